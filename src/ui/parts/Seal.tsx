import { t } from '@lingui/core/macro';
import { Button } from './Button';
import { useStores } from './context';
import './Seal.css';

/** A small sign after a sentence that is proved. Its tip says what that means, and so does a press. */
export function Seal() {
  const { actions } = useStores().store;
  const words = t`Proved: the solver checked every continuation.`;
  return (
    <Button className="seal" data-tip={words} onClick={() => actions.announce(words)}>
      <span aria-hidden="true">✓</span>
      <span className="visually-hidden">{words}</span>
    </Button>
  );
}
