/**
 * The targets of explanations, each with its figure, on generated puzzles with fixed seeds.
 * `--only FAMILY` for some families, `--count N` for another number of puzzles of each kind. What people have
 * to read is named at the end.
 */
import process from 'node:process';
import { GENERATORS } from '../../../generators/registry.js';
import type { StepRecord } from '../../../src/explain/index.js';
import { findFamily } from '../../../src/families/index.js';
import type { BenchmarkOptions } from '../options.js';
import { figure, median, printTable } from '../table.js';
import { recordBeside } from '../targets.js';
import { shareOfBoxSingles } from './box-singles.js';
import { type Explained, explained, type Kind } from './sample.js';
import { correlationWith, GAMES } from './tatham.js';

const USUAL_COUNT = 3;

/** An ordinary size of some families, and those that a target is about. */
const CHOSEN: readonly Kind[] = [
  { family: 'sudoku', settings: {} },
  { family: 'kenken', settings: { size: 6 } },
  { family: 'star-battle', settings: { size: 10, stars: 2 } },
  { family: 'nonogram', settings: { size: '15' } },
  { family: 'nonogram', settings: { size: '10', colours: 3 } },
  { family: 'hashi', settings: { size: '10x10' } },
  { family: 'zebra', settings: { size: 5, attributes: 4 } },
  { family: 'battleship', settings: { size: '8' } },
  { family: 'circuit', settings: { size: '6' } },
  { family: 'queens', settings: { size: 8, walls: 4 } },
];
/** The same, and the medium preset of every other family that explains. */
const KINDS: readonly Kind[] = [
  ...CHOSEN,
  ...GENERATORS.filter(({ family }) => CHOSEN.every((kind) => kind.family !== family))
    .filter(({ family }) => findFamily(family)!.explaining !== undefined)
    .map(({ family, presets: [, { settings }] }) => ({ family, settings })),
];
const HUGE: Kind = { family: 'sudoku', settings: { size: 16 } };

/** Lines of a proof and rules of a step that people follow without writing, and words of a long sentence. */
const LONG_PROOF = 12;
const MANY_RULES = 8;
const LONG_SENTENCE = 60;
const PER_CENT = 100;

/** Prints a row for each kind of puzzle, and the table of targets. */
export async function benchExplain({ only, full, count = USUAL_COUNT }: BenchmarkOptions): Promise<void> {
  const isWanted = ({ family }: Kind): boolean => only.length === 0 || only.includes(family);
  if (isWanted({ family: 'sudoku', settings: {} })) {
    target(
      'hints with a single in a box that name the easiest',
      { least: 90, unit: '%' },
      percent(await shareOfBoxSingles()),
    );
  }
  const rows: (string | number)[][] = [];
  for (const kind of KINDS.filter(isWanted)) {
    const sample = await explained(kind, count);
    rows.push(rowOf(kind, sample));
    process.stderr.write(`${rows.at(-1)!.join(' ')}\n`);
    recordKind(kind, sample);
  }
  for (const game of GAMES.filter(isOf(only))) {
    const value = correlationWith(game);
    if (value === undefined) skipped(`levels of ${game.program}: sgt-${game.program} is not installed`);
    else
      target(
        `levels of sgt-${game.program}, rank correlation of the number`,
        { least: game.least, unit: '' },
        value,
      );
  }
  if (isWanted(HUGE)) {
    if (full) {
      const [one] = await explained(HUGE, 1);
      target('Sudoku 16x16 explained', { most: 30, unit: 's' }, one!.isSolved ? one!.seconds : Infinity);
    } else skipped('Sudoku 16x16: with --full');
  }
  const columns = ['family', 'settings', 'solved', 'steps', 'words', 'with proofs', 'of several rules'];
  const more = [
    'named',
    'hard to follow',
    'also long to read',
    'unused notes',
    'median s',
    'worst s',
    'first hint s',
  ];
  printTable('explanations', [...columns, ...more], rows);
  skipped("HoDoKu's library of techniques: it is not part of this project");
  skipped('pictures, names and wrong entries: to be read by people');
}

