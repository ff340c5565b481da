/** A line that is supposed, or that there is none, until a number, a corner or the loop cannot be. */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Move } from '../../contract/move.js';
import { type Forced, followCounts } from '../../kit/moves/counted.js';
import { followLoop } from '../../kit/moves/loop-follow.js';
import { loopClause, type PointForced } from '../../kit/moves/loop-words.js';
import { defineMove } from '../../kit/moves/move.js';
import { bestRefuted, type Follow } from '../../kit/moves/suppose.js';
import { type LineName, linesWords } from '../../kit/words/sides.js';
import type { SlitherlinkPuzzle } from '../puzzle.js';
import type { NumberRule } from '../rules.js';
import { fenceOf } from './fence.js';

interface Supposed {
  readonly place: InLanguages<string>;
  readonly isLine: boolean;
  /** Lines that follow, in order. */
  readonly forced: InLanguages<readonly LineName[]>;
  readonly end: InLanguages<string>;
}

type Step = Forced<NumberRule> | PointForced;

export const supposed: Move<SlitherlinkPuzzle> = defineMove<SlitherlinkPuzzle, Supposed>({
  id: 'contradiction',
  name: { en: 'contradiction', de: 'Widerspruch' },
  *find(board) {
    const fence = fenceOf(board);
    const numbers = followCounts((place) => fence.about(place));
    const loop = followLoop(fence);
    const follow: Follow<Step> = function* (values, changed) {
      yield* numbers(values, changed);
      yield* loop(values, changed);
    };
    const refuted = bestRefuted(board, follow);
    if (refuted === undefined) return;
    const { mark, value } = refuted.supposed;
    yield {
      conclusions: [{ mark, value: !value }],
      rules: refuted.rules,
      data: {
        place: fence.placeName(mark),
        isLine: value,
        forced: fence.namesOf(refuted.lines.flatMap(drawnBy)),
        end: endOf(refuted.lines.at(-1)!),
      },
    };
  },
  says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
});

function drawnBy(step: Step): readonly number[] {
  if ('drawn' in step) return step.drawn;
  return step.value ? step.places : [];
}

/** The rule that cannot hold in the end. */
function endOf(step: Step): InLanguages<string> {
  if (!('rule' in step)) return { en: loopClause(step, 'en'), de: loopClause(step, 'de') };
  const { subject } = step.rule;
  const [en, de] = step.value ? ['few sides', 'wenige Seiten'] : ['many lines', 'viele Linien'];
  return { en: `${subject.en} has too ${en}`, de: `${subject.de} hat zu ${de}` };
}

function says({ place, isLine, forced, end }: Supposed, language: StepLanguage): string {
  const names = linesWords(forced[language], language);
  const [en, de] = isLine ? ['a line', 'eine Linie'] : ['no line', 'keine Linie'];
  const isOne = forced[language].length === 1;
  if (language === 'en') {
    const follows = names === '' ? '' : `${names} ${isOne ? 'has a line' : 'have lines'} too, and `;
    return `If ${place.en} has ${en}, ${follows}${end.en}.`;
  }
  const follows =
    names === ''
      ? ''
      : `dann ${isOne ? 'hat' : 'haben'} auch ${names} ${isOne ? 'eine Linie' : 'Linien'}, und `;
  return `Angenommen, ${place.de} hat ${de}: ${follows}${end.de}.`;
}
