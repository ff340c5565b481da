import { boardCertificate, checkCertificate, readCertificate } from '../../certificates/index.js';
import { parseJson } from '../../formats/index.js';
import { flag, settings, text, type ValuesOf } from '../../settings/index.js';
import { defineCommand, JSON_FLAG, OUTPUT_FLAGS } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { nameOf, readPuzzle, readSource } from '../input/index.js';
import { deliver, jsonLine } from '../output/index.js';

const FLAGS = {
  board: flag(
    'the file is a board without clues: go through all its solutions and print the certificate of the fewest clues',
  ).default(false),
  kinds: text('with --board: the kinds of clues, with commas between, as minimum has them').optional(),
  ...OUTPUT_FLAGS,
  ...JSON_FLAG,
};

type Arguments = ValuesOf<typeof FLAGS> & { readonly file: string };

export const certificateCommand = defineCommand({
  name: 'certificate',
  summary: 'check a certificate from its puzzle alone, or make that of a board without clues',
  positionals: settings({
    file: text('the certificate, as check, count and minimum --certificate write it; - reads standard input'),
  }),
  flags: settings(FLAGS),
  examples: [
    ['certificate cat.json', 'verified, with the claim in a sentence; or NOT verified, and why'],
    ['certificate board.json --board -o fewest.json', 'the fewest clues over all solutions of the board'],
  ],
  run: (args, host) => (args.board ? makeOfBoard(args, host) : check(args, host)),
});

async function check(args: Arguments, host: Host): Promise<ExitCode> {
  const { file, json } = args;
  if (args.kinds !== undefined) throw new InputError(['--kinds: belongs to --board']);
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
