import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface GuardProps {
  readonly children: ReactNode;
  /** Stands in for what cannot be shown. */
  readonly instead: ReactNode;
  /** With another one what is inside is tried again. */
  readonly of?: unknown;
  readonly onFail?: () => void;
}

interface GuardState {
  readonly of: unknown;
  readonly failed: boolean;
}

/** Keeps what goes wrong inside from taking the rest of the page with it. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { of: this.props.of, failed: false };

  static getDerivedStateFromProps({ of }: GuardProps, state: GuardState): GuardState {
    return of === state.of ? state : { of, failed: false };
  }

  static getDerivedStateFromError(): Partial<GuardState> {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/**
 * A component whose file is fetched when it is shown first. Where the file is not to be had, without a network or
 * after the site has changed, `Missing` stands in for it, and the file is asked for again when it is shown anew.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Missing: ComponentType<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> = lazy(load);
  const again = (): void => {
    Part = lazy(load);
  };
  return (props) => (
    <Guard instead={<Missing {...props} />} onFail={again}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </Guard>
  );
}
