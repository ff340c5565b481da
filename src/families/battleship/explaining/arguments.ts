/**
 * Looking for a ship as players say it: some rows and columns hold too few ship cells for it, so only a few
 * places are left, and all of them have some cells in common, lie beside the same cells, or use up what a row
 * or column holds.
 */
import { type Cell, cellCode, placeRuns } from '../../../core/index.js';
import type { StepShape } from '../../contract/explaining.js';
import { includesCell, overlap } from '../../kit/words/step-shapes.js';
import { countedInWords, inWords, listed } from '../../kit/words/words.js';
import { type BattleshipPuzzle, endsOf, type Placement } from '../puzzle.js';
import { excludes, type Limit, type ShipSearch, shipCellsWith, shipSearchOf } from './ship-search.js';

/** Places of which each is named, where they do not overlap. */
const MOST_RUNS = 4;

/**
 * The argument of a step that looks for a ship, as it follows `because`; undefined for one of another kind.
 */
export function becauseOfPlaces(puzzle: BattleshipPuzzle, step: StepShape): string | undefined {
  const search = shipSearchOf(puzzle, step);
  if (search === undefined || search.places.length === 0) return undefined;
  const limits = limitWords(search);
  const left = runsOf(search.places);
  const follows = consequences(search, step);
  if (limits === undefined || follows === undefined || left.length > MOST_RUNS) return undefined;
  const only = `only ${listed(left)} ${left.length === 1 ? 'is' : 'are'} left for ${shipName(search)}`;
  return `${fleetWords(search)}, and ${limits}; so ${[only, ...follows].join(', and ')}`;
}

/** `the fleet has two ships of three cells, of which r8c3 to r8c5 is found` */
function fleetWords({ length, found }: ShipSearch): string {
  const count = found.length + 1;
  const ships = `${inWords(count)} ship${count === 1 ? '' : 's'} of ${countedInWords(length, 'cell')}`;
  const names = found.map(({ cells }) => `${cellCode(cells[0]!)} to ${cellCode(cells.at(-1)!)}`);
  if (names.length === 0) return `the fleet has ${ships}`;
  return `the fleet has ${ships}, of which ${listed(names)} ${names.length === 1 ? 'is' : 'are'} found`;
}

function shipName({ found }: ShipSearch): string {
  return found.length === 0 ? 'it' : found.length === 1 ? 'the other one' : 'the last one';
}

/** The rows and columns that exclude places, with why; undefined where that is not said simply. */
function limitWords({ limits, open, length }: ShipSearch): string | undefined {
  const excluding = limits.filter((limit) => open.some((place) => excludes(limit, place)));
  const short = excluding.filter(({ most }) => most < length);
  const used = excluding.filter(({ most }) => most >= length);
  // Known ship cells that a place goes over are not besides it.
  const isPlain = used.every((limit) =>
    open.every((place) => !excludes(limit, place) || !overlap(place.cells, limit.held)),
  );
  if (excluding.length === 0 || !isPlain) return undefined;
  const fewer = short.length === 0 ? [] : [saysShort(short, length)];
  return listed([...fewer, ...used.map(saysUsed)]);
}

/** `rows 1, 6 and 10 and column 6 have fewer than four ship cells` */
function saysShort(limits: readonly Limit[], length: number): string {
  const names = ['row', 'column'].flatMap((kind) => {
    const numbers = limits.flatMap(({ name }) =>
      name.startsWith(kind) ? [name.slice(kind.length + 1)] : [],
    );
    return numbers.length === 0 ? [] : [`${kind}${numbers.length === 1 ? '' : 's'} ${listed(numbers)}`];
  });
  const has = limits.length === 1 ? 'has' : 'have';
  return `${listed(names)} ${has} fewer than ${countedInWords(length, 'ship cell')}`;
}

/** `row 3 has only two ship cells besides r3c7` */
function saysUsed({ name, most, held }: Limit): string {
  const others = placeRuns(held.map(cellCode)).map(({ words }) => words);
  return `${name} has ${most === held.length ? '' : 'only '}${countedInWords(most - held.length, 'ship cell')} besides ${listed(others)}`;
}

