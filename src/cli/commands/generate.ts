import { USUAL_ATTEMPTS } from '../../../generators/batch.js';
import { DIFFICULTIES } from '../../../generators/goal.js';
import { GENERATORS } from '../../../generators/index.js';
import { defineCommand } from '../command.js';
import { familyOptions } from '../family-options.js';
import { generateBatch } from '../generate-batch.js';
import { generateFromId } from '../generate-from-id.js';
import { MOST_ATTEMPTS, MOST_JOBS, MOST_PUZZLES, positiveNumber, wholeNumber } from '../limits.js';
import { CERTIFY_OPTION, JSON_OPTION, LIMIT_OPTIONS, SEED_OPTION, TERMINAL_OPTIONS } from '../options.js';

export const generateCommand = defineCommand({
  usage: 'generate [family]',
  summary: 'make puzzles with exactly one solution, proved and rated',
  positionals: {
    family: {
      type: 'string',
      describe: `which puzzles: ${GENERATORS.map(({ family }) => family).join(', ')}; generate FAMILY --help has more`,
    },
  },
  options: {
    count: { type: 'number', alias: 'n', describe: 'how many (default: 1)', requiresArg: true },
    difficulty: { choices: DIFFICULTIES, describe: 'how hard each of them is (default: any)' },
    guess: {
      type: 'boolean',
      default: true,
      describe: '--no-guess: only puzzles that can be solved without guessing',
    },
    ...SEED_OPTION,
    jobs: {
      type: 'number',
      describe: 'worker threads (default: one a core); same puzzles',
      requiresArg: true,
    },
    output: {
      type: 'string',
      alias: 'o',
      describe: 'write to this folder, a file a puzzle',
      requiresArg: true,
      normalize: true,
    },
    resume: {
      type: 'boolean',
      default: false,
      describe: 'go on where the batch in the folder of -o stopped',
    },
    force: { type: 'boolean', default: false, describe: 'overwrite files that exist' },
    id: { type: 'string', describe: 'make the puzzle of this id once more', requiresArg: true },
    'limit-attempts': {
      type: 'number',
      default: USUAL_ATTEMPTS,
      describe: 'give up after this many attempts at one puzzle (exit code 3)',
      requiresArg: true,
    },
    timeout: { ...LIMIT_OPTIONS.timeout, describe: 'stop after this many seconds (exit code 3)' },
    ...CERTIFY_OPTION,
    ...JSON_OPTION,
    ...TERMINAL_OPTIONS,
  },
  optionsFor: familyOptions,
  examples: [
    ['generate sudoku --difficulty hard', 'one Sudoku, drawn in the terminal'],
    ['generate kenken -n 3 --size 4 --seed owl --json', 'three, one JSON object a line'],
    ['generate sudoku -n 10 --seed owl -o week', 'ten files week/sudoku-0001.json and so on'],
  ],
  async run(args, host) {
    wholeNumber('--count', args.count ?? 1, 1, MOST_PUZZLES);
    wholeNumber('--jobs', args.jobs ?? 1, 1, MOST_JOBS);
    wholeNumber('--limit-attempts', args['limit-attempts'], 1, MOST_ATTEMPTS);
    positiveNumber('--timeout', args.timeout);
    return args.id === undefined ? generateBatch(args, host) : generateFromId(args.id, args, host);
  },
});
