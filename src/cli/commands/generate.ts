import { GENERATORS } from '../../../generators/index.js';
import { settings, text } from '../../settings/index.js';
import { defineCommand } from '../arguments/index.js';
import { familyFlags, GENERATE_FLAGS, generateBatch, generateFromId } from '../generate/index.js';

export const generateCommand = defineCommand({
  name: 'generate',
  summary: 'make puzzles with exactly one solution, proved and rated',
  positionals: settings({
    family: text(
      `which puzzles: ${GENERATORS.map(({ family }) => family).join(', ')}; generate FAMILY --help has more`,
    ).optional(),
  }),
  flags: GENERATE_FLAGS,
  flagsFor: familyFlags,
  subjects: GENERATORS.map(({ family }) => family),
  examples: [
    ['generate sudoku --difficulty hard', 'one Sudoku, drawn in the terminal'],
    ['generate kenken -n 3 --size 4 --seed owl --json', 'three, one JSON object a line'],
    ['generate sudoku -n 10 --seed owl -o week', 'ten files: week/sudoku-0001.json and so on'],
  ],
  async run(args, host, given) {
    return args.id === undefined
      ? generateBatch(args, given, host)
      : generateFromId(args.id, args, given, host);
  },
});
