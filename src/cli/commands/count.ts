import { countPuzzle } from '../../proving/count.js';
import { defineCommand } from '../command.js';
import { deliver, jsonLine } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { wholeNumber } from '../limits.js';
import {
  ENGINE_OPTION,
  FILE,
  FORMULATION_OPTIONS,
  INPUT_OPTIONS,
  JSON_OPTION,
  LIMIT_OPTIONS,
  OUTPUT_OPTIONS,
} from '../options.js';
import { askEngine } from '../question.js';

const DEFAULT_LIMIT = 1000;

export const countCommand = defineCommand({
  usage: 'count <file>',
  summary: 'how many solutions there are',
  positionals: { file: FILE },
  options: {
    limit: {
      type: 'number',
      default: DEFAULT_LIMIT,
      describe: 'stop at so many (0: count them all)',
      requiresArg: true,
    },
    ...ENGINE_OPTION,
    ...FORMULATION_OPTIONS,
    ...INPUT_OPTIONS,
    ...OUTPUT_OPTIONS,
    ...JSON_OPTION,
    ...LIMIT_OPTIONS,
  },
  examples: [
    ['count cat.non', 'count the solutions, at most 1000'],
    ['count cat.non --limit 0 --json', 'count them all'],
  ],
  async run(args, host) {
    const limit = wholeNumber('--limit', args.limit, 0);
    const { question, family } = await askEngine(args, args.engine ?? 'sat', host);
    const { count, complete, limit: stopped } = countPuzzle(question, { limit });
    if (args.json) {
      deliver(jsonLine({ family: family.id, count, complete }), args, host);
    } else {
      deliver(
        `${complete ? '' : 'at least '}${count} ${count === 1 ? 'solution' : 'solutions'}\n`,
        args,
        host,
      );
      if (stopped !== undefined && stopped !== 'solutions') host.note(`the limit on ${stopped} was hit`);
    }
    if (stopped !== undefined && stopped !== 'solutions') return EXIT.undecided;
    return count > 0 ? EXIT.yes : EXIT.no;
  },
});
