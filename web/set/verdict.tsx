/** The verdict on the draft in words, after every change. */
import type { Puzzle } from '../../src/browser.js';
import { REACH } from '../ui/rating.js';
import { VerdictSection, type VerdictWords } from '../ui/verdict-view.js';
import type { ForcedValues } from '../worker/forced.js';
import { type Known, known } from './forced-state.js';

const WORKING: VerdictWords = {
  tone: 'open',
  sign: '…',
  head: 'Still working',
  text: 'Finding out what is possible.',
};

/** Beside the board. */
export function SetVerdict({
  puzzle,
  problem,
}: {
  readonly puzzle: Puzzle;
  /** A sentence on why it is no puzzle yet. */
  readonly problem?: string | undefined;
}) {
  if (problem !== undefined)
    return <VerdictSection words={{ tone: 'open', sign: '…', head: 'Not a puzzle yet', text: problem }} />;
  const last = known.value;
  const isWorking = last === undefined || last.puzzle !== puzzle;
  return <VerdictSection words={isWorking ? WORKING : wordsOf(last)} />;
}

function wordsOf({ answer, rating }: Known): VerdictWords {
  switch (answer.status) {
    case 'failed':
      return { tone: 'open', sign: '?', head: 'No verdict', text: answer.message };
    case 'none': {
      const text = answer.certified ? 'This is proved, and the proof was checked.' : 'This is proved.';
      return { tone: 'bad', sign: '∅', head: 'No solution', text };
    }
    case 'undecided':
      return {
        tone: 'open',
        sign: '?',
        head: 'Not decided',
        text: 'The search reached its limit before it found a solution.',
      };
    case 'found':
      return foundWords(answer, rating);
  }
}

function foundWords(
  { solutions, certified, isOpen }: Extract<ForcedValues, { readonly status: 'found' }>,
  rating: Known['rating'],
): VerdictWords {
  if (isOpen)
    return {
      tone: 'open',
      sign: '?',
      head: `At least ${solutions.count} solutions`,
      text: 'The search reached its limit: some of what is shown as possible may not be.',
    };
  if (solutions.exact && solutions.count === 1) {
    const proof = certified ? 'Proved, and the proof was checked.' : 'Proved by the engine.';
    const reach = rating === undefined ? 'Working out how hard it is' : capitalised(REACH[rating.logic]);
    return { tone: 'good', sign: '✓', head: 'Exactly one solution', text: `${proof} ${reach}.` };
  }
  return {
    tone: 'open',
    sign: '≠',
    head: solutions.exact ? `${solutions.count} solutions` : `${solutions.count} solutions or more`,
    text: 'What all solutions have is drawn in; small numbers occur in some.',
  };
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
