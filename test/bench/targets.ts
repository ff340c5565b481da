/**
 * The figures that the project aims at, by benchmark. A benchmark that was run says what it measured with
 * {@link record}; `npm run bench` ends with one table of all of them, in which a target that was not reached
 * is called so.
 */
import { figure, printTable } from './table.js';

/** A measured quantity, its upper or lower target, and its peer for comparison. */
export interface Target {
  readonly what: string;
  readonly most?: number;
  readonly least?: number;
  readonly unit: string;
  /** The program or the version beside which the target stands. */
  readonly peer: string;
}

/** The first version of this program, as it was measured then on an idle machine. */
const first = (figures: string): string => `first version: ${figures}`;

const TARGETS = {
  gym: {
    nonogram: perSecond('step checks, nonogram 10x10'),
    sudoku: perSecond('step checks, Sudoku 9x9'),
    'star-battle': perSecond('step checks, star battle 10x10'),
  },
  beside: {
    'pattern 20x20': times('nonogram 20x20', 2, 'sgt-pattern'),
    'solo 3x3': times('Sudoku 9x9', 4, 'sgt-solo'),
    'keen 6': times('calcudoku 6x6', 2, 'sgt-keen'),
    'keen 9': times('calcudoku 9x9', 1, 'sgt-keen'),
    'bridges 15x15': times('hashi 15x15', 1, 'sgt-bridges'),
    'bridges 25x25': times('hashi 25x25', 1, 'sgt-bridges'),
    'mosaic 10x10': times('Mosaic 10x10', 2, 'sgt-mosaic'),
    'mosaic 25x25': times('Mosaic 25x25', 2, 'sgt-mosaic'),
    'lightup 7x7b20s2d0': times('Akari 7x7', 2, 'sgt-lightup'),
    'lightup 10x10b20s2d0': times('Akari 10x10', 2, 'sgt-lightup'),
    'lightup 14x14b20s2d0': times('Akari 14x14', 2, 'sgt-lightup'),
    'tents 8x8de': times('Tents 8x8', 2, 'sgt-tents'),
    'tents 10x10de': times('Tents 10x10', 2, 'sgt-tents'),
    'tents 15x15de': times('Tents 15x15', 2, 'sgt-tents'),
    'pearl 8x8de': times('Masyu 8x8', 2, 'sgt-pearl'),
    'pearl 10x10de': times('Masyu 10x10', 2, 'sgt-pearl'),
    'unruly 8x8de': times('Binairo 8x8', 2, 'sgt-unruly'),
    'unruly 10x10de': times('Binairo 10x10', 2, 'sgt-unruly'),
    'unruly 14x14de': times('Binairo 14x14', 2, 'sgt-unruly'),
    'towers 5de': times('Skyscrapers 5x5, all views', 2, 'sgt-towers'),
    'towers 6de': times('Skyscrapers 6x6, all views', 2, 'sgt-towers'),
    'towers 5dh': times('Skyscrapers 5x5, few views', 2, 'sgt-towers'),
    'towers 6dh': times('Skyscrapers 6x6, few views', 2, 'sgt-towers'),
    'unequal 5de': times('Futoshiki 5x5', 2, 'sgt-unequal'),
    'unequal 6de': times('Futoshiki 6x6', 2, 'sgt-unequal'),
    'unequal 7de': times('Futoshiki 7x7', 2, 'sgt-unequal'),
    'singles 5x5de': times('Hitori 5x5', 2, 'sgt-singles'),
    'singles 8x8de': times('Hitori 8x8', 2, 'sgt-singles'),
    'singles 12x12de': times('Hitori 12x12', 2, 'sgt-singles'),
    'loopy 7x7t0de': times('Slitherlink 7x7', 2, 'sgt-loopy'),
    'loopy 10x10t0de': times('Slitherlink 10x10', 2, 'sgt-loopy'),
    'loopy 20x20t0de': times('Slitherlink 20x20', 2, 'sgt-loopy'),
  },
  generate: {
    'circuit medium': { what: 'circuit 7x7', most: 25, unit: 'ms', peer: first('126 ms') },
    'circuit large': { what: 'circuit 10x10', most: 240, unit: 'ms', peer: first('1200 ms') },
    'battleship medium': { what: 'battleship 8x8', most: 15, unit: 'ms', peer: first('76 ms') },
    'battleship large': { what: 'battleship 10x10', most: 56, unit: 'ms', peer: first('280 ms') },
    'star-battle large': {
      what: 'star battle 14x14, three stars',
      most: 54,
      unit: 'ms',
      peer: first('270 ms'),
    },
    'sudoku large': { what: 'Sudoku 16x16', most: 31, unit: 'ms', peer: first('154 ms') },
    'killer 3x3': { what: 'killer Sudoku 9x9', most: 50, unit: 'ms', peer: 'none known' },
    'zebra large': { what: 'zebra, six houses', most: 35, unit: 'ms', peer: first('174 ms') },
  },
  forced: {
    variants: {
      what: 'what is forced in drafts of Sudoku variants, 9x9: slowest answer',
      most: 150,
      unit: 'ms',
      peer: 'none known',
    },
  },
  battleship: {
    slowest: {
      what: 'battleship without hints, 13x13 to 15x15: slowest verdict',
      most: 10,
      unit: 's',
      peer: first('one in five open after 15 s'),
    },
  },
  solvers: {
    nonogram: {
      what: 'nonogram formulas: conflicts a second',
      least: 0.8,
      unit: "times cadical's",
      peer: first('about 0.7'),
    },
    'random 3-SAT': {
      what: 'random 3-SAT: conflicts a second',
      least: 0.8,
      unit: "times cadical's",
      peer: first('0.7'),
    },
    pigeonhole: {
      what: 'pigeonhole 9: conflicts a second',
      least: 0.4,
      unit: "times minisat's",
      peer: first('0.06'),
    },
  },
  'random-nonograms': {
    'slowest 25': { what: 'random nonograms 25x25, the slowest', most: 2, unit: 's', peer: 'no figure' },
    'undecided 25': {
      what: 'random nonograms 25x25, undecided',
      most: 0,
      unit: 'puzzles',
      peer: 'no figure',
    },
    'slowest 30': {
      what: 'random nonograms 30x30, the slowest',
      most: 10,
      unit: 's',
      peer: first('385 s; C++ with CaDiCaL 2.3 s'),
    },
    'undecided 30': {
      what: 'random nonograms 30x30, undecided',
      most: 0,
      unit: 'puzzles',
      peer: first('71 of 600 at 20 000 conflicts a solve'),
    },
  },
  sat: {
    survey: { what: 'survey nonograms, the slowest', most: 10, unit: 's', peer: first('0.17 s') },
  },
  sudoku: {
    verdict: {
      what: 'Sudoku with 17 givens, model reused',
      most: 0.03,
      unit: 'ms',
      peer: first('0.067 ms'),
    },
  },
  'checked-lines': {
    sat: {
      what: 'from a line to its printed, certified verdict',
      most: 0.4,
      unit: 'ms',
      peer: first('1.2 ms'),
    },
  },
  memory: {
    growth: {
      what: 'live memory after 100 000 checks',
      most: 1.1,
      unit: 'times that after 1000',
      peer: first('1.11'),
    },
  },
  book: {
    'two hundred': {
      what: 'book of 200 puzzles, labels of difficulty by steps, two workers',
      most: 15,
      unit: 's',
      peer: first('24 s of processor time, labels by logic'),
    },
    'two hundred, without labels of difficulty': {
      what: 'book of 200 puzzles without labels, two workers',
      most: 15,
      unit: 's',
      peer: first('24 s of processor time, labels by logic'),
    },
    packet: { what: 'packet for a class, two workers', most: 5, unit: 's', peer: 'no figure' },
    mixed: { what: 'mixed book of 120 pages, labels by steps', most: 45, unit: 's', peer: first('130 s') },
    'mixed, without labels of difficulty': {
      what: 'mixed book of 120 pages without labels',
      most: 45,
      unit: 's',
      peer: first('35 s'),
    },
  },
  repair: {
    dithered: {
      what: 'dithered 40x36: changes above the proved bound',
      most: 38,
      unit: 'cells',
      peer: first('76 (103 changes, 27 proved)'),
    },
  },
  translucent: {
    photographer: {
      what: 'photographer 60x60: above the bound',
      most: 0.1,
      unit: '%',
      peer: first('0.178 %'),
    },
    cat: { what: 'cat 60x60: above the bound', most: 0.1, unit: '%', peer: first('0.676 %') },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Target>>>>;

type Targets = typeof TARGETS;

interface Measured extends Target {
  readonly benchmark: string;
  readonly value: number;
}

const measured: Measured[] = [];

/**
 * Notes what a benchmark measured for one of its targets; other names are ignored, since only some rows have
 * a target.
 */
export function record(benchmark: keyof Targets, name: string, value: number): void {
  const targets: Readonly<Record<string, Target>> = TARGETS[benchmark];
  const target = targets[name];
  if (target !== undefined) recordBeside(benchmark, target, value);
}

/** Notes what a benchmark measured for a target that stands with the benchmark. */
export function recordBeside(benchmark: string, target: Target, value: number): void {
  measured.push({ ...target, benchmark, value });
}

/** Prints what was measured in this run beside its target. */
export function printTargets(): void {
  if (measured.length === 0) return;
  const rows = measured.map(({ what, benchmark, value, unit, most, least, peer }) => {
    const target = most === undefined ? `at least ${least}` : `at most ${most}`;
    const isReached = value <= (most ?? Infinity) && value >= (least ?? -Infinity);
    return [
      what,
      `${figure(value)} ${unit}`,
      target,
      isReached ? 'reached' : 'not reached',
      peer,
      `npm run bench -- ${benchmark}`,
    ];
  });
  printTable('Targets', ['what', 'measured', 'target', '', 'beside', 'command'], rows);
}

function perSecond(what: string): Target {
  return { what, least: 10_000, unit: 'a second', peer: 'none known' };
}

function times(what: string, most: number, program: string): Target {
  return { what: `${what}, made and proved`, most, unit: `times ${program}`, peer: program };
}
