import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { gameOf, type VariantId } from '../../games/index';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import { TextField } from '../parts/Field';
import { keptGamesOf, tooManyKept, useKeptGames, useRemoveKeptGame } from '../parts/keptGames';

interface KeepFormProps {
  readonly game: VariantId;
  readonly onClose: () => void;
}

/** The longest name that can be typed. */
const MAX_LETTERS = 60;

/** Asks for the name under which a game is kept. */
export function KeepForm({ game, onClose }: KeepFormProps) {
  const { storage, store } = useStores();
  const kept = useKeptGames().find((each) => each.game === game);
  const remove = useRemoveKeptGame();
  const [name, setName] = useState(kept?.name ?? gameOf(game).name);
  const field = useRef<HTMLInputElement>(null);
  // The dialog asks for nothing else.
  useEffect(() => field.current?.select(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const stored = keptGamesOf(storage).keep(game, name.trim() || gameOf(game).name);
    onClose();
    if (stored.ok) return store.actions.announce(t`Kept. It is among your games.`);
    const why =
      stored.error === 'refused'
        ? t`The browser refused to store it: it is kept until you leave.`
        : tooManyKept();
    store.actions.announce(why, 'refusal');
  }

  return (
    <Dialog
      title={
        kept
          ? t({ message: 'Kept game', comment: 'an invented game that the player keeps' })
          : t`Keep this game`
      }
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <div className="form-grid">
          <TextField
            ref={field}
            label={t`Name`}
            value={name}
            onChange={setName}
            autoComplete="off"
            maxLength={MAX_LETTERS}
          />
        </div>
        <p className="note">
          {t({
            message: 'Kept games are on the home page and in your backups.',
            comment: 'invented games that the player keeps',
          })}
        </p>
        <div className="control-row">
          <Button type="submit" primary>
            {kept ? t`Rename` : t({ message: 'Keep', context: 'an invented game' })}
          </Button>
          {kept && (
            <Button
              onClick={() => {
                onClose();
                remove(kept);
              }}
            >
              {t`Remove`}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
