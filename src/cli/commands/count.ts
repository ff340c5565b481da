import { describeLimit } from '../../core/budget.js';
import { choice, whole } from '../../core/setting.js';
import { settings } from '../../core/settings.js';
import { ENGINE_IDS } from '../../engine/index.js';
import { CERTIFY_SETTING } from '../../jobs/settings.js';
import { countPuzzle } from '../../proving/count.js';
import { usualEngine } from '../../proving/formulation.js';
import { answerEach } from '../answer-each.js';
import { defineCommand } from '../command.js';
import { jsonLine } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import {
  FILE,
  FORMULATION_FLAGS,
  INPUT_FLAGS,
  JSON_FLAG,
  LIMIT_FLAGS,
  OUTPUT_FLAGS,
  USUAL_ENGINE_WORDS,
} from '../flags/shared.js';
import { reasonOf } from '../limits.js';
import { askEngine } from '../puzzle-request.js';
import { readEach } from '../read-puzzle.js';

const DEFAULT_LIMIT = 1000;

export const countCommand = defineCommand({
  name: 'count',
  summary: 'count the solutions',
  positionals: settings(FILE),
  flags: settings({
    limit: whole('stop at this many solutions (0: count all)', { least: 0 }).default(DEFAULT_LIMIT),
    engine: choice('engine', ENGINE_IDS, USUAL_ENGINE_WORDS).optional(),
    ...CERTIFY_SETTING,
    ...FORMULATION_FLAGS,
    ...INPUT_FLAGS,
    ...OUTPUT_FLAGS,
    ...JSON_FLAG,
    ...LIMIT_FLAGS,
  }),
  examples: [
    ['count cat.non', 'count the solutions, at most 1000'],
    ['count cat.non --limit 0 --json', 'count them all'],
  ],
  async run(args, host) {
    const { limit } = args;
    return answerEach(readEach(args, host), args, host, async ({ read, note }) => {
      const answer = countPuzzle(
        await askEngine(read, args, args.engine ?? usualEngine(read.family, args.formulation), host),
        { limit },
      );
      const { count, complete, certified, limit: stopped } = answer;
      const cutShort = stopped !== undefined && stopped !== 'solutions';
      if (cutShort && !args.json) note(describeLimit(stopped));
      const reason = cutShort ? reasonOf(stopped) : {};
      return {
        product: args.json
          ? jsonLine({ family: read.family.id, count, complete, certified, ...reason })
          : `${complete ? '' : 'at least '}${count} ${count === 1 ? 'solution' : 'solutions'}\n`,
        code: cutShort ? EXIT.undecided : count > 0 ? EXIT.yes : EXIT.no,
      };
    });
  },
});
