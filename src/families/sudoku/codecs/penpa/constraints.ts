/** Constraints of Sudoku as marks of Penpa, each way round. */
import { type Cell, compareCells } from '../../../../core/index.js';
import { isInside, isSymbol, symbolMark } from '../../../kit/codecs/penpa/board.js';
import type { PenpaBoard } from '../../../kit/codecs/penpa/index.js';
import type { Mark } from '../../../kit/codecs/penpa/marks.js';
import { between, cellsAround, inCell } from '../../../kit/codecs/penpa/points.js';
import type { NeighbourPair } from '../../../kit/neighbour-pairs.js';
import { all } from '../../../kit/words/series.js';
import type { Constraint } from '../../constraints/index.js';
import type { AllGiven } from '../../constraints/pairs/all-given.js';
import { type SudokuPuzzle, sideOf } from '../../puzzle.js';
import type { AnyConstraint, ConstraintDraft } from '../fpuzzles/element.js';
import { cageMarks, takeCages } from './cages.js';
import { diagonalMarks, isLong, takeDiagonals } from './diagonals.js';
import { isInTitle, isOneKind, OUTSIDE_TAGS, outsideMark, takeOutsideClues } from './outside.js';
import { ALL_TAGS, isBetween, PAIR_TAGS, pairMark, takePairs } from './pairs.js';

/** Genres that make rules of what is drawn, or of the whole grid. */
const [PARITY, PAIRS, ALL_PAIRS, APART] = ['evenodd', 'consecutivepairs', 'consecutive', 'nonconsecutive'];
/** Genres whose rules are what is drawn. */
const DRAWN: Readonly<Record<string, string>> = {
  'killer-cage': 'killer',
  thermometer: 'thermo',
  arrow: 'arrow',
};
/** Our own names, for marks of which the site has no genre. */
const OWN = { ...PAIR_TAGS, ...OUTSIDE_TAGS };
export const GENRES = [
  ...[PARITY!, PAIRS!, ALL_PAIRS!, APART!],
  ...new Set([DRAWN, OWN, ALL_TAGS].flatMap((tags) => Object.values(tags))),
];

const HELD = ['killer-cage', 'diagonals', 'non-consecutive', 'consecutive', 'all-given', 'even', 'odd'];

/** The constraints that the marks of a drawing are. */
export function takeConstraints(board: PenpaBoard): readonly ConstraintDraft[] {
  const { marks, size, tags } = board;
  const cellsIn = ({ at }: Mark): readonly Cell[] => at.map(({ cell }) => cell);
  const isPath = (mark: Mark): boolean => mark.at.length > 1 && mark.at.every(({ kind }) => kind === 'cell');
  const arrows = new Map<string, { cells: readonly Cell[]; shafts: (readonly Cell[])[] }>();
  for (const mark of marks.take('arrows', isPath)) {
    const [circle, ...shaft] = cellsIn(mark);
    const arrow = arrows.get(String(circle)) ?? { cells: [circle!], shafts: [] };
    arrow.shafts.push(shaft);
    arrows.set(String(circle), arrow);
  }
  const shaped = (name: RegExp): readonly Cell[] =>
    tags.includes(PARITY!)
      ? marks
          .take('symbol', (mark) => isInside(size, mark) && isSymbol(mark, [1, 2, 3, 4, 5, 6, 7, 8, 9], name))
          .map(({ at }) => at[0]!.cell)
          .sort(compareCells)
      : [];
  const [odd, even] = [shaped(/^circle/), shaped(/^square/)];
  const isPairs = tags.includes(PAIRS!) || tags.includes(ALL_PAIRS!);
  const bars = isPairs
    ? marks.take(
        'symbol',
        (mark) => isBetween(size, mark) && isSymbol(mark, [1, 2, 3, 4], /^(?:bars_|circle_SS)/),
      )
    : [];
  return [
    ...takeCages(marks),
    ...takeDiagonals(marks, size.rows),
    ...(tags.includes(APART!) ? [{ type: 'non-consecutive' }] : []),
    ...marks.take('thermo', isPath).map((mark) => ({ type: 'thermometer', cells: cellsIn(mark) })),
    ...[...arrows.values()].map((arrow) => ({ type: 'arrow', ...arrow })),
    ...(odd.length > 0 ? [{ type: 'odd', cells: odd }] : []),
    ...(even.length > 0 ? [{ type: 'even', cells: even }] : []),
    ...bars.map(({ at }) => ({ type: 'consecutive', cells: cellsAround(at[0]!) })),
    ...(tags.includes(ALL_PAIRS!) ? [{ type: 'all-given', marks: 'consecutive' }] : []),
    ...takePairs(board),
    ...takeOutsideClues(board),
  ];
}

