/**
 * The parts of a batch as one batch. A part keeps each of its puzzles as it is first made; copies across
 * parts are found here, in the order of the numbers, and made again from their next attempt on. So the batch
 * is the one that a single run makes.
 */

import { type Making, type PuzzleRecord, readId } from '../../../generators/index.js';
import { describeIssue, isSameJson } from '../../core/index.js';
import { findFamily } from '../../families/index.js';
import { canonicalKey } from '../../families/kit/index.js';
import { readSaved } from '../../settings/index.js';
import { type Stored, unlessCancelled } from '../ports/index.js';
import {
  type BatchEnd,
  type BatchEvents,
  type BatchRequest,
  keepPuzzles,
  type PuzzlePorts,
} from './batch.js';
import { fillBatch } from './fill-batch.js';
import type { Wanted } from './puzzle-entries.js';
import { puzzleMaker } from './puzzle-maker.js';
import { PUZZLE_ENTRY } from './saved-puzzle.js';
import { numbersOf } from './shard.js';

/** Events while parts are merged. */
export interface MergeEvents extends Pick<BatchEvents, 'onPuzzle'> {
  /** A puzzle is a copy of an earlier one, turned or mirrored perhaps, and is made again. */
  onCopy?(number: number): void;
}

/**
 * The end of a merge. `refused`: some entries are no puzzles of the batch; `missing`: the parts do not have
 * these numbers. In both cases nothing was kept.
 */
export type MergeEnd =
  | Exclude<BatchEnd, { readonly status: 'foreign' }>
  | { readonly status: 'refused'; readonly refused: readonly RefusedInShard[] }
  | { readonly status: 'missing'; readonly numbers: readonly number[] };

/** Merges the entries that all parts of a batch left, in any order. */
export function mergeShards(
  request: Omit<BatchRequest, 'shard'>,
  entries: readonly Stored[],
  ports: PuzzlePorts,
  { onCopy, onPuzzle }: MergeEvents = {},
): Promise<MergeEnd> {
  const { certify, ...filling } = request;
  return unlessCancelled(async () => {
    const read = readShards(entries, request);
    if (read.status === 'refused') return read;
    const numbers = numbersOf(request.count).filter((number) => !read.puzzles.has(number));
    if (numbers.length > 0) return { status: 'missing', numbers };
    const makeAgain = puzzleMaker(ports.workers, { certify, abort: ports.abort });
    const steps = fillBatch({
      ...filling,
      queueLength: () => 1,
      make: async (making) => {
        if (making.firstAttempt === 0) return read.puzzles.get(making.number)!;
        onCopy?.(making.number);
        return makeAgain(making);
      },
    });
    return keepPuzzles(steps, ports, onPuzzle);
  });
}

/** A puzzle as a part brought it, with the key that symmetric copies share. */
type ShardPuzzle = Extract<Making, { readonly status: 'made' }>;

/** A refused entry and its fault. */
interface RefusedInShard {
  readonly place: string;
  /** The found and the expected value, to follow the place. */
  readonly reason: string;
}

/** The puzzles by their numbers, or every entry that is not one of them. */
type ShardPuzzles =
  | { readonly status: 'read'; readonly puzzles: ReadonlyMap<number, ShardPuzzle> }
  | { readonly status: 'refused'; readonly refused: readonly RefusedInShard[] };

/**
 * Reads the puzzles that the parts of a batch brought: each is of the batch, its solution follows the rules,
 * and one that comes twice is the same both times.
 */
function readShards(entries: readonly Stored[], wanted: Wanted): ShardPuzzles {
  const puzzles = new Map<number, ShardPuzzle>();
  const refused: RefusedInShard[] = [];
  for (const { place, value } of entries) {
    const read = readEntry(value, wanted);
    if (typeof read === 'string') {
      refused.push({ place, reason: read });
      continue;
    }
    const earlier = puzzles.get(read.number);
    if (earlier === undefined) puzzles.set(read.number, read.puzzle);
    else if (!isSameJson(earlier.record, read.puzzle.record)) {
      const reason = `found another puzzle ${read.number} than an earlier part has; expected the same puzzle`;
      refused.push({ place, reason });
    }
  }
  return refused.length === 0 ? { status: 'read', puzzles } : { status: 'refused', refused };
}

/** A puzzle and its number, or the fault of the entry. */
function readEntry(
  value: unknown,
  { batch, count }: Wanted,
): { readonly number: number; readonly puzzle: ShardPuzzle } | string {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Partial<PuzzleRecord>;
  const id = readId(String(record.id));
  if (!id.ok) return 'found no id of a puzzle; expected a line or file that generate --json or -o wrote';
  const { prefix, number, attempt, generator, seed } = id.value;
  if (prefix !== batch.prefix) return `found ${record.id}; expected a puzzle of the batch ${batch.prefix}`;
  if (number > count) return `found puzzle ${number}; expected numbers from 1 to ${count}`;
  const beside = { family: generator.family, seed, verdict: 'unique', attempts: attempt + 1 };
  for (const [key, expected] of Object.entries(beside)) {
    const found = record[key as keyof PuzzleRecord];
    if (found !== expected)
      return `found ${key} ${JSON.stringify(found)} beside the id ${record.id}; expected ${JSON.stringify(expected)}`;
  }
  const shape = readSaved(PUZZLE_ENTRY, { number, record });
  if (!shape.ok) return describeIssue(shape.issues[0]!);
  const family = findFamily(generator.family)!;
  const puzzle = family.readPuzzle(record.puzzle);
  if (!puzzle.ok) return describeIssue(puzzle.issues[0]!);
  const solution = family.readSolution(record.solution, puzzle.value);
  if (!solution.ok) return describeIssue(solution.issues[0]!);
  const [violation] = family.verify(puzzle.value, solution.value);
  if (violation !== undefined) return `found a solution that breaks the rules: ${describeIssue(violation)}`;
  const key = canonicalKey(family, puzzle.value);
  return { number, puzzle: { status: 'made', record: record as PuzzleRecord, key, attempt } };
}
