/** A line that is supposed, or that there is none, until a number, a corner or the loop cannot be. */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Move } from '../../contract/move.js';
import { type Forced, followCounts } from '../../kit/moves/counted.js';
import { followLoop, type PointForced } from '../../kit/moves/loop-follow.js';
import { defineMove } from '../../kit/moves/move.js';
import { bestRefuted, type Follow } from '../../kit/moves/suppose.js';
import { all } from '../../kit/words/series.js';
import type { SlitherlinkPuzzle } from '../puzzle.js';
import type { NumberRule } from '../rules.js';
import { type Fence, fenceOf, NUMBER_WORDS, type NumberName, nameOf } from './fence.js';

/** The rule that cannot hold in the end. */
type End =
  | ({ readonly kind: 'number'; readonly isTooMany: boolean } & NumberName)
  | { readonly kind: 'point'; readonly point: InLanguages<string>; readonly lines: number }
  | { readonly kind: 'loop' };

interface Supposed {
  readonly place: InLanguages<string>;
  readonly isLine: boolean;
  /** Lines that follow, in order. */
  readonly forced: readonly InLanguages<string>[];
  readonly end: End;
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
        forced: refuted.lines.flatMap((line) =>
          line.value ? line.places.map((place) => fence.placeName(place)) : [],
        ),
        end: endOf(refuted.lines.at(-1)!, fence),
      },
    };
  },
  says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
});

function endOf(line: Step, fence: Fence): End {
  if ('rule' in line) return { kind: 'number', isTooMany: !line.value, ...nameOf(line.rule) };
  if (line.point === undefined) return { kind: 'loop' };
  return { kind: 'point', point: fence.pointName(line.point), lines: line.lines };
}

function says({ place, isLine, forced, end }: Supposed, language: StepLanguage): string {
  const names = all(
    forced.map((name) => name[language]),
    language,
  );
  const [en, de] = isLine ? ['a line', 'eine Linie'] : ['no line', 'keine Linie'];
  const isOne = forced.length === 1;
  if (language === 'en') {
    const follows = names === '' ? '' : `then ${names} ${isOne ? 'has a line' : 'have lines'} too, and `;
    return `Suppose that ${place.en} has ${en}: ${follows}${endWords(end, 'en')}.`;
  }
  const follows =
    names === ''
      ? ''
      : `dann ${isOne ? 'hat' : 'haben'} auch ${names} ${isOne ? 'eine Linie' : 'Linien'}, und `;
  return `Angenommen, ${place.de} hat ${de}: ${follows}${endWords(end, 'de')}.`;
}

function endWords(end: End, language: StepLanguage): string {
  switch (end.kind) {
    case 'number': {
      const name = NUMBER_WORDS[language](end);
      return {
        en: `${name} has too ${end.isTooMany ? 'many lines' : 'few sides'}`,
        de: `${name} hat zu ${end.isTooMany ? 'viele Linien' : 'wenige Seiten'}`,
      }[language];
    }
    case 'point':
      return end.lines > 2
        ? {
            en: `more than two lines meet in ${end.point.en}`,
            de: `mehr als zwei Linien führen in ${end.point.de}`,
          }[language]
        : {
            en: `a line into ${end.point.en} cannot go on`,
            de: `eine Linie in ${end.point.de} kann nicht weitergehen`,
          }[language];
    case 'loop':
      return { en: 'a loop is closed too early', de: 'eine Schleife ist zu früh geschlossen' }[language];
  }
}
