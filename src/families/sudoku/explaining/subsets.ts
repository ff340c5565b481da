/**
 * Techniques in which numbers and cells of an area use each other up, as the reasons of a step show them: "a
 * cell holds a number" for the cells that are looked at, "an area holds it only once" for what that excludes,
 * and the same the other way round.
 */
import type { ReasonShape, StepShape, Technique } from '../../contract/explaining.js';
import { numberOfMark } from '../../kit/words/number-arguments.js';
import { includesCell, overlap, reasonsOf, within } from '../../kit/words/step-shapes.js';
import { areaAndNumber } from './reasons.js';

const COUNTS = ['pair', 'triple', 'quad'] as const;
/** Names of the same number in as many lines. */
const FISH = ['X-wing', 'swordfish', 'jellyfish'] as const;

/** The parts of a step among numbers in cells. */
export interface NumberReasons {
  /** Cells that hold a number. */
  readonly cells: readonly ReasonShape[];
  /** Cells that hold only one. */
  readonly singles: readonly ReasonShape[];
  /** Areas that hold a number somewhere. */
  readonly bases: readonly ReasonShape[];
  /** Areas that hold a number only once. */
  readonly covers: readonly ReasonShape[];
}

/** The parts of a step; undefined where it has reasons of other kinds, or whole equalities. */
export function numberReasons(step: StepShape, areaKinds: readonly string[]): NumberReasons | undefined {
  const cells = reasonsOf(step, ['cell'], 'least');
  const singles = reasonsOf(step, ['cell'], 'most');
  const bases = reasonsOf(step, areaKinds, 'least');
  const covers = reasonsOf(step, areaKinds, 'most');
  const count = cells.length + singles.length + bases.length + covers.length;
  return count === step.reasons.length ? { cells, singles, bases, covers } : undefined;
}

/** A technique that is recognised by the parts of a step. */
export function numberTechnique(
  name: string,
  areaKinds: readonly string[],
  matches: (reasons: NumberReasons, step: StepShape) => boolean,
): Technique {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    matches: (step) => {
      const reasons = numberReasons(step, areaKinds);
      return reasons !== undefined && matches(reasons, step);
    },
  };
}

/** Singles, naked and hidden pairs, triples and quads, and the fish of one number in two to four lines. */
export function subsetTechniques(areaKinds: readonly string[]): readonly Technique[] {
  const placed = ({ conclusions }: StepShape): boolean => conclusions.some(({ value }) => value);
  return [
    numberTechnique(
      'naked single',
      areaKinds,
      (reasons, step) => counts(reasons, [1, 0, 0, 0]) && placed(step),
    ),
    numberTechnique(
      'hidden single',
      areaKinds,
      (reasons, step) => counts(reasons, [0, 0, 1, 0]) && placed(step),
    ),
    ...COUNTS.flatMap((word, index) => {
      const count = index + 2;
      return [
        numberTechnique(`naked ${word}`, areaKinds, (reasons) => {
          return counts(reasons, [count, 0, 0, count]) && inOneArea(reasons.cells, reasons.covers);
        }),
        numberTechnique(`hidden ${word}`, areaKinds, (reasons, step) => {
          const { bases, singles } = reasons;
          if (!counts(reasons, [0, count, count, 0])) return false;
          return areOfOneArea(bases, singles) || areLeftInOneArea(reasons, step);
        }),
      ];
    }),
    ...FISH.map((name, index) => {
      const count = index + 2;
      return numberTechnique(name, areaKinds, (reasons) => {
        return counts(reasons, [0, 0, count, count]) && cross(reasons.bases, reasons.covers);
      });
    }),
  ];
}

/** True if a step has exactly the given number of reasons of each part. */
export function counts(
  { cells, singles, bases, covers }: NumberReasons,
  expected: readonly [cells: number, singles: number, bases: number, covers: number],
): boolean {
  return [cells, singles, bases, covers].every((part, index) => part.length === expected[index]);
}

/** The cells that a number has left in an area. */
export function placesLeft({ open }: StepShape, area: ReasonShape, number: number): readonly string[] {
  return open
    .filter((mark) => numberOfMark(mark) === number && includesCell(area.cells, mark.cells[0]!))
    .map(({ place }) => place);
}

/** True if an area holds all cells, and every other area at least two of them. */
function inOneArea(cells: readonly ReasonShape[], areas: readonly ReasonShape[]): boolean {
  const all = cells.flatMap((reason) => reason.cells);
  const shared = ({ cells: area }: ReasonShape): number => all.filter((cell) => within([cell], area)).length;
  return areas.some((area) => within(all, area.cells)) && areas.every((area) => shared(area) >= 2);
}

/** True if all of these are about one area, which has all the cells. */
function areOfOneArea(areas: readonly ReasonShape[], cells: readonly ReasonShape[]): boolean {
  const [first, ...others] = areas.map((area) => area.cells);
  return others.every((area) => within(area, first!)) && cells.every((cell) => within(cell.cells, first!));
}

/**
 * True if one of the areas has all the cells, and the numbers, of which some are those of other areas, are
 * left there only.
 */
function areLeftInOneArea({ bases, singles }: NumberReasons, { open }: StepShape): boolean {
  const numbers = bases.map(({ id }) => areaAndNumber(id)!.number);
  const cells = singles.flatMap((single) => single.cells);
  const left = open.filter((mark) => numbers.includes(numberOfMark(mark))).map((mark) => mark.cells[0]!);
  const isOnlyThere = (area: ReasonShape): boolean =>
    within(cells, area.cells) &&
    left.every((cell) => !includesCell(area.cells, cell) || includesCell(cells, cell));
  return new Set(numbers).size === numbers.length && bases.some(isOnlyThere);
}

/** True if one list is of rows and the other of columns, each its own. */
export function cross(bases: readonly ReasonShape[], covers: readonly ReasonShape[]): boolean {
  const kinds = [...new Set(bases.map(({ kind }) => kind)), ...new Set(covers.map(({ kind }) => kind))];
  const isCrossing = kinds.toSorted().join() === 'column,row';
  return isCrossing && bases.every((base) => covers.every((cover) => overlap(base.cells, cover.cells)));
}
