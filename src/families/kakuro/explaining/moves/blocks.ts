/**
 * Sums of blocks: the runs across and the runs down of a part of the grid cover the same cells but for one,
 * whose number is the difference of their sums.
 */
import type { InLanguages, StepLanguage } from '../../../contract/language.js';
import type { Move, MoveBoard } from '../../../contract/move.js';
import { whileUnchanged } from '../../../kit/moves/latest.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all } from '../../../kit/words/series.js';
import { type KakuroPuzzle, LARGEST_NUMBER } from '../../puzzle.js';
import { type RunGrid, type RunNow, runGridOf } from './runs.js';
import type { RunName } from './words.js';
import { runWords } from './words.js';

/** Most runs of a block. */
const MOST_RUNS = 7;

/** Runs of both directions, and the open cells that only one direction has. */
interface Block {
  readonly runs: readonly RunNow[];
  /** By place: 1 where only runs across have it, -1 where only runs down do. */
  readonly odd: ReadonlyMap<number, number>;
}

/** Runs of one direction, and their sum. */
interface Added {
  readonly direction: RunNow['direction'];
  readonly runs: readonly RunName[];
  readonly sum: number;
}

interface Sums {
  /** The runs of the direction that has the cell, and those of the other one. */
  readonly own: Added;
  readonly others: Added;
  readonly cell: string;
  readonly number: number;
  /** Entries that one direction alone has: those of `own` are taken away, those of `others` added. */
  readonly entries: readonly { readonly cell: string; readonly number: number; readonly isOwn: boolean }[];
}

/** The block grown from a run: each time the run is added that leaves the fewest odd open cells. */
function* blocksFrom(grid: RunGrid, first: RunNow): Iterable<Block> {
  let block: Block = { runs: [], odd: new Map() };
  for (let next: RunNow | undefined = first; next !== undefined && block.runs.length < MOST_RUNS; ) {
    block = withRun(block, next);
    yield block;
    const touching: readonly RunNow[] = [...block.odd.keys()]
      .flatMap((place) => grid.runsOf(place))
      .filter((run) => run.name.sum > 0 && !block.runs.includes(run));
    const counts = touching.map((run) => openOdd(grid, withRun(block, run)).length);
    next = touching[counts.indexOf(Math.min(...counts))];
  }
}

function withRun({ runs, odd }: Block, run: RunNow): Block {
  const side = run.direction === 'across' ? 1 : -1;
  const next = new Map(odd);
  for (const place of run.places) {
    const sum = (next.get(place) ?? 0) + side;
    if (sum === 0) next.delete(place);
    else next.set(place, sum);
  }
  return { runs: [...runs, run], odd: next };
}

function openOdd(grid: RunGrid, { odd }: Block): readonly number[] {
  return [...odd.keys()].filter((place) => grid.isOpen(place));
}

/** The blocks with one odd open cell, each once. */
const blocksOf: (board: MoveBoard<KakuroPuzzle>) => readonly Block[] = whileUnchanged((board) => {
  const grid = runGridOf(board);
  const found = new Map<string, Block>();
  for (const run of grid.runs.filter(({ name, open }) => name.sum > 0 && open.length > 0)) {
    for (const block of blocksFrom(grid, run)) {
      if (block.runs.length < 3 || openOdd(grid, block).length !== 1) continue;
      const key = block.runs
        .flatMap((one) => one.rules())
        .sort()
        .join();
      if (!found.has(key)) found.set(key, block);
      break;
    }
  }
  return [...found.values()].sort((one, other) => one.runs.length - other.runs.length);
});

/** A cell that is left over when the sums of runs across are compared with those of runs down. */
export const blockSums: Move<KakuroPuzzle> = defineMove<KakuroPuzzle, Sums>({
  id: 'sums-of-a-block',
  name: { en: 'sums of a block', de: 'Summen eines Blocks' },
  isSingle: true,
  cost: 3.4,
  *find(board) {
    const grid = runGridOf(board);
    for (const { runs, odd } of blocksOf(board)) {
      const place = [...odd.keys()].find((one) => grid.isOpen(one))!;
      const direction = odd.get(place) === 1 ? 'across' : 'down';
      const own = addedUp(runs, direction);
      const others = addedUp(runs, direction === 'across' ? 'down' : 'across');
      const entries = [...odd.keys()]
        .filter((one) => one !== place)
        .map((one) => ({
          cell: grid.codes([one])[0]!,
          number: grid.entered(one),
          isOwn: odd.get(one) === odd.get(place),
        }));
      const number = entries.reduce(
        (rest, entry) => rest + (entry.isOwn ? -entry.number : entry.number),
        own.sum - others.sum,
      );
      if (number < 1 || number > LARGEST_NUMBER || ((grid.left(place) >> number) & 1) === 0) continue;
      yield {
        conclusions: [grid.is(place, number)],
        rules: [...runs.flatMap((run) => run.rules()), ...grid.cellRules([place])],
        data: { own, others, cell: grid.codes([place])[0]!, number, entries },
      };
    }
  },
  says: { en: (data) => saysSums(data, 'en'), de: (data) => saysSums(data, 'de') },
});

function addedUp(runs: readonly RunNow[], direction: RunNow['direction']): Added {
  const added = runs.filter((run) => run.direction === direction).map(({ name }) => name);
  return { direction, runs: added, sum: added.reduce((total, { sum }) => total + sum, 0) };
}

const DIRECTIONS: InLanguages<Readonly<Record<RunNow['direction'], string>>> = {
  en: { across: 'Across', down: 'Down' },
  de: { across: 'Waagerecht', down: 'Senkrecht' },
};

function saysSums({ own, others, cell, number, entries }: Sums, language: StepLanguage): string {
  const [first, second] = [own, others].map(({ direction, runs, sum }) => {
    const names = all(
      runs.map((run) => runWords(run, language)),
      language,
    );
    const start = DIRECTIONS[language][direction];
    if (runs.length === 1) return `${start}: ${names}`;
    return language === 'en'
      ? `${start}: ${names} add up to ${sum}`
      : `${start}: ${names} ergeben zusammen ${sum}`;
  });
  const odd = all([cell, ...entries.map((entry) => `${entry.cell} (${entry.number})`)], language);
  const rest = entries.map((entry) => `${entry.isOwn ? '-' : '+'} ${entry.number}`);
  const equation = [own.sum, '-', others.sum, ...rest, '=', number].join(' ');
  return language === 'en'
    ? `${first}. ${second}. These have the same cells but for ${odd}, so ${cell} is ${equation}.`
    : `${first}. ${second}. Das sind dieselben Felder bis auf ${odd}, also ist ${cell} ${equation}.`;
}
