import { describeLimit } from '../../core/budget.js';
import { countPuzzle } from '../../proving/count.js';
import { answerEach } from '../answer-each.js';
import { defineCommand } from '../command.js';
import { jsonLine } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { reasonOf, wholeNumber } from '../limits.js';
import {
  CERTIFY_OPTION,
  ENGINE_OPTION,
  FILE,
  FORMULATION_OPTIONS,
  INPUT_OPTIONS,
  JSON_OPTION,
  LIMIT_OPTIONS,
  OUTPUT_OPTIONS,
} from '../options.js';
import { askEngine } from '../puzzle-request.js';
import { readEach } from '../read-puzzle.js';

const DEFAULT_LIMIT = 1000;

export const countCommand = defineCommand({
  usage: 'count <file>',
  summary: 'how many solutions there are',
  positionals: { file: FILE },
  options: {
    limit: {
      type: 'number',
      default: DEFAULT_LIMIT,
      describe: 'stop at this many (0: count them all)',
      requiresArg: true,
    },
    ...ENGINE_OPTION,
    ...CERTIFY_OPTION,
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
    return answerEach(readEach(args, host), args, host, async ({ read, note }) => {
      const answer = countPuzzle(await askEngine(read, args, args.engine ?? 'sat', host), { limit });
      const { count, complete, certified, limit: stopped } = answer;
      const cutShort = stopped !== undefined && stopped !== 'solutions';
      if (cutShort && !args.json) note(describeLimit(stopped));
      const reason = cutShort ? reasonOf(stopped) : {};
      return {
        product: args.json
          ? jsonLine({ family: read.family.id, count, complete, certified: complete && certified, ...reason })
          : `${complete ? '' : 'at least '}${count} ${count === 1 ? 'solution' : 'solutions'}\n`,
        code: cutShort ? EXIT.undecided : count > 0 ? EXIT.yes : EXIT.no,
      };
    });
  },
});
