/**
 * Links and files of Sudoku editors that others have set: each is read, written and read again, and checked
 * with a proof against the solution that stands in it. They are not part of this project: `LINKS` names a
 * folder of files with one link, or one puzzle in JSON, each.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type SudokuSolution, sudoku } from '../../src/families/sudoku/index.js';
import { decompressText, textSource } from '../../src/formats/index.js';
import { check } from '../../src/index.js';
import type { BenchmarkOptions } from './options.js';
import { measure, measureAsync } from './processor.js';
import { figure, median, printTable } from './table.js';

/** Puzzles that need more are left undecided. */
const MOST_CONFLICTS = 20_000;
const SLOW_SECONDS = 10;

/** A puzzle that was read, and its name. */
type Read = Extract<ReturnType<typeof readPuzzle>, { readonly ok: true }>['value'];

/** Prints what became of the links of each format, with a line for each that was not as it should be. */
export async function benchLinks({ count = Infinity, from = 1 }: BenchmarkOptions): Promise<void> {
  const folder = process.env.LINKS;
  if (folder === undefined || !existsSync(folder)) {
    process.stdout.write('LINKS names no folder with links: nothing is read\n');
    return;
  }
  const names = readdirSync(folder)
    .toSorted()
    .slice(from - 1, from - 1 + count);
  const formats = new Map<string, Tally>();
  for (const name of names) {
    const text = readFileSync(join(folder, name), 'utf8');
    const format = codecOf(text)?.format ?? 'none';
    const tally = formats.get(format) ?? { found: new Map(), reading: [], checking: [] };
    formats.set(format, tally);
    for (const [what, detail] of await judge(text, tally)) {
      tally.found.set(what, (tally.found.get(what) ?? 0) + 1);
      if (detail !== undefined) process.stdout.write(`${name}: ${what}: ${detail}\n`);
    }
  }
  for (const [format, { found, reading, checking }] of formats) {
    printTable(`Links of others: ${format}`, ['', 'puzzles'], [...found].toSorted());
    printTable(
      'Milliseconds to read, seconds to the verdict',
      ['', 'median', 'worst', 'above 10 s'],
      [
        ['read', figure(median(reading)), figure(Math.max(...reading)), ''],
        [
          'verdict',
          figure(median(checking)),
          figure(Math.max(...checking)),
          checking.filter((one) => one > SLOW_SECONDS).length,
        ],
      ],
    );
  }
}

/** Puzzles by what became of them, milliseconds of reading and seconds of checking. */
interface Tally {
  readonly found: Map<string, number>;
  readonly reading: number[];
  readonly checking: number[];
}

function codecOf(text: string) {
  return sudoku.codecs.find((codec) => codec.recognises(textSource(text)));
}

function readPuzzle(text: string) {
  const codec = codecOf(text);
  if (codec === undefined) throw new Error('no format recognises the text');
  return codec.decode(textSource(text));
}

/** A finding about a link; with a text, empty or not, it is not as it should be. */
type Finding = readonly [what: string, detail?: string | undefined];

/** The findings about one link, with details of what is not as it should be. */
async function judge(text: string, tally: Tally): Promise<readonly Finding[]> {
  if (codecOf(text) === undefined) return [['not recognised', text.slice(0, 60)]];
  const { value: read, seconds } = measure(() => readPuzzle(text));
  tally.reading.push(1000 * seconds);
  if (!read.ok) return [['refused', read.issues.map(({ message }) => message).join(' ')]];
  const answer = await measureAsync(() =>
    check(sudoku, read.value.puzzle, { budget: { conflicts: MOST_CONFLICTS } }),
  );
  tally.checking.push(answer.seconds);
  const { verdict, certified } = answer.value;
  const isSlow = answer.seconds > SLOW_SECONDS;
  return [
    ['read'],
    roundTrip(text, read.value),
    [`verdict: ${verdict}${certified ? ', certified' : ''}`, verdict === 'undecided' ? '' : undefined],
    ...(isSlow ? ([['above 10 s', figure(answer.seconds)]] as const) : []),
    ...compare(read.value, verdict === 'unique' ? answer.value.solution : undefined, text),
    ...(verdict === 'none' ? ([['without a solution', '']] as const) : []),
  ];
}

/** The outcome of writing and reading once more. */
function roundTrip(text: string, { puzzle, credits }: Read): Finding {
  const codec = codecOf(text)!;
  const written = codec.encode({ puzzle, credits });
  if (!written.ok) return ['not written', written.issues.map(({ message }) => message).join(' ')];
  const again = readPuzzle(written.value);
  if (!again.ok) return ['written, but not read', again.issues.map(({ message }) => message).join(' ')];
  if (JSON.stringify(again.value.puzzle) !== JSON.stringify(puzzle)) return ['comes back changed', ''];
  const twice = codec.encode(again.value);
  return twice.ok && twice.value === written.value
    ? ['comes back the same']
    : ['is written in another way the second time', ''];
}

/** The comparison with the whole solution that f-puzzles keeps, which may break the rules that were read. */
function compare({ solution }: Read, ours: SudokuSolution | undefined, text: string): readonly Finding[] {
  const packed = /(?:load=|fpuz(?:zles)?)([^&\s]+)/.exec(text)?.[1];
  const json = JSON.parse((packed && decompressText(decodeURIComponent(packed))) || '{}') as {
    readonly size?: number;
    readonly solution?: readonly unknown[] | string;
  };
  const said = [...(json.solution ?? [])].map(Number);
  if (said.length === 0 || said.length !== (json.size ?? 0) ** 2 || !said.every((value) => value > 0))
    return [];
  if (solution === undefined) return [['a solution stands in it that breaks its rules', '']];
  if (ours === undefined) return [['a solution stands in it']];
  return said.every((value, at) => value === ours.flat()[at])
    ? [['the solution that stands in it']]
    : [['another solution than stands in it', '']];
}
