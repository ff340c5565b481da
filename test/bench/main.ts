/** Runs the benchmarks named on the command line, or all of them. */
import '../../src/node/index.js';
import process from 'node:process';
import { type BenchmarkOptions, readBenchmarks } from './options.js';
import { printTargets } from './targets.js';

type Benchmark = (options: BenchmarkOptions) => Promise<void>;

const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  formulations: async () => (await import('./formulations.js')).benchFormulations,
  image: async () => (await import('./image.js')).benchImage,
  lines: async () => (await import('./nonogram-lines.js')).benchNonogramLines,
  counts: async () => (await import('./nonogram-counts.js')).benchNonogramCounts,
  'colour-counts': async () => (await import('./colour-counts.js')).benchColourCounts,
  likeness: async () => (await import('./likeness/index.js')).benchLikeness,
  repair: async () => (await import('./repair.js')).benchRepair,
  translucent: async () => (await import('./translucent.js')).benchTranslucent,
  sat: async () => (await import('./sat.js')).benchSat,
  solvers: async () => async () => (await import('./solvers.js')).benchSolvers(),
  'checked-lines': async () => async () => (await import('./checked-lines.js')).benchCheckedLines(),
  memory: async () => async () => (await import('./memory.js')).benchMemory(),
  'random-nonograms': async () => {
    const { benchRandomNonograms } = await import('./random-nonograms.js');
    return async (options) => benchRandomNonograms(options);
  },
  battleship: async () => {
    const { benchBattleshipWithoutHints } = await import('./battleship-open.js');
    return async (options) => benchBattleshipWithoutHints(options);
  },
  certify: async () => (await import('./certify.js')).benchCertify,
  sudoku: async () => (await import('./sudoku.js')).benchSudoku,
  forced: async () => (await import('./forced.js')).benchForced,
  'forced-families': async () => (await import('./forced-families.js')).benchForcedFamilies,
  gym: async () => async () => (await import('./gym.js')).benchGym(),
  'queens-boards': async () => (await import('./queens-boards.js')).benchQueensBoards,
  documents: async () => (await import('./documents.js')).benchDocuments,
  zebra: async () => (await import('./zebra.js')).benchZebra,
  generate: async () => (await import('./generate.js')).benchGenerate,
  growth: async () => (await import('./growth.js')).benchGrowth,
  beside: async () => (await import('./generate-beside.js')).benchBeside,
  sample: async () => (await import('./generate-sample.js')).benchSample,
  book: async () => (await import('./book.js')).benchBook,
  collection: async () => (await import('./collection.js')).benchCollection,
  links: async () => (await import('./links.js')).benchLinks,
  'fewest-numbers': async () => (await import('./fewest-numbers/index.js')).benchFewestNumbers,
  'mosaic-numbers': async () => (await import('./mosaic-numbers.js')).benchMosaicNumbers,
  minimum: async () => (await import('./minimum.js')).benchMinimum,
  start: async () => (await import('./start.js')).benchStart,
  explain: async () => (await import('./explain/index.js')).benchExplain,
  'tatham-ids': async () => (await import('./tatham-ids.js')).benchTathamIds,
  'explained-steps': async () => (await import('./explained-steps/index.js')).benchExplainedSteps,
  difficulty: async () => (await import('./difficulty/index.js')).benchDifficulty,
  bands: async () => (await import('./difficulty/bands.js')).benchBands,
  asked: async () => (await import('./difficulty/asked.js')).benchAsked,
  yields: async () => (await import('./difficulty/yields.js')).benchYields,
  unguessed: async () => (await import('./difficulty/unguessed.js')).benchUnguessed,
  page: async () => (await import('./page.js')).benchPage,
  queue: async () => (await import('./queue.js')).benchQueue,
};

const { names: asked, options } = readBenchmarks(process.argv.slice(2));
const unknown = asked.filter((name) => BENCHMARKS[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(
    `unknown benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHMARKS).join(', ')}\n`,
  );
  process.exit(2);
}
for (const name of asked.length > 0 ? asked : Object.keys(BENCHMARKS)) {
  const benchmark = await BENCHMARKS[name]!();
  await benchmark(options);
}
printTargets();
