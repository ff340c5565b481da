/** The argument of a step whose name players know by its pattern: words that show the pattern. */
import type { StepShape } from '../../contract/explaining.js';
import { numberOfMark } from '../../kit/words/number-arguments.js';
import { rulesOf } from './chain.js';
import { emptyRectangle, finnedLines } from './line-patterns.js';
import { saysCells, saysSeeing, twoLines, wWing, xyWing } from './pattern-words.js';
import { sudokuTechniques } from './techniques.js';

/** By the id of the technique. */
const WORDS: ReadonlyMap<string, (step: StepShape) => string | undefined> = new Map([
  ['finned-x-wing', finnedLines],
  ['sashimi-x-wing', finnedLines],
  ['skyscraper', twoLines],
  ['two-string-kite', twoLines],
  ['empty-rectangle', emptyRectangle],
  ['w-wing', wWing],
  ['xy-wing', xyWing],
  ['xyz-wing', xyzWing],
]);

/**
 * The pattern of a step, as it follows `because`; undefined where its name has none or it shows it with
 * entries.
 */
export function becauseOfPattern(step: StepShape): string | undefined {
  if ([...step.facts, ...step.conclusions].some(({ value }) => value)) return undefined;
  const technique = sudokuTechniques.find((one) => one.matches(step));
  return technique && WORDS.get(technique.id)?.(step);
}

/**
 * Three cells, one of which is the number that is excluded: the two with two numbers leave the third that one
 * only.
 */
function xyzWing(step: StepShape): string {
  const number = numberOfMark(step.conclusions[0]!.mark);
  const excluded = step.conclusions.map(({ mark }) => mark);
  const cells = rulesOf(step)
    .needs.map((need) => ({ ...need, marks: need.marks.filter((mark) => !excluded.includes(mark)) }))
    .toSorted((one, other) => other.marks.length - one.marks.length);
  return `${saysCells(cells)}; so one of these is ${number}, and ${saysSeeing(step)} all three`;
}
