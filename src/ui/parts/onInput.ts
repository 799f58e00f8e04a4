/** The inputs that end a deal's or a win's animation. */
export const ANY_INPUT = ['pointerdown', 'keydown', 'wheel'] as const;

/** Runs a task at each of these inputs, before the page handles it. Returns a function that stops listening. */
export function onInput(inputs: readonly string[], task: () => void): () => void {
  for (const input of inputs) window.addEventListener(input, task, true);
  return () => {
    for (const input of inputs) window.removeEventListener(input, task, true);
  };
}

/** True if a modifier key is held. */
export const isModified = (
  event: Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
