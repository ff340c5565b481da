/** The techniques of Calcudoku that the reasons of a step tell apart. */
import type { StepShape, Technique } from '../../contract/explaining.js';
import { marksIfAll, onlyEntered } from '../../kit/words/number-arguments.js';
import { isOneOf, reasonsOf, technique } from '../../kit/words/step-shapes.js';
import { type LineArgument, lineArgument } from './line-arguments.js';
import type { Subset } from './line-candidates.js';

const LINES = ['row', 'column'] as const;
const COUNTS = ['single', 'pair', 'triple', 'quad'] as const;

/** The special before the general. */
export const kenkenTechniques: readonly Technique[] = [
  technique(
    'single-cell-cage',
    'single-cell cage',
    (step) => isOneOf(step, ['cage']) && step.reasons[0]!.cells.length === 1,
  ),
  technique('last-cell-of-a-cage', 'last cell of a cage', isLastOfCage),
  technique('cage-combinations', 'cage combinations', (step) => isOneOf(step, ['cage'])),
  ...(['naked', 'hidden'] as const).flatMap((kind) =>
    COUNTS.map((word, index): Technique => {
      const matches = (step: StepShape): boolean => isOneArgument(lineArgument(step), kind, index + 1);
      return { id: `${kind}-${word}`, name: `${kind} ${word}`, matches };
    }),
  ),
  // The numbers that a cage needs are used up for the rest of a line, or a line asks for a number within
  // the cage.
  technique('cage-and-line', 'cage and line', (step) => counts(step, 1, 1)),
  technique(
    'cages-and-line',
    'cages in a line',
    (step) => reasonsOf(step, ['cage']).length > 1 && counts(step, reasonsOf(step, ['cage']).length, 1),
  ),
  // Lines that hold every number as often as they are many, and cages that stand out of them or into them.
  technique('innies-and-outies', 'innies and outies', (step) => {
    const lines = reasonsOf(step, ['rows', 'columns']);
    const cages = reasonsOf(step, ['cage']);
    return lines.length === 1 && cages.length > 0 && step.reasons.length === 1 + cages.length;
  }),
  technique('x-wing', 'X-wing', (step) => isFish(step, 2)),
  technique('swordfish', 'swordfish', (step) => isFish(step, 3)),
];

/** True if the numbers of all other cells of a cage give that of the last. */
function isLastOfCage(step: StepShape): boolean {
  const others = marksIfAll(step.facts, true);
  return (
    isOneOf(step, ['cage']) &&
    onlyEntered(step) !== undefined &&
    others?.length === step.reasons[0]!.cells.length - 1
  );
}

function counts(step: StepShape, cages: number, lines: number): boolean {
  const [ofCages, ofLines] = [reasonsOf(step, ['cage']).length, reasonsOf(step, LINES).length];
  return ofCages === cages && ofLines === lines && step.reasons.length === cages + lines;
}

function isFish(step: StepShape, count: number): boolean {
  return step.reasons.length === 2 * count && LINES.every((kind) => reasonsOf(step, [kind]).length === count);
}

/**
 * True if a step of a line has one argument: one entry, or cells and numbers that use each other up. That one
 * cell has one number left, which excludes it elsewhere, enters nothing and is no single.
 */
function isOneArgument(argument: LineArgument | undefined, kind: Subset['kind'], count: number): boolean {
  const all = [
    ...(argument?.first ? [{ kind: argument.first.kind, count: argument.first.cells.length }] : []),
    ...(argument?.singles ?? []).map((single) => ({ kind: single.kind, count: 1 })),
    ...(argument?.subsets ?? []).map((subset) => ({ kind: subset.kind, count: subset.cells.length })),
  ];
  const [only, ...more] = all;
  const isNamed = count > 1 || argument?.subsets.length === 0;
  return isNamed && more.length === 0 && only?.kind === kind && only.count === count;
}
