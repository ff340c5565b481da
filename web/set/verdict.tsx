/** The verdict on the draft in words, after every change. */
import { VerdictSection, type VerdictWords } from '../ui/verdict-view.js';
import type { ForcedNumbers } from '../worker/forced.js';
import { draft } from './draft.js';
import { type Known, known } from './forced-state.js';

const WORKING: VerdictWords = {
  tone: 'open',
  sign: '…',
  head: 'Still working',
  text: 'Finding out which numbers are possible.',
};

/** Beside the board. */
export function SetVerdict() {
  const last = known.value;
  const isWorking = last === undefined || last.puzzle !== draft.value.now;
  return <VerdictSection words={isWorking ? WORKING : wordsOf(last.answer)} />;
}

function wordsOf(answer: Known['answer']): VerdictWords {
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
      return foundWords(answer);
  }
}

function foundWords({
  solutions,
  certified,
  isOpen,
}: Extract<ForcedNumbers, { readonly status: 'found' }>): VerdictWords {
  if (isOpen)
    return {
      tone: 'open',
      sign: '?',
      head: `At least ${solutions.count} solutions`,
      text: 'The search reached its limit: some of the small numbers may be impossible.',
    };
  if (solutions.exact && solutions.count === 1)
    return {
      tone: 'good',
      sign: '✓',
      head: 'Exactly one solution',
      text: certified ? 'Proved, and the proof was checked.' : 'Proved by the engine.',
    };
  return {
    tone: 'open',
    sign: '≠',
    head: solutions.exact ? `${solutions.count} solutions` : `${solutions.count} solutions or more`,
    text: 'Small numbers occur in some solution, large ones in all.',
  };
}
