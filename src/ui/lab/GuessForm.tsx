import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { Button } from '../parts/Button';
import { Chips } from '../parts/Chips';
import { useSettings, useStores } from '../parts/context';
import { TextField } from '../parts/Field';
import type { TalliedResult } from './text';

/** What the lab asks a guess of. */
export function GuessSetting() {
  const { settings } = useStores();
  const { guessFirst } = useSettings();
  return (
    <div className="control-row">
      <span aria-hidden="true">{t`Ask for my guess`}</span>
      <Chips
        label={t`Ask for my guess`}
        value={guessFirst}
        choices={[
          ['questions', t`At each question`],
          ['on', t`At every run`],
          ['off', t({ message: 'Never', comment: 'the lab never asks for a guess' })],
        ]}
        onChange={(next) => settings.set('guessFirst', next)}
      />
    </div>
  );
}

interface ChoiceFormProps {
  readonly question: string;
  readonly choices: readonly string[];
  readonly onGuess: (guess: string | undefined) => void;
}

/** Asks for one of a few answers before the true one is shown; undefined if somebody would rather not guess. */
export function ChoiceForm({ question, choices, onGuess }: ChoiceFormProps) {
  return (
    <section className="guess-first" aria-label={t`Your guess?`}>
      <p>{question}</p>
      <div className="control-row">
        {choices.map((choice) => (
          <Button key={choice} onClick={() => onGuess(choice)}>
            {choice}
          </Button>
        ))}
      </div>
      <div className="control-row">
        <Button onClick={() => onGuess(undefined)}>{t`Show without a guess`}</Button>
      </div>
    </section>
  );
}

interface GuessFormProps {
  readonly result: TalliedResult;
  readonly onGuess: (share: number | undefined) => void;
}

/** Asks for the percentage that a run will show; undefined if somebody would rather not guess. */
export function GuessForm({ result, onGuess }: GuessFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    const guess = parseGuess(text);
    setProblem(guess.ok ? '' : guess.error);
    if (guess.ok) onGuess(guess.value);
  }
  return (
    <form className="guess-first" onSubmit={submit} noValidate>
      <TextField
        label={
          result === 'winnable'
            ? t`Your guess: how many percent can be won?`
            : t`Your guess: how many percent are won?`
        }
        inputMode="decimal"
        value={text}
        onChange={setText}
        autoComplete="off"
      />
      <div className="control-row">
        <Button type="submit" primary>
          {t({ message: 'Guess', comment: 'on a button: this is what I expect' })}
        </Button>
        <Button onClick={() => onGuess(undefined)}>{t`Show without a guess`}</Button>
      </div>
      <p className="form-error" role="alert">
        {problem}
      </p>
    </form>
  );
}

/** Parses a percentage as people write it: `15`, `7.7`, `7,7%`. The share, or a sentence. */
export function parseGuess(text: string): Result<number, string> {
  const digits = text.trim().replace(/\s*%$/, '').replace(',', '.');
  const percent = /^\d{1,3}(\.\d{0,6})?$/.test(digits) ? Number(digits) : Number.NaN;
  if (percent >= 0 && percent <= 100) return ok(percent / 100);
  const typed = quote(text);
  return err(
    text.trim() === ''
      ? t`A guess is a number from 0 to 100.`
      : t`A guess is a number from 0 to 100, not ${typed}.`,
  );
}
