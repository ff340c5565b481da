import { describeIssue } from '../../core/issue.js';
import type { Result } from '../../core/result.js';
import { byteSource, type Source } from '../../formats/source.js';
import { defineCommand } from '../command.js';
import { deliver, jsonLine } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import type { Host } from '../host.js';
import { InputError } from '../input-error.js';
import { FILE, INPUT_OPTIONS, JSON_OPTION, OUTPUT_OPTIONS } from '../options.js';
import { nameOf, type ReadPuzzle, readBytes, readPuzzle } from '../read-puzzle.js';

export const verifyCommand = defineCommand({
  usage: 'verify <puzzle> <solution>',
  summary: 'hold a solution against the rules alone, without any engine',
  positionals: {
    puzzle: FILE,
    solution: {
      ...FILE,
      describe:
        'JSON as solve --json prints it, a bare JSON solution, or a file that holds the solved puzzle',
    },
  },
  options: { ...INPUT_OPTIONS, ...OUTPUT_OPTIONS, ...JSON_OPTION },
  examples: [['verify cat.non cat-solution.json', 'say whether the solution is right, or what is wrong']],
  async run(args, host) {
    if (args.puzzle === '-' && args.solution === '-') {
      throw new InputError(['verify: only one of the two files can be standard input']);
    }
    const read = readPuzzle(args.puzzle, args.from, host);
    const solution = readSolution(read, args.solution, host);
    const violations = read.family.verify(read.document.puzzle, solution);
    const valid = violations.length === 0;
    if (args.json) deliver(jsonLine({ family: read.family.id, valid, violations }), args, host);
    else
      deliver(
        valid ? 'valid\n' : violations.map((found) => `${describeIssue(found)}\n`).join(''),
        args,
        host,
      );
    return valid ? EXIT.yes : EXIT.no;
  },
});

function readSolution(read: ReadPuzzle, file: string, host: Host): unknown {
  const source = byteSource(readBytes(file, host));
  const solution = /^\s*[[{"]/.test(source.text)
    ? fromJson(read, source, file)
    : fromFormat(read, source, file);
  if (!solution.ok) throw InputError.ofIssues(nameOf(file), solution.issues);
  return solution.value;
}

function fromJson({ family, document }: ReadPuzzle, source: Source, file: string): Result<unknown> {
  let json: unknown;
  try {
    json = JSON.parse(source.text);
  } catch (error) {
    throw new InputError([
      `${nameOf(file)}: is not JSON (${error instanceof Error ? error.message : error})`,
    ]);
  }
  const wrapped = typeof json === 'object' && json !== null && 'solution' in json ? json.solution : json;
  return family.readSolution(wrapped, document.puzzle);
}

function fromFormat({ family, document }: ReadPuzzle, source: Source, file: string): Result<unknown> {
  const codec = family.codecs.find((candidate) => candidate.recognises(source));
  const decoded = codec?.decode(source);
  if (decoded !== undefined && !decoded.ok) return decoded;
  if (decoded?.value.solution === undefined) {
    throw new InputError([`${nameOf(file)}: holds no solution; expected JSON or a solved ${family.name}`]);
  }
  return family.readSolution(decoded.value.solution, document.puzzle);
}
