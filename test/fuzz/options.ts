/** The flags of the fuzz run. */
import { parseArgs } from 'node:util';
import { choicesOf } from './kinds/index.js';

/** The options of a run. */
export interface FuzzOptions {
  readonly minutes: number;
  /** Stop after this number of cases, whatever the time. */
  readonly cases?: number;
  readonly seed: string;
  readonly jobs: number;
  /** Kinds and subjects, with commas between them. */
  readonly only?: string;
  readonly stress: boolean;
  /** The line of one case. */
  readonly replay?: string;
}

export const USAGE = `npm run fuzz -- [--minutes N] [--seed S] [--jobs K] [--cases N] [--only WORDS] [--stress] [--replay CASE]
  --minutes N    try cases for N minutes (2)
  --seed S       letters, digits, "-", "_" and "." ; equal seeds try equal cases (drawn when absent)
  --jobs K       worker processes (1)
  --cases N      stop after N cases instead
  --only WORDS   cases of some kinds, families or classes of models, with commas between them: ${[...new Set(choicesOf().flatMap(({ kind, subject }) => [kind, subject]))].join(', ')}
  --stress       run the engine sat with constants that make its rare steps common, its state checked
  --replay CASE  one case again, from the line that a failure printed
`;

/**
 * Reads the flags.
 * @param drawSeed the seed where none is given
 * @throws Error that says what is wrong with a flag
 */
export function readOptions(words: readonly string[], drawSeed: () => string): FuzzOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...words],
    options: {
      minutes: text,
      seed: text,
      jobs: text,
      cases: text,
      only: text,
      replay: text,
      stress: { type: 'boolean' },
    },
  });
  const { only, replay, seed = drawSeed() } = values;
  if (!/^[\w.-]+$/.test(seed))
    throw new Error(`the seed "${seed}" has other signs than letters, digits, "-", "_" and "."`);
  if (only !== undefined && choicesOf(only).length === 0) throw new Error(`there are no cases of "${only}"`);
  const cases = values.cases === undefined ? {} : { cases: numberOf('cases', values.cases) };
  return {
    minutes: numberOf('minutes', values.minutes ?? '2'),
    jobs: numberOf('jobs', values.jobs ?? '1'),
    seed,
    stress: values.stress ?? false,
    ...cases,
    ...(only === undefined ? {} : { only }),
    ...(replay === undefined ? {} : { replay }),
  };
}

/** A number of minutes may be a fraction; what is counted is whole. */
function numberOf(name: string, text: string): number {
  const value = Number(text);
  const isTime = name === 'minutes';
  if (text.trim() !== '' && (isTime ? value > 0 && value < Infinity : Number.isInteger(value) && value >= 1))
    return value;
  throw new Error(`--${name} takes ${isTime ? 'a number above 0' : 'a whole number from 1'}, not "${text}"`);
}
