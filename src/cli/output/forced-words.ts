/** Forced values as the terminal shows them: a grid of candidates, a picture, or words. */
import { type Cell, cellCode, counted } from '../../core/index.js';
import type { AnyFamily, Known, Puzzle } from '../../families/contract/index.js';
import type { ForcedMark, Possibility, SolutionCount } from '../../proving/index.js';
import type { Host } from '../host/index.js';
import { terminalText } from './terminal-drawing.js';

const USUAL_WIDTH = 80;

interface ForcedDrawing {
  readonly family: AnyFamily;
  readonly puzzle: Puzzle;
  readonly marks: readonly ForcedMark[];
  readonly ascii: boolean;
}

/** The marks as lines: cells with their candidates, or the puzzle with what is decided in it. */
export function drawForced(drawing: ForcedDrawing, host: Pick<Host, 'terminal' | 'note'>): readonly string[] {
  const { family, puzzle, marks, ascii } = drawing;
  const places = placesOf(marks);
  const hasValues = places.some((own) => own.length > 1 && own[0]!.mark.atLeast === undefined);
  if (!hasValues) {
    const known = marks.flatMap((mark, place): Known[] => {
      const value = decided(mark);
      return value === undefined ? [] : [{ mark: place, value }];
    });
    const scene = family.explaining!.picture(puzzle, { marks: marks.map(({ mark }) => mark), known });
    const open = marks.filter((mark) => decided(mark) === undefined);
    return [terminalText(scene, { ascii }, host), ...open.map((mark) => inWords([mark]))];
  }
  const isOfCells = marks.every(({ mark: { place, cells } }) => place === cellCode(cells[0]!));
  const grid = isOfCells ? possibleGrid(cellValues(places), host.terminal.columns ?? USUAL_WIDTH) : undefined;
  return grid ?? places.map(inWords);
}

/** The number of solutions in words; what is estimated says so. */
export function describeSolutions(solutions: SolutionCount): string {
  if (solutions.exact) return counted(solutions.count, 'solution');
  const { count, estimate } = solutions;
  const least = `at least ${counted(count, 'solution')}`;
  if (estimate === undefined) return least;
  const { mean, standardError, paths } = estimate;
  const error = standardError.toPrecision(2);
  return `${least}; estimated ${mean.toPrecision(3)} (standard error ${error}; Knuth's method, ${paths} random paths)`;
}

/** The value that a mark has in all solutions. */
function decided({ yes, no }: ForcedMark): boolean | undefined {
  if (yes === 'possible' && no === 'impossible') return true;
  return yes === 'impossible' && no === 'possible' ? false : undefined;
}

/** The marks of each place. */
function placesOf(marks: readonly ForcedMark[]): readonly (readonly ForcedMark[])[] {
  const places = new Map<string, ForcedMark[]>();
  for (const mark of marks) {
    const own = places.get(mark.mark.place) ?? [];
    own.push(mark);
    places.set(mark.mark.place, own);
  }
  return [...places.values()];
}

/** The cells with the words in which the marks differ: `is 4` and `is 5` are 4 and 5. */
function cellValues(places: readonly (readonly ForcedMark[])[]): readonly CellValues[] {
  const words = places.flat().map(({ mark }) => mark.yes.one.split(' '));
  const [first] = words;
  let same = 0;
  while (same < first!.length - 1 && words.every((own) => own[same] === first![same])) same++;
  return places.map((own) => ({
    cell: own[0]!.mark.cells[0]!,
    values: own.flatMap(({ mark, yes }) =>
      yes === 'impossible' ? [] : [mark.yes.one.split(' ').slice(same).join(' ') + unsure(yes)],
    ),
  }));
}

/** Values that no proof excludes and no solution shows carry a question mark. */
function unsure(possibility: Possibility): string {
  return possibility === 'unknown' ? '?' : '';
}

/** The values that a mark may have, in words; of a place of several marks those that may hold. */
function inWords(own: readonly ForcedMark[]): string {
  const words = own.flatMap(({ mark, yes, no }) => [
    ...(yes === 'impossible' ? [] : [mark.yes.one + unsure(yes)]),
    ...(own.length > 1 || no === 'impossible' ? [] : [mark.no.one + unsure(no)]),
  ]);
  return `${own[0]!.mark.place} ${words.length === 0 ? own[0]!.mark.no.one : words.join(' or ')}`;
}

/** A cell and its values, in the order in which they are shown. */
interface CellValues {
  readonly cell: Cell;
  readonly values: readonly string[];
}

/**
 * The lines of a grid of cells with all values that they can have, side by side or in a block of several
 * lines where that would be too wide; undefined where it is wider than the columns.
 */
function possibleGrid(cells: readonly CellValues[], columns: number): readonly string[] | undefined {
  const width = 1 + Math.max(...cells.map(({ cell }) => cell[1]));
  const height = 1 + Math.max(...cells.map(({ cell }) => cell[0]));
  const most = Math.max(...cells.map(({ values }) => values.length));
  const longest = Math.max(...cells.flatMap(({ values }) => values.map(({ length }) => length)));
  const across = [most, Math.ceil(Math.sqrt(most))].find(
    (count) => width * (count * wide(longest) + 3) + 1 <= columns,
  );
  if (across === undefined) return undefined;
  const texts = new Map(cells.map(({ cell, values }) => [cell.join(), values]));
  const lines = Math.ceil(most / across);
  const room = Math.max(across * wide(longest), 1);
  const border = `+${`${'-'.repeat(room + 2)}+`.repeat(width)}`;
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: lines }, (_, line) => {
      const parts = Array.from({ length: width }, (_, column) => {
        const values = texts.get(`${row},${column}`) ?? [];
        const own = values.slice(line * across, (line + 1) * across);
        return own
          .map((value) => value.padStart(longest))
          .join(longest > 1 ? ' ' : '')
          .padEnd(room);
      });
      return `| ${parts.join(' | ')} |`;
    }),
  );
  return [border, ...rows.flatMap((own) => [...own, border])];
}

/** The width of a value in a line of several. */
function wide(longest: number): number {
  return longest > 1 ? longest + 1 : 1;
}
