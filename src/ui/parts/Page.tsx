import { t } from '@lingui/core/macro';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useStores } from './context';
import { Icon } from './Icon';
import { Message } from './Message';
import './Page.css';

interface PageProps {
  /** Its class, and the name of its styles. */
  readonly name: string;
  readonly title: string;
  /** What the browser’s tab says, if it is not the title. */
  readonly documentTitle?: string | undefined;
  /** Links that come before the title. */
  readonly links?: ReactNode;
  /** Buttons at the end of the header. */
  readonly tools?: ReactNode;
  /** The part of the page that is shown. A change of it is a new arrival. */
  readonly place?: string;
  /** The heading that gets the focus on arrival; the title if left out. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
  /** Why the address could not be read. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** A page other than a game’s: its header, the line of messages, and its content. */
export function Page(props: PageProps) {
  const { name, title, documentTitle, links, tools, place, heading, problem } = props;
  const { store } = useStores();

  useEffect(() => {
    document.title = documentTitle ?? t`${title} · Patience Lab`;
  }, [title, documentTitle]);

  // The link or button that led here is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is an arrival
  useEffect(() => {
    if (heading?.current) heading.current.focus({ preventScroll: true });
    else focusTitle();
    window.scrollTo(0, 0);
  }, [place]);

  const { hash } = window.location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may have the same problem
  useEffect(() => {
    if (problem) store.actions.announce(problem, 'refusal');
  }, [store, problem, hash]);

  return (
    <main className={`page ${name}`}>
      <header className="page-header control-row">
        {links}
        <h1 tabIndex={-1}>{title}</h1>
        {tools && <div className="control-row page-tools">{tools}</div>}
      </header>
      <Message store={store} />
      {props.children}
    </main>
  );
}

/** Focuses the page’s title if the element that had the focus is gone. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('.page-header h1')?.focus({ preventScroll: true });
}

/** The way back to the menu. */
export const GamesLink = () => (
  <a className="button" href="#/">
    <Icon name="games" /> {t({ message: 'Games', context: 'kinds of games' })}
  </a>
);
