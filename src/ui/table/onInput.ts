/** What counts as an action of the player, which ends a show. */
export const ANY_INPUT = ['pointerdown', 'keydown', 'wheel'] as const;

/** Does a task whenever one of these inputs comes, before the page hears of it. Gives back how to stop that. */
export function onInput(inputs: readonly string[], task: () => void): () => void {
  for (const input of inputs) window.addEventListener(input, task, true);
  return () => {
    for (const input of inputs) window.removeEventListener(input, task, true);
  };
}

/** Whether a key is pressed together with one that changes what it means. */
export const isModified = (
  event: Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