/** The sentence about marks whose rules the site does not say, which are read as they are usually meant. */
export function assumed(
  constraints: readonly ConstraintDraft[],
  { tags, title }: PenpaBoard,
): string | undefined {
  const types = new Set(constraints.map(({ type }) => type).filter((type) => Object.hasOwn(OWN, type)));
  const own = [...types].filter((type) => !tags.includes(OWN[type]!) && !isInTitle(type, title));
  return own.length === 0
    ? undefined
    : `The drawing does not say the rules of some of its marks: they are read as ${all(own, 'en')}, and there may be others where nothing is drawn.`;
}

/** The types of the constraints that a drawing can hold of a puzzle. */
export function heldTypes(puzzle: SudokuPuzzle): readonly string[] {
  const { constraints = [] } = puzzle;
  const ofType = (type: string) =>
    constraints.filter((one) => one.type === type) as unknown as readonly AnyConstraint[];
  const types = new Set(constraints.map(({ type }) => type));
  // A white dot of a drawing with bars is a bar.
  const hasBars = types.has('consecutive') || sortsOf(puzzle).includes('consecutive');
  const marked = Object.keys(OWN).filter((type) =>
    ofType(type).every((one) => marksOfConstraint(one, sideOf(puzzle)).length > 0),
  );
  return [
    ...HELD,
    ...marked.filter(
      (type) => !(hasBars && type.startsWith('kropki')) && (type === 'little-killer' || isOneKind(types)),
    ),
    ...(ofType('thermometer').some(({ slow }) => slow) ? [] : ['thermometer']),
    ...(ofType('arrow').every(({ cells }) => cells.length === 1) ? ['arrow'] : []),
    ...(ofType('diagonal').length === 1 &&
    ofType('diagonal').every(({ cells }) => isLong(cells, sideOf(puzzle))) &&
    ofType('diagonals').length === 0
      ? ['diagonal']
      : []),
  ];
}

/** The sorts of marks of which all are given. */
function sortsOf({ constraints = [] }: SudokuPuzzle): readonly string[] {
  return constraints.flatMap((one) => (one.type === 'all-given' ? [(one as AllGiven).marks] : []));
}

/** The genres besides the first that make rules of a puzzle's marks. */
export function tagsOf(puzzle: SudokuPuzzle): readonly string[] {
  const { constraints = [] } = puzzle;
  const sorts = sortsOf(puzzle);
  const types = new Set(constraints.map(({ type }) => type));
  return [
    ...Object.entries(DRAWN).flatMap(([type, genre]) => (types.has(type) ? [genre] : [])),
    ...(types.has('even') || types.has('odd') ? [PARITY!] : []),
    ...(sorts.includes('consecutive') ? [ALL_PAIRS!] : types.has('consecutive') ? [PAIRS!] : []),
    ...(types.has('non-consecutive') ? [APART!] : []),
    ...new Set(Object.entries(OWN).flatMap(([type, tag]) => (types.has(type) ? [tag] : []))),
    ...Object.entries(ALL_TAGS).flatMap(([sort, tag]) => (sorts.includes(sort) ? [tag] : [])),
  ];
}

/** The marks of a constraint that a drawing can hold. */
export function marksOfConstraint(constraint: Constraint, side: number): readonly Mark[] {
  const { type, cells, shafts, sum } = constraint as AnyConstraint;
  const path = (part: string, way: readonly Cell[]): Mark => ({ part, at: way.map(inCell), value: [] });
  switch (type) {
    case 'killer-cage':
      return cageMarks(cells, sum);
    case 'thermometer':
      return [path('thermo', cells)];
    case 'arrow':
      return shafts.map((shaft) => path('arrows', [...cells, ...shaft]));
    case 'diagonals':
      return diagonalMarks(side);
    case 'diagonal':
      return diagonalMarks(side, cells);
    case 'odd':
      return cells.map((cell) => symbolMark(inCell(cell), 3, 'circle_L'));
    case 'even':
      return cells.map((cell) => symbolMark(inCell(cell), 3, 'square_L'));
    case 'consecutive':
      return [symbolMark(between(cells as NeighbourPair), 1, 'circle_SS')];
    default:
      // Rules of the whole grid have no marks: the genre says them.
      return [
        pairMark(constraint as AnyConstraint) ?? outsideMark(constraint as AnyConstraint, side) ?? [],
      ].flat();
  }
}
