/** Saves a text or a blob as a file on the player’s device. */
export function download(name: string, content: string | Blob, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The start of a deal’s file name. A deck dealt by hand is cut to 20 characters. */
export const dealFileName = (game: string, deal: string): string => `${game}-${deal.slice(0, 20)}`;
