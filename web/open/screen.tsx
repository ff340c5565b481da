/** The screen for puzzles from elsewhere: any format, by paste or file. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nameOfFamily } from '../engine/families.js';
import { openPuzzleText, reading, readingFailure } from '../files/open-text.js';
import { route } from '../router.js';
import { PuzzleCard } from '../ui/puzzle-card.js';
import { sayRich } from '../ui/rich.js';
import { say } from '../words/index.js';
import { unescaped } from './address.js';
import { openWithHelp } from './open-with-help.js';

const text = signal('');
/** Puzzles that are shown of a long list. */
const MOST_SHOWN = 20;

/** A place for text, and the puzzles that were read. */
export function OpenScreen() {
  const { puzzles = [], broken = [] } = reading.value ?? {};
  const { rest, help } = route.value;
  useEffect(() => {
    if (rest === '') return;
    text.value = unescaped(rest);
    // The way back from the puzzles would only read them again.
    void (help === undefined ? openPuzzleText(text.value, undefined, true) : openWithHelp(text.value, help));
  }, [rest, help]);
  return (
    <>
      <h1>{say('openHeading')}</h1>
      <p class="lead">{sayRich('openLead')}</p>
      <form
        class="open"
        onSubmit={(event) => {
          event.preventDefault();
          void openPuzzleText(text.value);
        }}
      >
        <label class="field">
          <span>{say('puzzleAsText')}</span>
          <textarea
            rows={5}
            value={text.value}
            spellcheck={false}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <div class="buttons">
          <button type="submit" class="main">
            {say('readIt')}
          </button>
          <label class="button">
            {say('chooseFile')}
            <input type="file" class="spoken" onChange={(event) => void readFile(event.currentTarget)} />
          </label>
        </div>
      </form>
      {readingFailure.value !== '' && (
        <p class="trouble" role="alert">
          {readingFailure.value}
        </p>
      )}
      {broken.map((sentence) => (
        <p key={sentence} class="trouble" role="alert">
          {sentence}
        </p>
      ))}
      {puzzles.slice(0, MOST_SHOWN).flatMap(({ warnings = [] }, index) =>
        warnings.map((sentence) => (
          <p key={`${index} ${sentence}`} class="trouble" role="note">
            {sentence}
          </p>
        )),
      )}
      {puzzles.length > MOST_SHOWN && <p>{say('readMany', { count: puzzles.length, most: MOST_SHOWN })}</p>}
      <div class="cards">
        {puzzles.slice(0, MOST_SHOWN).map((read, index) => (
          <PuzzleCard
            key={`${index} ${JSON.stringify(read.puzzle)}`}
            puzzle={read.puzzle}
            solution={read.solution}
            title={read.credits.title ?? nameOfFamily(read.puzzle.family)}
            note={[nameOfFamily(read.puzzle.family), read.credits.author, read.format]
              .filter(Boolean)
              .join(' · ')}
            isChecked
          />
        ))}
      </div>
    </>
  );
}

async function readFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  input.value = '';
  if (file !== undefined) await openPuzzleText(await file.text(), file.name);
}
