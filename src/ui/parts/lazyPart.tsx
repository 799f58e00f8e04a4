import { Component, type ComponentType, type ReactNode, useDeferredValue } from 'react';
import { withTranslations } from '../../locales/languages';
import { reloadStyleSheets } from './styleSheets';
import { useAsync } from './useAsync';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of children that failed. */
  readonly fallback: ReactNode;
  /** A new value renders the children again. */
  readonly resetKey?: unknown;
}

interface ErrorBoundaryState {
  readonly resetKey: unknown;
  readonly failed: boolean;
}

/** Shows the fallback if rendering its children throws. */
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

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

const Nothing = () => null;

/**
 * A component whose code, style and translations are loaded when it is first rendered. If loading fails, as without a network or after
 * an update of the site, the fallback is rendered instead, by default nothing, and the next mount tries again. React’s Suspense would
 * delay the component by 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Fallback: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadPart = async (): Promise<ComponentType<Props>> => {
    try {
      const [part] = await Promise.all([withTranslations(load()), reloadStyleSheets()]);
      Loaded = part.default;
      return Loaded;
    } catch {
      return Fallback;
    }
  };
  return (props) => {
    const found = useAsync(Loaded ? undefined : loadPart);
    const Part = Loaded ?? found;
    return (
      <ErrorBoundary fallback={<Fallback {...props} />}>
        {Part && <Part {...props} />}
      </ErrorBoundary>
    );
  };
}

/** Renders a change of its children after the cards of the move have been painted. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children);
}
