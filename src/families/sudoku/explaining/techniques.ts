/**
 * The techniques of Sudoku that the reasons of a step tell apart. Names are those of the usual collections.
 * Where numbers meet in cells ("holds a number") and in areas ("holds it only once") they are counted as in
 * subsets.ts.
 */
import type { Cell } from '../../../core/index.js';
import type { ReasonShape, StepShape, Technique } from '../../contract/explaining.js';
import { numberOfMark, numbersOnce } from '../../kit/words/number-arguments.js';
import { includesCell } from '../../kit/words/step-shapes.js';
import { chainTechniques } from './chain-techniques.js';
import { linksOf } from './links.js';
import { areaAndNumber } from './reasons.js';
import { counts, type NumberReasons, numberTechnique, placesLeft, subsetTechniques } from './subsets.js';

const AREAS = ['row', 'column', 'box'] as const;

/** The special before the general. */
export const sudokuTechniques: readonly Technique[] = [
  numberTechnique('pointing', AREAS, (reasons, step) => {
    return isShared(reasons, step) && isBox(reasons.bases[0]!) && !isBox(reasons.covers[0]!);
  }),
  numberTechnique('claiming', AREAS, (reasons, step) => {
    return isShared(reasons, step) && !isBox(reasons.bases[0]!) && isBox(reasons.covers[0]!);
  }),
  ...subsetTechniques(AREAS),
  numberTechnique(
    'finned X-wing',
    AREAS,
    (reasons, step) => areFinnedLines(reasons) && hasCorner(reasons, step),
  ),
  numberTechnique(
    'skyscraper',
    AREAS,
    (reasons, step) => areFinnedLines(reasons) && areChainsOfPairs(step, isLine),
  ),
  numberTechnique('sashimi X-wing', AREAS, areFinnedLines),
  numberTechnique('two-string kite', AREAS, (reasons, step) => {
    if (!counts(reasons, [0, 0, 2, 3]) || !areChainsOfPairs(step, isBox)) return false;
    return kindsOf(reasons.bases) === 'column,row' && kindsOf(reasons.covers) === 'box,column,row';
  }),
  numberTechnique('empty rectangle', AREAS, (reasons) => {
    if (!counts(reasons, [0, 0, 2, 3])) return false;
    const { bases, covers } = reasons;
    return kindsOf(bases) === 'box,column'
      ? kindsOf(covers) === 'column,row,row'
      : kindsOf(bases) === 'box,row' && kindsOf(covers) === 'column,column,row';
  }),
  numberTechnique(
    'XYZ-wing',
    AREAS,
    (reasons, step) => counts(reasons, [3, 0, 0, 4]) && isXyz(reasons, step),
  ),
  ...chainTechniques,
];

/**
 * True if two areas share all places of a number in one of them; a single place is that of a hidden single.
 */
function isShared(reasons: NumberReasons, step: StepShape): boolean {
  if (!counts(reasons, [0, 0, 1, 1])) return false;
  const [base] = reasons.bases;
  return placesLeft(step, base!, areaAndNumber(base!.id)!.number).length > 1;
}

/** True if two parallel lines have a number in two lines across and in a box. */
function areFinnedLines(reasons: NumberReasons): boolean {
  if (!counts(reasons, [0, 0, 2, 3])) return false;
  const { bases, covers } = reasons;
  return kindsOf(bases) === 'row,row'
    ? kindsOf(covers) === 'box,column,column'
    : kindsOf(bases) === 'column,column' && kindsOf(covers) === 'box,row,row';
}

/**
 * True if the line that meets the box still has the number where the line of the conclusions crosses it,
 * beside the fin elsewhere in the box; without that corner it is a sashimi X-wing, or, without a fin, a
 * skyscraper.
 */
function hasCorner({ bases, covers }: NumberReasons, { open, conclusions }: StepShape): boolean {
  const number = conclusions[0]!.mark.yes.one;
  const places = open.filter(({ yes }) => yes.one === number).map(({ cells: [cell] }) => cell!);
  const box = covers.find(isBox)!;
  const inBox = ({ cells }: ReasonShape): readonly Cell[] =>
    places.filter((cell) => includesCell(cells, cell) && includesCell(box.cells, cell));
  const across = covers.filter((cover) => !isBox(cover));
  const isFin = (cell: Cell): boolean => across.every(({ cells }) => !includesCell(cells, cell));
  const crossed = across.filter(({ cells }) =>
    conclusions.every(({ mark }) => includesCell(cells, mark.cells[0]!)),
  );
  return bases
    .map(inBox)
    .some(
      (cells) =>
        cells.some(isFin) && cells.some((cell) => crossed.some((line) => includesCell(line.cells, cell))),
    );
}

function isLine({ kind }: ReasonShape): boolean {
  return kind !== 'box';
}

function isBox({ kind }: ReasonShape): boolean {
  return kind === 'box';
}

/** The kinds of some reasons in alphabetical order. */
function kindsOf(reasons: readonly ReasonShape[]): string {
  return reasons
    .map(({ kind }) => kind)
    .toSorted()
    .join();
}

/** True if a step is a chain in which two needs of two candidates each are joined by a limit of a kind. */
function areChainsOfPairs(step: StepShape, isMiddle: (reason: ReasonShape) => boolean): boolean {
  const chains = linksOf(step);
  return chains?.every(({ isOfPairs, limits }) => isOfPairs && isMiddle(limits[1]!.reason)) ?? false;
}

/**
 * True if three cells have three numbers, two of them two of these each, and all of them the one that is
 * excluded.
 */
function isXyz({ cells }: NumberReasons, { open, conclusions }: StepShape): boolean {
  const excluded = conclusions.map(({ mark }) => mark);
  const numbers = cells.map(({ cells: [cell] }) =>
    [...open, ...excluded].filter((mark) => includesCell(mark.cells, cell!)).map(numberOfMark),
  );
  const sizes = numbers.map(({ length }) => length).toSorted();
  return (
    sizes.join() === '2,2,3' &&
    numbersOnce(numbers.flat()).length === 3 &&
    excluded.every((mark) => numbers.every((own) => own.includes(numberOfMark(mark))))
  );
}
