import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary, lazyPart } from '../../src/ui/parts/lazyPart';

// React writes to the console what a guard has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

function Fragile({ broken }: { readonly broken: boolean }) {
  if (broken) throw new Error('broken');
  return <p>whole</p>;
}

test('what goes wrong inside a guard is stood in for, and tried again with another subject', () => {
  const page = (of: number, broken: boolean) => (
    <>
      <p>the rest</p>
      <ErrorBoundary resetKey={of} fallback={<p>instead</p>}>
        <Fragile broken={broken} />
      </ErrorBoundary>
    </>
  );
  const { container, rerender } = render(page(1, true));
  expect(container.textContent).toBe('the restinstead');
  rerender(page(1, false));
  expect(container.textContent).toBe('the restinstead');
  rerender(page(2, false));
  expect(container.textContent).toBe('the restwhole');
});

test('a file that was not to be had is asked for again when its component is shown anew', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Fragile }>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce({ default: Fragile });
  const Part = lazyPart(load, ({ broken }) => <p>missing, {broken ? 'broken' : 'not broken'}</p>);
  const { rerender } = render(<Part broken={false} />);
  expect(await screen.findByText('missing, not broken')).toBeTruthy();
  rerender(<Part broken={false} />);
  expect(load).toHaveBeenCalledTimes(1);
  rerender(<Part key="anew" broken={false} />);
  expect(await screen.findByText('whole')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
