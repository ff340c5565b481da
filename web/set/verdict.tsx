/** The verdict on the draft in words, after every change. */
import type { Puzzle } from '../../src/browser.js';
import { END_OF_SCALE, ratingWords } from '../ui/rating.js';
import { VerdictSection, type VerdictWords } from '../ui/verdict-view.js';
import { capitalised, say } from '../words/index.js';
import type { ForcedValues } from '../worker/forced.js';
import { type Known, known } from './forced-state.js';

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
    return <VerdictSection words={{ tone: 'open', sign: '…', head: say('notAPuzzle'), text: problem }} />;
  const last = known.value;
  const isWorking = last === undefined || last.puzzle !== puzzle;
  const working = { tone: 'open', sign: '…', head: say('stillWorking'), text: say('findingOut') } as const;
  return <VerdictSection words={isWorking ? working : wordsOf(last)} />;
}

function wordsOf(last: Known): VerdictWords {
  const { answer } = last;
  switch (answer.status) {
    case 'failed':
      return { tone: 'open', sign: '?', head: say('noVerdict'), text: answer.message };
    case 'none': {
      const text = say(answer.certified ? 'noneChecked' : 'noneProved');
      return { tone: 'bad', sign: '∅', head: say('noSolution'), text };
    }
    case 'undecided':
      return {
        tone: 'open',
        sign: '?',
        head: say('notDecided'),
        text: say('limitBefore'),
      };
    case 'found':
      return foundWords(answer, last);
  }
}

function foundWords(
  { solutions, certified, isOpen }: Extract<ForcedValues, { readonly status: 'found' }>,
  { rating, isRated }: Known,
): VerdictWords {
  if (isOpen)
    return {
      tone: 'open',
      sign: '?',
      head: say('atLeastSolutions', { count: solutions.count }),
      text: say('limitMaybe'),
    };
  if (solutions.exact && solutions.count === 1) {
    const proof = say(certified ? 'provedAndChecked' : 'provedByEngine');
    const how = rating && say('sentence', { words: capitalised(ratingWords(rating)) });
    const wait = isRated ? undefined : say('sentence', { words: capitalised(say('ratingIt')) });
    const scale = rating?.number !== undefined && rating.number < END_OF_SCALE;
    const end = scale && say('scaleEnds', { most: END_OF_SCALE });
    const text = [proof, how, end, wait].filter(Boolean).join(' ');
    return { tone: 'good', sign: '✓', head: say('exactlyOne'), text };
  }
  return {
    tone: 'open',
    sign: '≠',
    head: say(solutions.exact ? 'solutions' : 'solutionsOrMore', { count: solutions.count }),
    text: say('whatAllHave'),
  };
}
