/**
 * The rules of Battleship Solitaire, for the verifier: they know no solver, gather the ships from the grid
 * themselves and compare them with hints, clues and fleet.
 */
import {
  type Cell,
  componentsOf,
  describeCell,
  type Issue,
  issue,
  sizeOfRows,
  touchingNeighbours,
} from '../../core/index.js';
import { changedGivens, sizeViolations } from '../kit/violations.js';
import {
  ANY_SHIP,
  type BattleshipPuzzle,
  type BattleshipSolution,
  countedLines,
  OPEN,
  shipsByLength,
  sizeOf,
  WATER,
} from './puzzle.js';

/** Every violation of the rules; none when the grid solves the puzzle. */
export function verifyBattleship(puzzle: BattleshipPuzzle, solution: BattleshipSolution): readonly Issue[] {
  const malformed = sizeViolations(solution, sizeOf(puzzle));
  if (malformed.length > 0) return malformed;
  const groups = shipGroups(solution);
  return [
    ...changedGivens('hint-changed', puzzle.grid, solution, (hint, found) => {
      const shows = hint === OPEN || hint === found || (hint === ANY_SHIP && found !== WATER);
      return shows ? undefined : `The given ${hint} became ${found}.`;
    }),
    ...clueViolations(puzzle, solution),
    ...groups.flatMap((group) => groupViolations(group, solution)),
    ...fleetViolations(puzzle, groups),
  ];
}

function clueViolations(puzzle: BattleshipPuzzle, solution: BattleshipSolution): Issue[] {
  return countedLines(puzzle).flatMap(({ name, cells, ships }) => {
    const found = cells.filter(([row, column]) => solution[row]![column] !== WATER).length;
    if (found === ships) return [];
    return [issue('clue-broken', `The clue is ${ships}, but there are ${found} ship cells.`, { part: name })];
  });
}

/**
 * Ship cells that touch each other by side or corner, directly or through others; a group begins with its
 * first cell in reading order.
 */
function shipGroups(solution: BattleshipSolution): readonly (readonly Cell[])[] {
  const size = sizeOfRows(solution);
  const cells = [...solution.join('')];
  const isShip = (cell: number): boolean => cells[cell] !== WATER;
  const touching = touchingNeighbours(size);
  const groups = componentsOf([...cells.keys()].filter(isShip), (cell) => touching[cell]!.filter(isShip));
  return groups.map((group) =>
    Array.from(group, (cell): Cell => [Math.floor(cell / size.columns), cell % size.columns]),
  );
}

/** A group must be one straight ship whose cells show its ends and middles. */
function groupViolations(group: readonly Cell[], solution: BattleshipSolution): Issue[] {
  const place = { part: describeCell(group[0]!) };
  const level = group.every(([row]) => row === group[0]![0]);
  if (!level && !group.every(([, column]) => column === group[0]![1])) {
    return [issue('ships-touch', 'Ships touch each other here, or a ship is not straight.', place)];
  }
  const ends = group.length === 1 ? ['o', 'o'] : level ? ['<', '>'] : ['^', 'v'];
  const along = group.toSorted((first, second) => first[0] - second[0] || first[1] - second[1]);
  return along.flatMap(([row, column], index) => {
    const right = index === 0 ? ends[0] : index === along.length - 1 ? ends[1] : '#';
    const found = solution[row]![column];
    if (found === right) return [];
    const message = `The cell shows ${found}, but a ship of ${along.length} cells lies here; ${right} is expected.`;
    return [issue('ship-cell-wrong', message, { part: describeCell([row, column]) })];
  });
}

function fleetViolations({ fleet }: BattleshipPuzzle, groups: readonly (readonly Cell[])[]): Issue[] {
  const expected = shipsByLength(fleet);
  const present = shipsByLength(groups.map((group) => group.length));
  const lengths = [...new Set([...expected.keys(), ...present.keys()])].sort((a, b) => a - b);
  return lengths.flatMap((length) => {
    const [wanted, found] = [expected.get(length) ?? 0, present.get(length) ?? 0];
    if (wanted === found) return [];
    const message = `The fleet has ${wanted} of the ships of length ${length}, but the grid has ${found}.`;
    return [issue('fleet-wrong', message, { part: 'fleet' })];
  });
}
