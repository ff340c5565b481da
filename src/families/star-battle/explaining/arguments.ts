/**
 * Counting as players of Star Battle say it: all that is left of a region lies in a row, which holds no more
 * stars; so the row has none elsewhere, and what is left of the region outside of the row holds a star.
 */
import { type Cell, cellCode, type NamedCells } from '../../../core/index.js';
import type { Mark, ReasonShape, StepShape } from '../../contract/explaining.js';
import { includesCell, within } from '../../kit/words/step-shapes.js';
import { countedInWords, inWords, listed } from '../../kit/words/words.js';
import { groupsOf, type StarBattlePuzzle } from '../puzzle.js';

const KINDS = ['row', 'column', 'region'] as const;
type Kind = (typeof KINDS)[number];

/** Rows, columns and regions that a step counts together. */
interface Side {
  readonly groups: readonly NamedCells[];
  readonly cells: readonly Cell[];
  /** True if no cell is in two of them. */
  readonly areApart: boolean;
}

/** A count of stars, as it follows `because`; undefined for all other steps. */
export function becauseOfCounting(puzzle: StarBattlePuzzle, step: StepShape): string | undefined {
  const { reasons, conclusions, facts } = step;
  const needing = sideOf(puzzle, reasons, 'least');
  const limiting = sideOf(puzzle, reasons, 'most');
  if (needing !== undefined && !needing.areApart) return undefined;
  if (needing === undefined || limiting === undefined) return undefined;
  if (reasons.length !== reasons.filter(({ half, kind }) => half !== undefined && kindOf(kind)).length)
    return undefined;
  const only = (one: Side, other: Side, cell: Cell): boolean =>
    includesCell(one.cells, cell) && !includesCell(other.cells, cell);
  const starsIn = (of: StepShape['known'], one: Side, other: Side): readonly string[] =>
    of.flatMap(({ mark, value }) => (value && only(one, other, cellOf(mark)) ? [mark.place] : []));
  const held = starsIn([...facts, ...step.known], needing, limiting);
  const used = starsIn([...facts, ...step.known], limiting, needing);
  const concluded = starsIn(conclusions, needing, limiting);
  const isElsewhere = conclusions.every(({ mark, value }) => value || only(limiting, needing, cellOf(mark)));
  const stays = step.open.some((mark) => only(needing, limiting, cellOf(mark)));
  const isPart = [...facts, ...step.known].some(({ mark }) => only(needing, limiting, cellOf(mark)));
  const count = { held: [...new Set(held)], used: [...new Set(used)], concluded, isPart };
  const wanted = puzzle.stars * needing.groups.length - count.held.length;
  const allowed = puzzle.stars * limiting.groups.length - count.used.length;
  // A star in two of the groups that are limited uses up one of each, which this count does not see.
  const isTwice = [...facts, ...step.known].some(
    ({ mark, value }) =>
      value && limiting.groups.filter(({ cells }) => includesCell(cells, cellOf(mark))).length > 1,
  );
  if (isTwice || stays || !isElsewhere || wanted - concluded.length !== allowed) return undefined;
  if (concluded.length !== conclusions.filter(({ value }) => value).length) return undefined;
  return saysCount(puzzle.stars, needing, limiting, count);
}

/** Stars outside of the cells that both sides share. */
interface Outside {
  readonly held: readonly string[];
  readonly used: readonly string[];
  readonly concluded: readonly string[];
  /** True if something is known of what needs stars and is not limited. */
  readonly isPart: boolean;
}

function saysCount(each: number, needing: Side, limiting: Side, count: Outside): string {
  const { held, used, concluded, isPart } = count;
  const isOne = needing.groups.length === 1;
  const left = `${held.length === 0 ? 'all' : 'all else'} that is left of ${isOne ? 'it' : 'them'}`;
  const outside = concluded.length === 0 ? '' : ` besides ${listed(concluded)}`;
  const lies = isPart || outside !== '' ? `${left}${outside} lies` : `${isOne ? 'lies' : 'lie'} wholly`;
  const needed = `${nameOf(needing)} ${amountOf(each, needing, held, '')}`;
  return `${needed}, and ${lies} in ${nameOf(limiting)}, which ${amountOf(each, limiting, used, 'only ')}`;
}

/** `holds two stars, one besides r1c3` */
function amountOf(each: number, { groups }: Side, others: readonly string[], only: string): string {
  const count = each * groups.length;
  const rest = count - others.length;
  const besides =
    others.length === 0 ? '' : `, ${rest === 0 ? 'none' : inWords(rest)} besides ${listed(others)}`;
  return `${groups.length === 1 ? 'holds' : 'hold'} ${only}${countedInWords(count, 'star')}${besides}`;
}

/** The groups of the reasons that use one half; undefined where there are none. */
function sideOf(
  puzzle: StarBattlePuzzle,
  reasons: readonly ReasonShape[],
  half: ReasonShape['half'],
): Side | undefined {
  const own = reasons.filter((reason) => reason.half === half);
  const groups = own.flatMap((reason) =>
    groupsOf(puzzle).filter(
      ({ name, cells }) => kindOf(name) === kindOf(reason.kind) && within(cells, reason.cells),
    ),
  );
  const cells = groups.flatMap((group) => group.cells);
  const areApart = new Set(cells.map(cellCode)).size === cells.length;
  return groups.length > 0 ? { groups, cells, areApart } : undefined;
}

function kindOf(name: string): Kind | undefined {
  return KINDS.find((kind) => name.startsWith(kind));
}

/** `rows 1 to 3`, `columns 2 and 5`, `the regions of r1c1 and r2c4` */
function nameOf({ groups }: Side): string {
  return listed(
    KINDS.flatMap((kind) => {
      const own = groups.filter(({ name }) => kindOf(name) === kind);
      if (own.length === 0) return [];
      const plural = own.length === 1 ? kind : `${kind}s`;
      if (kind === 'region')
        return [`the ${plural} of ${listed(own.map(({ cells }) => cellCode(cells[0]!)))}`];
      return [`${plural} ${numbersOf(own.map(({ name }) => Number(name.slice(kind.length + 1))))}`];
    }),
  );
}

/** `2`, `2 and 5`, `1 to 3` */
function numbersOf(numbers: readonly number[]): string {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const [first, last] = [inOrder[0]!, inOrder.at(-1)!];
  const isRun = inOrder.length > 2 && last - first === inOrder.length - 1;
  return isRun ? `${first} to ${last}` : listed(inOrder.map(String));
}

function cellOf({ cells }: Mark): Cell {
  return cells[0]!;
}
