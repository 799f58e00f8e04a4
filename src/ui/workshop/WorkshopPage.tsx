import { t } from '@lingui/core/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import { gameOf, parseVariant } from '../../games/index';
import { joinSentences } from '../../locales/format';
import { randomDeal } from '../../store/browser';
import { Page } from '../page/Page';
import { gameAddress, linkTo } from '../parts/address';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { useKeptGames } from '../parts/keptGames';
import { UndoButtons } from '../parts/UndoButtons';
import { copyText } from '../parts/useClipboard';
import { gameBehind } from '../parts/wayBack';
import { Controls } from './Controls';
import { GamePicture } from './GamePicture';
import { KeepForm } from './KeepForm';
import { OddsPanel, winnableInWords } from './OddsPanel';
import { StartFrom } from './StartFrom';
import { useDraft } from './useDraft';
import { useOdds } from './useOdds';
import './WorkshopPage.css';

/** The page on which a game is invented. `parts` are the description to begin with; if there are none, the usual one. */
export default function WorkshopPage({ parts }: { readonly parts: readonly string[] }) {
  const text = parts.join('/');
  return <Workshop key={text} text={text} />;
}

function Workshop({ text }: { readonly text: string }) {
  const { store } = useStores();
  const [deal] = useState(randomDeal);
  const [isKeeping, setIsKeeping] = useState(false);
  const draft = useDraft(text);
  const { game, faults, change } = draft;
  const isSound = faults.size === 0;
  const own = useMemo(() => {
    const parsed = isSound ? parseVariant(game.text) : undefined;
    return parsed?.ok ? parsed.value : undefined;
  }, [isSound, game]);
  const kept = useKeptGames().find((each) => each.game === own);
  const view = useMemo(() => game.view(deal), [game, deal]);
  const odds = useOdds(useDeferredValue(own));

  const [fault] = faults.values();
  const explain = (): void => store.actions.announce(fault ?? '', 'refusal');
  const link = own && linkTo(gameAddress(own));

  return (
    <Page
      name="workshop"
      title={t`Invent a game`}
      back={gameBehind()}
      subtitle={own && odds.now && winnableInWords(odds.now)}
      problem={draft.problem}
      tools={
        <>
          <UndoButtons {...draft} />
          <Button
            aria-disabled={!own || undefined}
            onClick={async () => {
              if (!link) return explain();
              store.actions.announce(await copyText(link, t`Link copied.`, link));
            }}
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
      <p className="page-lead">
        {t`Change any rule, or drag the bars beside the cards: the table, its odds and the rules in words follow at once. Then play it.`}
      </p>
      <StartFrom onStart={change} />
      <div className="page-parts">
        <div className="page-part workshop-game">
          <GamePicture view={view} handles={game.handles} onDrag={draft.drag} />
          <OddsPanel {...odds} now={own && odds.now} />
          <section className="panel rules" aria-label={t`Rules`}>
            <h2>{kept?.name ?? (own ? gameOf(own).name : t`Rules`)}</h2>
            <div aria-live="polite">
              {!isSound && <p className="form-error">{joinSentences([...faults.values()])}</p>}
            </div>
            {isSound && game.rules().map((rule) => <p key={rule}>{rule}</p>)}
          </section>
        </div>
        <div className="page-part">
          <Controls game={game} faults={faults} onChange={change} />
        </div>
      </div>
      {isKeeping && own && <KeepForm game={own} onClose={() => setIsKeeping(false)} />}
    </Page>
  );
}
