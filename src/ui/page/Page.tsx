import { t } from '@lingui/core/macro';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { FIRST_GAMES } from '../../games/index';
import { dailyAddress, type PageName, setUpAddress, statisticsAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { commandOf } from '../parts/commandKeys';
import { useStores } from '../parts/context';
import { Icon } from '../parts/Icon';
import { Menu } from '../parts/Menu';
import { Message } from '../parts/Message';
import { ToolButton } from '../parts/ToolButton';
import { useTitle } from '../parts/useTitle';
import { scrollToStart } from '../parts/wayBack';
import { AppDialogs, createDialogs } from './AppDialogs';
import '../parts/panel.css';
import './Page.css';

interface PageProps {
  /** Its class, and the name of its styles. */
  readonly name: PageName | 'home';
  readonly title: string;
  /** What stays in view under the title. */
  readonly subtitle?: string | undefined;
  /** What the browser’s tab says in place of the title. */
  readonly documentTitle?: string | undefined;
  /** The way back, if it does not lead home. */
  readonly back?: string | undefined;
  /** What can be done on the page: buttons in the header, on a phone in a row of their own. */
  readonly tools?: ReactNode;
  /** The part of the page that is shown. A change of it is a new arrival. */
  readonly place?: string;
  /** What gets the focus on arrival; the title if left out. */
  readonly focus?: RefObject<HTMLElement | null> | undefined;
  /** Why the address could not be read. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** A page other than a game’s: its header, the line of messages, and its content. */
export function Page(props: PageProps) {
  const { name, title, subtitle, documentTitle, back = '#/', tools, place, focus, problem } = props;
  const { store } = useStores();
  const [dialogs] = useState(createDialogs);

  // After the page’s own keys, of which one may be the same: where a position is set up, `?` is a card.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (commandOf(event) !== 'help') return;
      event.preventDefault();
      dialogs.open('help');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dialogs]);
  useTitle(name === 'home' ? undefined : (documentTitle ?? title));

  // The link or button that led here is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is an arrival
  useEffect(() => {
    if (focus?.current) focus.current.focus({ preventScroll: true });
    else focusTitle();
    scrollToStart();
  }, [place]);

  const { hash } = window.location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may have the same problem
  useEffect(() => {
    if (problem) store.actions.announce(problem, 'refusal');
  }, [store, problem, hash]);

  return (
    <main className={`page ${name}`}>
      <header className="page-bar page-header control-row quiet">
        {name === 'home' ? (
          <Mark />
        ) : (
          <a
            className="button page-back"
            href={back}
            aria-label={t({ message: 'Back', comment: 'to the page above this one' })}
          >
            <Icon name="back" />
          </a>
        )}
        <hgroup>
          <h1 tabIndex={-1}>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </hgroup>
        {tools && <div className="page-tools">{tools}</div>}
        <nav className="page-nav" aria-label={t`Pages`}>
          <PageLinks current={name} />
        </nav>
        <div className="page-settings">
          <ToolButton
            icon="settings"
            name={t`Settings`}
            iconOnly
            onClick={() => dialogs.open('settings')}
          />
          <Menu icon="more" name={t`Pages`} iconOnly>
            <PageLinks current={name} />
            <PageLink
              address={setUpAddress()}
              name={t`Set up a game`}
              isCurrent={name === 'set-up'}
            />
            <PageLink address="#/courses" name={t`For courses`} isCurrent={name === 'courses'} />
            <Button onClick={() => dialogs.open('help')}>{t`Help`}</Button>
            <Button onClick={() => dialogs.open('about')}>{t`About…`}</Button>
          </Menu>
        </div>
      </header>
      <Message />
      {props.children}
      {name === 'home' && (
        <footer className="page-foot control-row quiet">
          <Button onClick={() => dialogs.open('help')}>{t`Help`}</Button>
          <PageLink address="#/courses" name={t`For courses`} />
          <Button onClick={() => dialogs.open('about')}>{t`About…`}</Button>
        </footer>
      )}
      <AppDialogs dialogs={dialogs} id={FIRST_GAMES[0]} />
    </main>
  );
}

/** Focuses the page’s title if the element that had the focus is gone. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('.page-header h1')?.focus({ preventScroll: true });
}

/** The pages that every header leads to, by name. */
const pages = (): readonly (readonly [page: PageName, address: string, name: string])[] => [
  ['games', '#/games', t({ message: 'Games', context: 'kinds of games' })],
  ['daily', dailyAddress(), t`Daily`],
  ['statistics', statisticsAddress(), t`Statistics`],
  ['lab', '#/lab', t`The lab`],
  ['workshop', '#/workshop', t`Invent a game`],
];

const PageLinks = ({ current }: { readonly current: PageProps['name'] }) =>
  pages().map(([place, address, name]) => (
    <PageLink key={place} {...{ address, name }} isCurrent={place === current} />
  ));

interface PageLinkProps {
  readonly address: string;
  readonly name: string;
  readonly isCurrent?: boolean;
}

const PageLink = ({ address, name, isCurrent }: PageLinkProps) => (
  <a className="button" href={address} aria-current={isCurrent ? 'page' : undefined}>
    {name}
  </a>
);

/** The sign of the program: a card that can be won. */
const Mark = () => (
  <svg className="page-mark" viewBox="0 0 24 24" aria-hidden="true">
    <rect x="4" y="1" width="16" height="22" rx="2.5" />
    <path d="M8 12.5l3 3 5.5-7" />
  </svg>
);
