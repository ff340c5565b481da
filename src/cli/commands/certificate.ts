import {
  boardCertificate,
  censusCertificate,
  checkCertificate,
  readCertificate,
} from '../../certificates/index.js';
import { findFamily } from '../../families/index.js';
import { parseJson } from '../../formats/index.js';
import { flag, settings, size, text, type ValuesOf } from '../../settings/index.js';
import { defineCommand, JSON_FLAG, OUTPUT_FLAGS } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { nameOf, readPuzzle, readSource } from '../input/index.js';
import { deliver, jsonLine } from '../output/index.js';

/** Rows and columns of the largest board that a census may be asked of. */
const MOST_SIDE = 30;

const FLAGS = {
  board: flag(
    'the file is a board without clues: go through all its solutions and print the certificate of the fewest clues',
  ).default(false),
  kinds: text('with --board: the kinds of clues, with commas between, as minimum has them').optional(),
  census: text(
    'with a family in place of the file: answer a question about all its puzzles of --size, and print the certificate; list censuses names the questions',
  ).optional(),
  size: size('with --census: width and height of the board', { least: 1, most: MOST_SIDE }).optional(),
  ...OUTPUT_FLAGS,
  ...JSON_FLAG,
};

type Arguments = ValuesOf<typeof FLAGS> & { readonly file: string };

export const certificateCommand = defineCommand({
  name: 'certificate',
  summary: 'check a certificate from its puzzle alone, or make that of a board or of all puzzles of a size',
  positionals: settings({
    file: text('the certificate, as check, count and minimum --certificate write it; - reads standard input'),
  }),
  flags: settings(FLAGS),
  examples: [
    ['certificate cat.json', 'verified, with the claim in a sentence; or NOT verified, and why'],
    [
      'certificate nonogram --census given-cells --size 4',
      'how many given cells pictures of 4 x 4 cells need',
    ],
    ['certificate board.json --board -o fewest.json', 'the fewest clues over all solutions of the board'],
  ],
  run: (args, host) => {
    const { board, census, kinds, size } = args;
    if (census !== undefined && board) throw new InputError(['--board: is not expected beside --census']);
    if (kinds !== undefined && !board) throw new InputError(['--kinds: belongs to --board']);
    if (size !== undefined && census === undefined) throw new InputError(['--size: belongs to --census']);
    if (census !== undefined) return makeOfCensus(args, census, host);
    return board ? makeOfBoard(args, host) : check(args, host);
  },
});

async function check(args: Arguments, host: Host): Promise<ExitCode> {
  const { file, json } = args;
  const data = parseJson(readSource(file, host).text);
  if (!data.ok) throw InputError.ofIssues(nameOf(file), data.issues);
  const certificate = readCertificate(data.value);
  if (!certificate.ok) throw InputError.ofIssues(nameOf(file), certificate.issues);
  const verdict = await checkCertificate(certificate.value);
  const isVerified = verdict.status === 'verified';
  const words = isVerified ? `verified: ${verdict.claim}\n` : `NOT verified: ${verdict.reason}\n`;
  deliver(json ? jsonLine(verdict) : words, args, host);
  return isVerified ? EXIT.yes : EXIT.no;
}

async function makeOfBoard(args: Arguments, host: Host): Promise<ExitCode> {
  const { family, document } = await readPuzzle({ ...args, from: undefined, puzzle: undefined }, host);
  const kinds = args.kinds?.split(',').map((kind) => kind.trim());
  const certificate = await boardCertificate(family, document.puzzle, kinds);
  if (typeof certificate === 'string') throw new InputError([`${nameOf(args.file)}: ${certificate}`]);
  deliver(jsonLine(certificate), args, host);
  return EXIT.yes;
}

async function makeOfCensus(args: Arguments, census: string, host: Host): Promise<ExitCode> {
  const family = findFamily(args.file);
  if (family === undefined)
    throw new InputError([`${args.file}: there is no such family; expected its name with --census`]);
  if (args.size === undefined) throw new InputError(['--census: goes with --size']);
  const certificate = await censusCertificate(family, census, args.size);
  if (typeof certificate === 'string') throw new InputError([`--census: ${certificate}`]);
  deliver(jsonLine(certificate), args, host);
  return EXIT.yes;
}
