/** A game’s name, and its rules with the mark before them: `Klondike` and `, draw three`; `Klondike, draw three · 1 redeal`. */
export function splitName(name: string): {
  readonly game: string;
  readonly mark: string;
  readonly rules: string;
} {
  const [, game = name, mark = '', rules = ''] = /^(.*?)(, | · |、|，)(.*)$/.exec(name) ?? [];
  return { game, mark, rules };
}
