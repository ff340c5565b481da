import { defineCommand } from '../command.js';
import { deliver, jsonLine } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { FILE, INPUT_OPTIONS, JSON_OPTION, OUTPUT_OPTIONS } from '../options.js';
import { readPuzzle } from '../read-puzzle.js';

export const rateCommand = defineCommand({
  usage: 'rate <file>',
  summary: 'how difficult a puzzle is, and whether it can be solved without guessing',
  positionals: { file: FILE },
  options: { ...INPUT_OPTIONS, ...OUTPUT_OPTIONS, ...JSON_OPTION },
  examples: [['rate cat.non', 'difficulty and the counts that it rests on']],
  async run(args, host) {
    const { family, document } = readPuzzle(args.file, args.from, host);
    const { difficulty, guessing, measures } = family.rate(document.puzzle);
    if (args.json) {
      deliver(jsonLine({ family: family.id, difficulty, guessing, measures }), args, host);
      return EXIT.yes;
    }
    const counts = Object.entries(measures).map(([name, count]) => `${name} ${count}`);
    const words = guessing ? 'needs search: reasoning alone does not finish it' : 'solvable without guessing';
    deliver(`${difficulty}; ${words}\n${counts.join(', ')}\n`, args, host);
    return EXIT.yes;
  },
});
