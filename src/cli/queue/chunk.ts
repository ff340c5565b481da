/**
 * Tasks of one kind in one job: what all their arguments share is written once. A queue takes milliseconds a
 * job, and many tasks are shorter than that.
 */
import { createHash } from 'node:crypto';
import type { Issue } from '../../core/index.js';

type Fields = Readonly<Record<string, unknown>>;

/** The tasks of a job, as plain JSON data. */
export interface Chunk {
  readonly name: string;
  /** Fields that every argument has, with the same values. */
  readonly common: Fields;
  /** The other fields of each argument. */
  readonly each: readonly Fields[];
}

/** The outcome of a task of a chunk: an answer, or a failure that the task itself reports. */
export type TaskOutcome = { readonly answer: unknown } | ({ readonly refused: true } & Issue);

/** The answers of a chunk in the order of its tasks, and the milliseconds that a worker took for them. */
export interface ChunkAnswer {
  readonly milliseconds: number;
  readonly outcomes: readonly TaskOutcome[];
}

/**
 * Packs the arguments of one kind of task.
 * @param texts each argument as the JSON text of an object; at least one
 */
export function packChunk(name: string, texts: readonly string[]): Chunk {
  const all = texts.map((text) => JSON.parse(text) as Fields);
  const [first] = all;
  const isCommon = (key: string): boolean => {
    const text = JSON.stringify(first![key]);
    return all.every((one) => Object.hasOwn(one, key) && JSON.stringify(one[key]) === text);
  };
  // One task alone has nothing to share; its argument stays together.
  const keys = new Set(texts.length > 1 ? Object.keys(first!).filter(isCommon) : []);
  const fieldsOf = (one: Fields, isShared: boolean): Fields =>
    Object.fromEntries(Object.entries(one).filter(([key]) => keys.has(key) === isShared));
  return { name, common: fieldsOf(first!, true), each: all.map((one) => fieldsOf(one, false)) };
}

/** The arguments of a chunk; the order of their keys may differ from what was packed. */
export function unpackChunk({ common, each }: Chunk): readonly Fields[] {
  return each.map((one) => ({ ...common, ...one }));
}

/** Hexadecimal digits of an id: no two jobs ever share one. */
const DIGITS = 32;

/** The id of a job: the same for the same tasks of the same program, for every client. */
export function chunkId(build: string, chunk: Chunk): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([build, chunk]))
    .digest('hex');
  return `job-${digest.slice(0, DIGITS)}`;
}
