/**
 * The techniques of Sudoku that the reasons of a step tell apart. Names are those of the usual collections. Where
 * numbers meet in cells ("holds a number") and in areas ("holds it only once") they are counted as in
 * subsets.ts.
 */
import type { ReasonShape, StepShape, Technique } from '../../explaining.js';
import { includesCell, overlap } from '../../kit/step-shapes.js';
import { counts, type NumberReasons, numberTechnique, subsetTechniques } from './subsets.js';

const AREAS = ['row', 'column', 'box'] as const;

/** The special before the general. */
export const sudokuTechniques: readonly Technique[] = [
  numberTechnique('pointing', AREAS, (reasons) => {
    return counts(reasons, [0, 0, 1, 1]) && isBox(reasons.bases[0]!) && !isBox(reasons.covers[0]!);
  }),
  numberTechnique('claiming', AREAS, (reasons) => {
    return counts(reasons, [0, 0, 1, 1]) && !isBox(reasons.bases[0]!) && isBox(reasons.covers[0]!);
  }),
  ...subsetTechniques(AREAS),
  numberTechnique('skyscraper', AREAS, (reasons) => {
    if (!counts(reasons, [0, 0, 2, 3])) return false;
    const { bases, covers } = reasons;
    return kindsOf(bases) === 'row,row'
      ? kindsOf(covers) === 'box,column,column'
      : kindsOf(bases) === 'column,column' && kindsOf(covers) === 'box,row,row';
  }),
  numberTechnique('two-string kite', AREAS, (reasons) => {
    if (!counts(reasons, [0, 0, 2, 3])) return false;
    return kindsOf(reasons.bases) === 'column,row' && kindsOf(reasons.covers) === 'box,column,row';
  }),
  numberTechnique('empty rectangle', AREAS, (reasons) => {
    if (!counts(reasons, [0, 0, 2, 3])) return false;
    const { bases, covers } = reasons;
    return kindsOf(bases) === 'box,column'
      ? kindsOf(covers) === 'column,row,row'
      : kindsOf(bases) === 'box,row' && kindsOf(covers) === 'column,column,row';
  }),
  numberTechnique('XY-wing', AREAS, (reasons, step) => {
    return counts(reasons, [3, 0, 0, 4]) && candidatesIn(reasons, step) === '2,2,2';
  }),
  numberTechnique('XYZ-wing', AREAS, (reasons, step) => {
    return counts(reasons, [3, 0, 0, 4]) && candidatesIn(reasons, step) === '2,2,3';
  }),
  numberTechnique('W-wing', AREAS, (reasons, step) => {
    const { cells, bases } = reasons;
    if (!counts(reasons, [2, 0, 1, 4]) || candidatesIn(reasons, step) !== '2,2') return false;
    return cells.every((cell) => !overlap(cell.cells, bases[0]!.cells));
  }),
];

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

/** How many candidates the cells have that must hold a number, fewest first: `2,2,3`. */
function candidatesIn({ cells }: NumberReasons, { open, conclusions }: StepShape): string {
  const candidates = [...open, ...conclusions.map(({ mark }) => mark)];
  return cells
    .map(({ cells: [cell] }) => candidates.filter((mark) => includesCell(mark.cells, cell!)).length)
    .toSorted((one, other) => one - other)
    .join();
}
