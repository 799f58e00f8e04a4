import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { CHECK_COMMANDS, FAULT_COMMANDS } from '../../courses/commands';
import { EXERCISES, exerciseInWords } from '../../courses/exercise';
import { pythonFor } from '../../courses/pythonDeal';
import { parseDealNumber } from '../../engine/dealId';
import { normaliseTyped } from '../../engine/typedText';
import { gameOf } from '../../games/index';
import { Page } from '../page/Page';
import { gameAddress, linkTo } from '../parts/address';
import { Button } from '../parts/Button';
import { CodeBlock } from '../parts/CodeBlock';
import { useStores } from '../parts/context';
import { TextField } from '../parts/Field';
import { MiniTable, previewView } from '../parts/MiniTable';
import { copyText } from '../parts/useClipboard';
import './CoursesPage.css';

/** The longest deal number that can be typed. */
const MAX_DIGITS = 15;

/** What teachers and students of programming find here: the games of exercises, the deals in Python, and what checks a program. */
export default function CoursesPage() {
  const { actions } = useStores().store;
  const problemId = useId();
  const [typed, setTyped] = useState('0');
  const parsed = parseDealNumber(normaliseTyped(typed));
  const deal = parsed.ok ? parsed.value : '0';
  const python = pythonFor(deal, {});
  const copy = async (text: string, copied: string): Promise<void> =>
    actions.announce(await copyText(text, copied, text));
  return (
    <Page name="courses" title={t`For courses`}>
      <p className="page-lead">
        {t`For those who teach or learn programming: see what a program should print, and where it goes wrong.`}
      </p>
      <section className="panel">
        <h2>{t`Games from programming courses`}</h2>
        <p>{t`A link deals the same cards to everybody. Choose the deal, and send the link to your students.`}</p>
        <div className="form-grid">
          <TextField
            label={t`Deal number`}
            value={typed}
            onChange={setTyped}
            inputMode="numeric"
            maxLength={MAX_DIGITS}
            autoComplete="off"
            aria-invalid={!parsed.ok}
            aria-describedby={problemId}
          />
        </div>
        <p id={problemId} className="form-error" role="alert">
          {!parsed.ok && parsed.error}
        </p>
        <ul className="plain-list course-games">
          {EXERCISES.map((id) => {
            const { name } = gameOf(id);
            const address = gameAddress(id, deal);
            return (
              <li key={id}>
                <a className="picture-row" href={address}>
                  <MiniTable view={previewView(id, deal)} />
                  <strong>{name}</strong>
                  <small>{exerciseInWords(id)}</small>
                </a>
                <Button
                  aria-label={t`Copy link: ${name}`}
                  onClick={() => void copy(linkTo(address), t`Link copied.`)}
                >
                  {t`Copy link`}
                </Button>
              </li>
            );
          })}
        </ul>
      </section>
      <div className="page-parts">
        <div className="page-part">
          <section className="panel">
            <h2>{t`A deal number is a Python seed`}</h2>
            <p>{t`The same cards in Python, the last one on top; the list can be pasted as a deal. From 0 to 51 they are hearts, diamonds, clubs, spades, each from ace to king:`}</p>
            <CodeBlock>{python}</CodeBlock>
            <Button onClick={() => void copy(python, t`Copied.`)}>{t`Copy`}</Button>
          </section>
          <section className="panel">
            <h2>{t`Compare with your output`}</h2>
            <p>{t`Press the name above a game, then “For programmers”: there are its cards in Python. For games that play by themselves, the transcript is there too, to read, to copy or to download. Paste what your program printed, and the first line that differs is marked.`}</p>
          </section>
          <section className="panel">
            <h2>{t`The lab`}</h2>
            <p>{t`The lab plays games by the million and counts how they end. Choose a question, or ask your own.`}</p>
            <a className="button" href="#/lab">{t`Play a million games and see`}</a>
          </section>
        </div>
        <div className="page-part">
          <section className="panel">
            <h2>{t`Check a program`}</h2>
            <p>{t`The terminal program, which comes with the source of Patience Lab, runs a program for a hundred deals. It says which ones are right, and where the others go wrong:`}</p>
            <CodeBlock>{CHECK_COMMANDS}</CodeBlock>
            <p>{t`In the source, docs/courses.md has all options, programs of ours that pass, and a folder for Gradescope.`}</p>
          </section>
          <section className="panel">
            <h2>{t`Planted faults`}</h2>
            <p>{t`Are the tests of a student any good? Here are programs that are wrong in one thing each, to try them on:`}</p>
            <CodeBlock>{FAULT_COMMANDS}</CodeBlock>
          </section>
        </div>
      </div>
    </Page>
  );
}
