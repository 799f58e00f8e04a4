/** The path of each icon: strokes on a grid of 24 by 24 units. */
export const ICON_PATHS = {
  games: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  back: 'M14.5 5l-7 7 7 7',
  next: 'M9.5 5l7 7-7 7',
  down: 'M7 10l5 5 5-5',
  add: 'M12 5v14M5 12h14',
  daily: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  winnable: 'M5 12.5l4.5 4.5L19 7.5',
  about: 'M12 11v6M12 7.5v.3M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  close: 'M6 6l12 12M18 6L6 18',
  delete: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  deal: 'M8 4h12v14H8zM14 8v6M11 11h6M4 8v13h12',
  giveUp: 'M6 21V4h12l-3 4 3 4H6',
  number: 'M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16',
  restart: 'M5 4v6h6M5.5 10a7.5 7.5 0 1 1-1 5',
  undo: 'M9 5l-5 5 5 5M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17v.3M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  sounds: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  silence: 'M4 9v6h4l5 4V5L8 9zM16 9.5l5 5M21 9.5l-5 5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 5v4h4V5zM7 15v4h4v-4z',
  hint: 'M9 17h6M10 20.5h4M8.5 14.5a6 6 0 1 1 7 0c-.5.5-.8 1.3-.8 2.5H9.3c0-1.2-.3-2-.8-2.5z',
  home: 'M5 3h14M6 13l6-6 6 6M6 20l6-6 6 6',
  analysis: 'M4 4v16h16M7.5 15l4-5 3 2.5L20 6',
  lab: 'M4 20h16M6.5 20v-6M12 20V5M17.5 20v-9',
  replace: 'M4 9h15l-4-4M20 15H5l4 4',
  takeBack: 'M9 5h11v14H9l-6-7zM12.5 9.5l5 5M17.5 9.5l-5 5',
  start: 'M12 5l-7 7 7 7zM20 5l-7 7 7 7z',
  stepBack: 'M18 5l-9 7 9 7zM5 5v14',
  step: 'M6 5l9 7-9 7zM19 5v14',
  play: 'M7 4l12 8-12 8z',
  pause: 'M8 5v14M16 5v14',
  end: 'M4 5l7 7-7 7zM12 5l7 7-7 7z',
  more: 'M4.5 12h1M11.5 12h1M18.5 12h1',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  watch: 'M3 4h18v13H3zM10 7.5l5 3-5 3zM8 21h8',
  link: 'M10 14l4-4M11 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M13 17l-2 2a4.2 4.2 0 0 1-6-6l2-2',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M8 11H5v9h14v-9h-3',
  text: 'M5 6h14M5 11h14M5 16h9',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 4M15.5 9.2v.1',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** A decorative icon; its button carries the name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
