import { t } from '@lingui/core/macro';
import { WRITTEN_FORMS, type WrittenForm, writePosition } from '../../interchange';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { copyText } from '../parts/useClipboard';
import type { PositionDraft } from './draft';
import { positionFrom, type SetUpTable } from './setUpTable';

interface CopyFormsProps {
  readonly link: string;
  readonly table: SetUpTable;
  readonly draft: PositionDraft;
}

/** Copies the position, in the forms of other programs or as a link to this page. */
export function CopyForms({ link, table, draft }: CopyFormsProps) {
  const { actions } = useStores().store;
  async function copy(form: WrittenForm): Promise<void> {
    const { game } = table;
    const text = writePosition(game, positionFrom(table, draft.piles, draft.redeals), form);
    if (!text.ok) return actions.announce(text.error, 'refusal');
    actions.announce(await copyText(text.value, t`Copied.`));
  }
  async function copyLink(): Promise<void> {
    actions.announce(await copyText(link, t`Link copied.`, link));
  }
  return (
    <section className="panel" aria-label={t`Copy as`}>
      <h2>{t`Copy as`}</h2>
      <div className="control-row">
        <Button onClick={() => void copyLink()}>
          {t({ message: 'Link', context: 'to copy' })}
        </Button>
        {WRITTEN_FORMS.map((form) => (
          <Button
            key={form}
            translate={form === 'solvitaire' ? 'no' : undefined}
            onClick={() => void copy(form)}
          >
            {formName(form)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function formName(form: WrittenForm): string {
  switch (form) {
    case 'board':
      return t({
        message: 'Board',
        comment: 'a form of a position: the cards of each pile in a line',
      });
    case 'solvitaire':
      return 'Solvitaire';
    case 'piles':
      return t({ message: 'Piles (JSON)', comment: 'a form of a position' });
  }
}
