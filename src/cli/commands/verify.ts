import { describeIssue, type Issue } from '../../core/index.js';
import { settings, text } from '../../settings/index.js';
import { answerBroken } from '../answers/index.js';
import { defineCommand, FILE, INPUT_FLAGS, JSON_FLAG, OUTPUT_FLAGS } from '../arguments/index.js';
import { EXIT, type ExitCode, InputError, worstOf } from '../host/index.js';
import { isBroken, type Pair, pairSolutions, readEach } from '../input/index.js';
import { deliver, jsonLine } from '../output/index.js';

export const verifyCommand = defineCommand({
  name: 'verify',
  summary: 'check a solution against the rules, without a solver',
  positionals: settings({
    ...FILE,
    solution: text(
      'JSON as solve --json prints it, a bare JSON solution, or a file that holds the solved puzzle; for several puzzles a line each',
    ),
  }),
  flags: settings({ ...INPUT_FLAGS, ...OUTPUT_FLAGS, ...JSON_FLAG }),
  examples: [['verify cat.non cat-solution.json', 'say whether the solution is right, or what is wrong']],
  async run(args, host) {
    if (args.file === '-' && args.solution === '-') {
      throw new InputError(['verify: only one of the two files can be standard input']);
    }
    const pairs = await pairSolutions(await readEach(args, host), args.solution, args.puzzle, host);
    const answers = pairs.map((pair) => {
      if (isBroken(pair)) return answerBroken(pair, args.json, host);
      const held = heldAgainstRules(pair);
      return { product: args.json ? jsonLine(jsonOf(held)) : describe(held), code: exitCodeOf(held) };
    });
    deliver(answers.map(({ product }) => product).join(''), args, host);
    return answers.map(({ code }) => code).reduce(worstOf, EXIT.yes);
  },
});

/** The judgement of the rules: violations, undecided questions, or neither. */
interface Held {
  readonly family: string;
  readonly violations: readonly Issue[];
  readonly undecided: readonly Issue[];
}

function heldAgainstRules({ read: { family, document }, solution }: Pair): Held {
  const violations = family.verify(document.puzzle, solution);
  const undecided = violations.length > 0 ? [] : (family.undecided?.(document.puzzle, solution) ?? []);
  return { family: family.id, violations, undecided };
}

function exitCodeOf({ violations, undecided }: Held): ExitCode {
  if (violations.length > 0) return EXIT.no;
  return undecided.length > 0 ? EXIT.undecided : EXIT.yes;
}

function jsonOf({ family, violations, undecided }: Held): object {
  if (undecided.length > 0) return { family, valid: null, violations, undecided };
  return { family, valid: violations.length === 0, violations };
}

function describe({ violations, undecided }: Held): string {
  if (violations.length > 0) return violations.map((found) => `${describeIssue(found)}\n`).join('');
  return undecided.length > 0
    ? undecided.map((found) => `undecided: ${describeIssue(found)}\n`).join('')
    : 'valid\n';
}
