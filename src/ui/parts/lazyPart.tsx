import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Stands in for what cannot be shown. */
  readonly fallback: ReactNode;
  /** With another one what is inside is tried again. */
  readonly resetKey?: unknown;
  readonly onFail?: () => void;
}

interface ErrorBoundaryState {
  readonly resetKey: unknown;
  readonly failed: boolean;
}

/** Keeps what goes wrong inside from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey, failed: false };

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState {
    return resetKey === state.resetKey ? state : { resetKey, failed: false };
  }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/**
 * A component whose file is fetched when it is shown first. Where the file is not to be had, without a network or
 * after the site has changed, `Missing` stands in for it, and the file is asked for again when it is shown anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Fallback: ComponentType<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> = lazy(load);
  const again = (): void => {
    Part = lazy(load);
  };
  return (props) => (
    <ErrorBoundary fallback={<Fallback {...props} />} onFail={again}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
