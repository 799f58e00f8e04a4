import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary, lazyPart } from '../../src/ui/parts/lazyPart';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

function Fragile({ broken }: { readonly broken: boolean }) {
  if (broken) throw new Error('broken');
  return <p>whole</p>;
}

test('an error boundary shows its fallback, and tries again with another reset key', () => {
  const page = (resetKey: number, broken: boolean) => (
    <>
      <p>the rest</p>
      <ErrorBoundary resetKey={resetKey} fallback={<p>instead</p>}>
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

test('a part that failed to load is loaded again when it is mounted anew', async () => {
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
