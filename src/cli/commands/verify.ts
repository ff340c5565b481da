import { describeIssue, type Issue } from '../../core/issue.js';
import { defineCommand } from '../command.js';
import { deliver, jsonLine } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { InputError } from '../input-error.js';
import { FILE, INPUT_OPTIONS, JSON_OPTION, OUTPUT_OPTIONS } from '../options.js';
import { readPuzzles } from '../read-puzzle.js';
import { pairSolutions } from '../read-solutions.js';

export const verifyCommand = defineCommand({
  usage: 'verify <file> <solution>',
  summary: 'hold a solution against the rules alone, without any engine',
  positionals: {
    file: FILE,
    solution: {
      ...FILE,
      describe:
        'JSON as solve --json prints it, a bare JSON solution, or a file that holds the solved puzzle; for several puzzles a line each',
    },
  },
  options: { ...INPUT_OPTIONS, ...OUTPUT_OPTIONS, ...JSON_OPTION },
  examples: [['verify cat.non cat-solution.json', 'say whether the solution is right, or what is wrong']],
  async run(args, host) {
    if (args.file === '-' && args.solution === '-') {
      throw new InputError(['verify: only one of the two files can be standard input']);
    }
    const pairs = pairSolutions(readPuzzles(args, host), args.solution, args.puzzle, host);
    const answers = pairs.map(({ read, solution }) => ({
      family: read.family.id,
      violations: read.family.verify(read.document.puzzle, solution),
    }));
    const product = answers.map(({ family, violations }) =>
      args.json
        ? jsonLine({ family, valid: violations.length === 0, violations })
        : describeViolations(violations),
    );
    deliver(product.join(''), args, host);
    return answers.every(({ violations }) => violations.length === 0) ? EXIT.yes : EXIT.no;
  },
});

function describeViolations(violations: readonly Issue[]): string {
  if (violations.length === 0) return 'valid\n';
  return violations.map((found) => `${describeIssue(found)}\n`).join('');
}
