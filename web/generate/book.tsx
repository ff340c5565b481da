/** A small book of one kind of puzzle: made, proved, and ready to print. */
import { signal } from '@preact/signals';
import { CallError } from '../engine/lane.js';
import { making } from '../engine/lanes.js';
import { download } from '../files/download.js';
import { givenValues } from '../ui/setting-field.js';
import { say, spokenLanguage } from '../words/index.js';
import type { FamilyCard } from '../worker/families.js';
import { forms, freshSeed, wish } from './state.js';

const MOST = 100;
const count = signal(12);
const isMaking = signal(false);
const words = signal('');

/** The number of puzzles, and the button that makes them. */
export function SmallBook({ card }: { readonly card: FamilyCard }) {
  return (
    <details>
      <summary>{say('smallBook')}</summary>
      <form
        class="controls"
        onSubmit={(event) => {
          event.preventDefault();
          if (isMaking.value) making.cancel();
          else void make(card);
        }}
      >
        <label class="field">
          <span>
            {say('bookPuzzles')} <small>{say('bookNote')}</small>
          </span>
          <input
            type="number"
            min={1}
            max={MOST}
            value={count.value}
            onInput={(event) => {
              const puzzles = Math.round(event.currentTarget.valueAsNumber);
              if (puzzles >= 1 && puzzles <= MOST) count.value = puzzles;
            }}
          />
        </label>
        <button type="submit">{say(isMaking.value ? 'cancelBook' : 'makeBook')}</button>
        <p role="status">{words.value}</p>
      </form>
    </details>
  );
}

async function make({ id, name, settings }: FamilyCard): Promise<void> {
  making.cancel();
  isMaking.value = true;
  words.value = say('bookMaking');
  const { difficulty, seed } = wish.peek();
  try {
    const { pdf, pages } = await making.call('book', {
      family: id,
      language: spokenLanguage(),
      title: name,
      count: count.peek(),
      seed: seed === '' ? freshSeed() : seed,
      settings: givenValues(settings, forms.peek()[id] ?? {}),
      ...(difficulty === '' ? {} : { difficulty }),
    });
    words.value = say('bookPages', { count: pages });
    download(new Blob([pdf as BlobPart], { type: 'application/pdf' }), `${id}-book.pdf`);
  } catch (error) {
    const isCancelled = error instanceof CallError && error.failure.kind === 'cancelled';
    words.value = isCancelled ? '' : (error as Error).message;
  }
  isMaking.value = false;
}
