/** News of clues that an entry has met, for people who do not see their bars. */
import { useRef } from 'preact/hooks';
import type { Cell } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import { isAbout, type MetClue } from '../games/index.js';

/** Most clues that one entry meets: a cell and those around it. More come with a whole solution at once. */
const MOST = 9;

interface Last {
  readonly keys: ReadonlySet<string>;
  readonly words: string;
}

/**
 * The sentences on clues that the last change has met, but for those at the cursor, which its own words have;
 * empty where there are none.
 */
export function useMetNews(clues: readonly MetClue[], cursor: Cell): string {
  const last = useRef<Last | undefined>(undefined);
  const before = last.current;
  const keys = new Set(clues.map(keyOf));
  if (before === undefined || [...keys].join() !== [...before.keys].join()) {
    const isNew = (clue: MetClue): boolean => before?.keys.has(keyOf(clue)) === false;
    const news = clues.filter((clue) => isNew(clue) && !isAbout(clue, cursor));
    last.current = { keys, words: news.length > MOST ? '' : news.map(wordsOf).join('. ') };
  }
  return last.current!.words;
}

function keyOf({ cell, part }: MetClue): string {
  return `${cell} ${part}`;
}

function wordsOf({ cell: [row, column] }: MetClue): string {
  return say('clueDoneAt', { row: row + 1, column: column + 1 });
}
