/**
 * Puzzles that Simon Tatham's programs make:
 * each is read, has one solution with a certificate, which the rules accept, and is explained to the end.
 * `--count N` puzzles of each family (60 by default), in several sizes and levels, `--only FAMILY` for some;
 * every tenth is explained, with `--full` all of them. A puzzle of which something is wrong is printed with
 * its id, by which `puzzlewright explain` asks about it again. Ids that several games have are recognised by
 * nobody, and read where the family is known.
 */
import process from 'node:process';
import { explainPuzzle } from '../../src/explain/index.js';
import { findFamily } from '../../src/families/index.js';
import { textSource } from '../../src/formats/source.js';
import { type Recognised, recognise } from '../../src/jobs/files/recognise.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { satEngine } from '../../src/solve/index.js';
import type { BenchmarkOptions } from './options.js';
import { measure } from './processor.js';
import { figure, printTable } from './table.js';
import { idsMade } from './tatham-programs.js';

const USUAL_COUNT = 60;
/** One in this many is explained. */
const EXPLAINED = 10;

/** A game of the collection, with its sizes and levels. */
interface Game {
  readonly program: string;
  readonly family: string;
  readonly parameters: readonly string[];
}

const GAMES: readonly Game[] = [
  {
    program: 'unruly',
    family: 'binairo',
    parameters: ['6x6dt', '8x8de', '8x8dn', '6x10udn', '10x10ude', '14x14dn'],
  },
  {
    program: 'unequal',
    family: 'futoshiki',
    parameters: ['4dt', '5de', '6dk', '7dx', '5dr', '8de', '5adk', '6ade', '6adx'],
  },
  { program: 'towers', family: 'skyscrapers', parameters: ['4de', '5dh', '6dx', '5du', '7dh', '8de'] },
  {
    program: 'lightup',
    family: 'akari',
    parameters: ['7x7b20s4d0', '7x7b20s4d2', '10x10b20s2d1', '8x12b30s0d2', '14x14b20s4d0', '12x12b20s0d2'],
  },
  {
    program: 'tents',
    family: 'tents',
    parameters: ['8x8de', '8x8dt', '10x10de', '10x10dt', '6x12dt', '15x15dt'],
  },
  {
    program: 'singles',
    family: 'hitori',
    parameters: ['5x5de', '5x5dk', '8x8de', '8x8dk', '6x10dk', '12x12dk', '20x20dk'],
  },
  {
    program: 'pearl',
    family: 'masyu',
    parameters: ['6x6de', '6x6dt', '8x8de', '8x8dt', '10x10dt', '7x12dt'],
  },
  {
    program: 'loopy',
    family: 'slitherlink',
    parameters: ['5x5t0de', '7x7t0dn', '7x7t0dt', '10x10t0dn', '10x10t0dh', '12x15t0dn', '20x20t0de'],
  },
  { program: 'mosaic', family: 'mosaic', parameters: ['3x3', '5x5', '10x10', '8x12', '15x15', '20x20'] },
];

/** The findings that are counted for one size and level. */
const FOUND = ['recognised', 'read', 'unique', 'certified', 'accepted', 'explained'] as const;

type Found = Record<(typeof FOUND)[number], number>;

/** Prints a row for each size and level; ends the process with 1 where something is wrong. */
export async function benchTathamIds({ only, full, count = USUAL_COUNT }: BenchmarkOptions): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const game of GAMES.filter(({ family }) => only.length === 0 || only.includes(family))) {
    const { family, program, parameters } = game;
    for (const [index, level] of parameters.entries()) {
      const share = Math.floor((count + index) / parameters.length);
      const ids = idsMade(program, level, { seed: 'puzzlewright', count: share });
      if (ids === undefined) {
        process.stdout.write(`not measured: sgt-${program} is not installed\n`);
        break;
      }
      const recognised = await Promise.all(ids.map((id) => recognise(textSource(id))));
      const { value: found, seconds } = measure(() =>
        examined(family, ids, recognised, full ? 1 : EXPLAINED),
      );
      rows.push([family, level, ids.length, ...FOUND.map((what) => found[what]), figure(seconds)]);
      process.stderr.write(`${rows.at(-1)!.join(' ')}\n`);
    }
  }
  printTable("puzzles of Tatham's programs", ['family', 'level', 'puzzles', ...FOUND, 'processor s'], rows);
}

function examined(
  family: string,
  ids: readonly string[],
  recognised: readonly Recognised[],
  interval: number,
): Found {
  const found: Found = { recognised: 0, read: 0, unique: 0, certified: 0, accepted: 0, explained: 0 };
  for (const [index, id] of ids.entries()) {
    const wrong = wrongWith(family, { id, recognised: recognised[index]! }, index % interval === 0, found);
    if (wrong === undefined) continue;
    process.exitCode = 1;
    process.stdout.write(`${family} ${id}: ${wrong}\n`);
  }
  return found;
}

/** The fault of a puzzle, if it has one; findings on the way are counted. */
function wrongWith(
  of: string,
  { id, recognised }: { readonly id: string; readonly recognised: Recognised },
  isExplained: boolean,
  found: Found,
): string | undefined {
  const family = findFamily(of)!;
  try {
    const [one] = 'found' in recognised ? recognised.found : [];
    if (one !== undefined && one.family !== of) return `recognised as ${one.family}`;
    if (one !== undefined) found.recognised++;
    const codec = family.codecs.find(({ format }) => format === 'tatham')!;
    const document = codec.decode(textSource(id));
    if (!document.ok) return document.issues[0]!.message;
    found.read++;
    const { puzzle } = document.value;
    const formulation = chooseFormulation(family, 'sat');
    const answer = checkPuzzle({ family, puzzle, formulation, engine: satEngine });
    if (answer.verdict !== 'unique') return answer.verdict;
    found.unique++;
    if (!answer.certified) return 'not certified';
    found.certified++;
    const { solution } = answer;
    const [broken] = family.verify(puzzle, solution);
    if (broken !== undefined) return broken.message;
    found.accepted++;
    if (!isExplained) return undefined;
    const wrongMoves: string[] = [];
    const explained = explainPuzzle({
      family,
      puzzle,
      checkProof: false,
      solution,
      rates: false,
      onWrongMove: (why) => wrongMoves.push(why),
    });
    if (explained.status !== 'explained') return `to be explained it is ${explained.status}`;
    const { verdict, limit } = explained.explanation;
    if (verdict !== 'solved') return `explained up to the limit of ${limit}`;
    found.explained++;
    return wrongMoves[0];
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