function isOf(only: readonly string[]) {
  return ({ family }: { readonly family: string }): boolean => only.length === 0 || only.includes(family);
}

function rowOf({ family, settings }: Kind, sample: readonly Explained[]): (string | number)[] {
  const { several, named, hard, long, unused } = sharesOf(sample);
  return [
    family,
    JSON.stringify(settings),
    sample.filter(({ isSolved }) => isSolved).length,
    median(sample.map(({ steps }) => steps.length)),
    median(sample.map(({ steps }) => words(steps, false))),
    median(sample.map(({ steps }) => words(steps, true))),
    several,
    ...[named, hard, long, unused].map((share) => `${figure(percent(share))} %`),
    ...[median(sample.map(({ seconds }) => seconds)), Math.max(...sample.map(({ seconds }) => seconds))].map(
      figure,
    ),
    figure(Math.max(...sample.map(({ hintSeconds }) => hintSeconds))),
  ];
}

function sharesOf(sample: readonly Explained[]) {
  const several = sample.flatMap(({ steps }) => steps.filter(({ size }) => size > 1));
  const share = (isSo: (step: StepRecord) => boolean): number =>
    several.length === 0 ? 0 : several.filter(isSo).length / several.length;
  const notes = sum(sample.map((one) => one.notes));
  return {
    several: several.length,
    named: share(({ name }) => name !== undefined),
    hard: share(isHard),
    // A move says all in its sentence: its proof need not be read where that is short.
    long: share((step) => isHard(step) && (step.move === undefined || wordsIn(step.says) > LONG_SENTENCE)),
    unused: notes === 0 ? 0 : 1 - sum(sample.map(({ usedNotes }) => usedNotes)) / notes,
  };
}

function isHard({ proof = [], size }: StepRecord): boolean {
  return proof.length > LONG_PROOF || size > MANY_RULES;
}

function recordKind({ family, settings }: Kind, sample: readonly Explained[]): void {
  const { hard, unused } = sharesOf(sample);
  const of = `${family} ${JSON.stringify(settings)}:`;
  const wordsOf = (): number => median(sample.map(({ steps }) => words(steps, false)));
  target(`${of} notes that no later step uses`, { most: 10, unit: '%' }, percent(unused));
  target(`${of} steps hard to follow`, { most: 10, unit: '%' }, percent(hard));
  target(`${of} explained, worst`, { most: 2, unit: 's' }, Math.max(...sample.map(({ seconds }) => seconds)));
  target(
    `${of} first hint, worst`,
    { most: 0.5, unit: 's' },
    Math.max(...sample.map(({ hintSeconds }) => hintSeconds)),
  );
  target(
    `${of} first hints of crosses beside entries`,
    { most: 0, unit: '' },
    sample.filter(({ hintsCrosses }) => hintsCrosses).length,
  );
  target(
    `${of} first hints that name the whole grid`,
    { most: 0, unit: '' },
    sample.filter(({ where }) => where.includes('whole grid')).length,
  );
  if (family === 'star-battle') target(`${of} words, median`, { most: 2500, unit: '' }, wordsOf());
  if (family === 'zebra') target(`${of} words, median`, { most: 3500, unit: '' }, wordsOf());
  if (family === 'hashi') {
    const places = sample.flatMap(({ steps }) => {
      const place = steps.findIndex(({ move }) => move === 'two-islands');
      return place < 0 ? [] : [(place + 1) / steps.length];
    });
    if (places.length > 0)
      target(
        `${of} first isolation of two islands, at`,
        { most: 33.4, unit: '% of the steps' },
        percent(Math.max(...places)),
      );
  }
}

function target(
  what: string,
  limits: { readonly most?: number; readonly least?: number; readonly unit: string },
  value: number,
): void {
  recordBeside('explain', { what, ...limits, peer: '' }, value);
}

function skipped(what: string): void {
  process.stdout.write(`not measured: ${what}\n`);
}

function words(steps: readonly StepRecord[], withProofs: boolean): number {
  const texts = steps.flatMap(({ says, proof = [] }) => [says, ...(withProofs ? proof : [])]);
  return sum(texts.map(wordsIn));
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

function percent(share: number): number {
  return PER_CENT * share;
}
