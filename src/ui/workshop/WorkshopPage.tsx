import { t } from '@lingui/core/macro';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { parseOwn } from '../../games/described';
import { gameOf } from '../../games/index';
import { joinSentences } from '../../locales/format';
import { randomDeal } from '../../store/browser';
import {
  formatLayout,
  howToPlay,
  type Layout,
  type Member,
  parseLayout,
  tableOf,
  workshopAddress,
} from '../../workshop/description';
import {
  changeDraft,
  type Draft,
  faultsAt,
  newDraft,
  redoChange,
  undoChange,
} from '../../workshop/draft';
import { withMoreColumns, withMoreIn } from '../../workshop/edit';
import { FIRST_LAYOUT } from '../../workshop/startingPoints';
import { addressProblem, gameAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { useKeptGames } from '../parts/keptGames';
import { GamesLink, Page } from '../parts/Page';
import { ToolButton } from '../parts/ToolButton';
import { useClipboard } from '../parts/useClipboard';
import { Controls } from './Controls';
import { KeepForm } from './KeepForm';
import { LayoutPicture } from './LayoutPicture';
import { OddsPanel } from './OddsPanel';
import { StartFrom } from './StartFrom';
import { useOdds } from './useOdds';
import '../parts/panel.css';
import './WorkshopPage.css';

/** The draft that the page was left with. It comes back with its changes: by its description, or where none is asked for. */
let left: Draft | undefined;

/** The draft of a description, and why that cannot be read. */
function draftOf(text: string): { readonly draft: Draft; readonly problem?: string } {
  if (left && (text === '' || text === formatLayout(left.layout))) return { draft: left };
  const parsed = parseLayout(text || FIRST_LAYOUT);
  if (parsed.ok) return { draft: newDraft(parsed.value) };
  return { ...draftOf(''), problem: addressProblem(parsed.error) };
}

/** The page on which a game is invented. `parts` are the description that it begins with; the usual one if there are none. */
export default function WorkshopPage({ parts }: { readonly parts: readonly string[] }) {
  const text = parts.join('/');
  return <Workshop key={text} text={text} />;
}

function Workshop({ text }: { readonly text: string }) {
  const { store } = useStores();
  const [{ draft: first, problem }] = useState(() => draftOf(text));
  const [draft, setDraft] = useState(first);
  const [deal] = useState(randomDeal);
  const [isKeeping, setIsKeeping] = useState(false);
  const { message, copy } = useClipboard();
  const { layout } = draft;

  const faults = useMemo(() => faultsAt(draft), [draft]);
  const isSound = faults.size === 0;
  const own = useMemo(() => {
    const game = isSound ? parseOwn(formatLayout(layout)) : undefined;
    return game?.ok ? game.value : undefined;
  }, [isSound, layout]);
  const kept = useKeptGames().find(({ game }) => game === own);
  const view = useMemo(() => tableOf(layout, deal), [layout, deal]);
  const odds = useOdds(useDeferredValue(layout), useDeferredValue(own));

  // The address is the description, but for one that cannot be played.
  useEffect(() => {
    left = draft;
    if (!isSound) return;
    try {
      window.history.replaceState(null, '', workshopAddress(draft.layout));
    } catch {
      // Browsers limit how often a page may do this. The next change tries again.
    }
  }, [draft, isSound]);

  // In the line of messages that every page has.
  useEffect(() => {
    if (message) store.actions.announce(message);
  }, [store, message]);

  const change = (next: Layout, member: Member, isSame?: boolean): void =>
    setDraft((before) => changeDraft(before, next, member, isSame));

  /** Changes the columns. A drag may take several steps before the page is rendered again. */
  const reshape = (edit: (before: Layout) => Layout, isSame: boolean): void =>
    setDraft((before) => changeDraft(before, edit(before.layout), 'columns', isSame));

  // The usual keys undo and redo, but for what is typed into a dialog.
  useEffect(() => {
    if (isKeeping) return;
    function handleKey(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey)) return;
      const name = event.key.toLowerCase();
      if (name === 'z') setDraft(event.shiftKey ? redoChange : undoChange);
      else if (name === 'y') setDraft(redoChange);
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isKeeping]);

  const [fault] = faults.values();
  const explain = (): void => store.actions.announce(fault ?? '', 'refusal');
  const link = own && new URL(gameAddress(own), window.location.href).href;

  return (
    <Page
      name="workshop"
      title={t`Invent a game`}
      problem={problem}
      links={<GamesLink />}
      tools={
        <>
          <ToolButton
            icon="undo"
            name={t({ message: 'Undo', context: 'a change of the rules' })}
            iconOnly
            disabled={draft.past.length === 0}
            onClick={() => setDraft(undoChange)}
          />
          <ToolButton
            icon="redo"
            name={t({ message: 'Redo', context: 'a change of the rules' })}
            iconOnly
            disabled={draft.future.length === 0}
            onClick={() => setDraft(redoChange)}
          />
          <Button
            aria-disabled={!own || undefined}
            onClick={() =>
              link ? copy({ text: link, copied: t`Link copied.`, failed: link }) : explain()
            }
          >
            {t`Share`}
          </Button>
          <Button
            aria-disabled={!own || undefined}
            onClick={() => (own ? setIsKeeping(true) : explain())}
          >
            {t({ message: 'Keep', context: 'an invented game' })}
          </Button>
          {own ? (
            <a className="button" data-main href={gameAddress(own)}>
              {t({ message: 'Play', context: 'a game' })}
            </a>
          ) : (
            <Button primary aria-disabled onClick={explain}>
              {t({ message: 'Play', context: 'a game' })}
            </Button>
          )}
        </>
      }
    >
      <div className="workshop-parts">
        <div className="workshop-game">
          <LayoutPicture
            view={view}
            columns={layout.columns.length}
            onCards={(column, more, isSame) =>
              reshape((before) => withMoreIn(before, column, more), isSame)
            }
            onColumns={(more, isSame) => reshape((before) => withMoreColumns(before, more), isSame)}
          />
          <OddsPanel {...odds} now={own && odds.now} />
          <section className="panel rules" aria-label={t`Rules`}>
            <h2>{kept?.name ?? (own ? gameOf(own).name : t`Rules`)}</h2>
            <div aria-live="polite">
              {isSound ? (
                howToPlay(layout).map((rule) => <p key={rule}>{rule}</p>)
              ) : (
                <p className="form-error">{joinSentences([...faults.values()])}</p>
              )}
            </div>
          </section>
        </div>
        <div className="workshop-controls">
          <StartFrom onStart={(next) => setDraft((before) => changeDraft(before, next))} />
          <Controls layout={layout} faults={faults} onChange={change} />
        </div>
      </div>
      {isKeeping && own && <KeepForm game={own} onClose={() => setIsKeeping(false)} />}
    </Page>
  );
}