/** Places with those that follow each other by one cell joined: `r3c1 to r3c5`. */
function runsOf(places: readonly Placement[]): readonly string[] {
  const runs: { readonly vertical: boolean; readonly first: Cell; last: Cell }[] = [];
  for (const { cells, vertical } of places) {
    const run = runs.find((one) => one.vertical === vertical && includesCell(cells.slice(-2, -1), one.last));
    if (run === undefined) runs.push({ vertical, first: cells[0]!, last: cells.at(-1)! });
    else run.last = cells.at(-1)!;
  }
  return runs.map(({ first, last }) => `${cellCode(first)} to ${cellCode(last)}`);
}

/**
 * Consequences common to all places of the ship, as clauses; undefined unless they cover every conclusion and
 * use every reason of the step.
 */
function consequences(search: ShipSearch, { conclusions }: StepShape): readonly string[] | undefined {
  const { places, limits, open, usesTouching } = search;
  const cellsOf = (value: boolean): readonly Cell[] =>
    conclusions.flatMap((one) => (one.value === value ? [one.mark.cells[0]!] : []));
  const inEach = cellsOf(true);
  const water = cellsOf(false);
  const ends = water.filter((cell) => places.every((place) => includesCell(endsOf(place), cell)));
  const beside = water.filter(
    (cell) => usesTouching && !includesCell(ends, cell) && places.every(({ cells }) => isBeside(cells, cell)),
  );
  const rest = water.filter((cell) => !includesCell([...ends, ...beside], cell));
  const full = limits.filter(
    (limit) =>
      places.every((place) => shipCellsWith(limit, place) === limit.most) &&
      rest.some((cell) => isBesides(limit, places, cell)),
  );
  const isAll =
    inEach.every((cell) => places.every(({ cells }) => includesCell(cells, cell))) &&
    rest.every((cell) => full.some((limit) => isBesides(limit, places, cell)));
  const areUsed = limits.every(
    (limit) => full.includes(limit) || open.some((place) => excludes(limit, place)),
  );
  if (!isAll || !areUsed || usesTouching !== beside.length > 0) return undefined;
  return atEveryPlace(places.length, [
    // In a single place all cells of the ship are named already.
    ...(inEach.length === 0 || places.length === 1 ? [] : [`${saysCells(inEach)} in it`]),
    ...(ends.length === 0 ? [] : [`${saysCells(ends)} at an end of it`]),
    ...(beside.length === 0 ? [] : [`ships do not touch, and ${saysCells(beside)} beside it`]),
    ...full.map(({ name, most }) => `with it ${name} has its ${countedInWords(most, 'ship cell')}`),
  ]);
}

/** The clauses, which hold wherever the ship lies. */
function atEveryPlace(places: number, clauses: readonly string[]): readonly string[] {
  const last = clauses.at(-1);
  if (last === undefined || places === 1) return clauses;
  return [...clauses.slice(0, -1), `${last} ${places === 2 ? 'either way' : 'wherever it lies there'}`];
}

/** True if a cell lies beside a ship, also by a corner: were it a ship cell, two ships would touch. */
function isBeside(ship: readonly Cell[], [row, column]: Cell): boolean {
  return (
    !includesCell(ship, [row, column]) &&
    ship.some(([r, c]) => Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1)
  );
}

/** True if a cell of a row or column is in none of these places. */
function isBesides(limit: Limit, places: readonly Placement[], cell: Cell): boolean {
  return includesCell(limit.cells, cell) && places.every(({ cells }) => !includesCell(cells, cell));
}

/** `r3c2 to r3c4 are` */
function saysCells(cells: readonly Cell[]): string {
  const words = placeRuns(cells.map(cellCode)).map((run) => run.words);
  return `${listed(words)} ${cells.length === 1 ? 'is' : 'are'}`;
}
