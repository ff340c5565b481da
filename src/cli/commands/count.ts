import { counted, describeLimit } from '../../core/index.js';
import { CERTIFY_SETTING, SOLVERS } from '../../jobs/index.js';
import { countPuzzle, usualEngine } from '../../proving/index.js';
import { choice, settings, whole } from '../../settings/index.js';
import { ENGINE_IDS } from '../../solve/index.js';
import { answerEach, askEngine, countInWriting, isProofWanted, PROOF_FLAGS } from '../answers/index.js';
import {
  ANSWER_FLAGS,
  defineCommand,
  FILE,
  FORMULATION_FLAGS,
  reasonOf,
  USUAL_ENGINE_WORDS,
} from '../arguments/index.js';
import { EXIT } from '../host/index.js';
import { readEach, readPuzzle } from '../input/index.js';
import { jsonLine } from '../output/index.js';

const DEFAULT_LIMIT = 1000;

export const countCommand = defineCommand({
  name: 'count',
  summary: 'count the solutions',
  positionals: settings(FILE),
  flags: settings({
    limit: whole('stop at this many solutions; 0 counts all', { least: 0 }).default(DEFAULT_LIMIT),
    engine: choice(`solver: ${SOLVERS}`, ENGINE_IDS, USUAL_ENGINE_WORDS).optional(),
    ...PROOF_FLAGS,
    ...CERTIFY_SETTING,
    ...FORMULATION_FLAGS,
    ...ANSWER_FLAGS,
  }),
  examples: [
    ['count cat.non', 'count the solutions, at most 1000'],
    ['count cat.non --limit 0 --json', 'count them all'],
    ['count cat.non --certificate cat.json', 'all solutions, with the proof that they are all'],
  ],
  async run(args, host) {
    const { limit, engine } = args;
    const isProved = isProofWanted(args, engine);
    const puzzles = isProved ? [await readPuzzle(args, host)] : await readEach(args, host);
    return answerEach(puzzles, args, host, async ({ read, note }) => {
      const usual = isProved ? 'sat' : usualEngine(read.family, args.formulation);
      const request = await askEngine(read, args, engine ?? usual, host);
      const answer = isProved
        ? await countInWriting(request, limit, args, host)
        : countPuzzle(request, { limit });
      const { count, complete, certified, limit: stopped } = answer;
      const cutShort = stopped !== undefined && stopped !== 'solutions';
      if (cutShort && !args.json) note(describeLimit(stopped));
      const reason = cutShort ? reasonOf(stopped) : {};
      return {
        product: args.json
          ? jsonLine({ family: read.family.id, count, complete, certified, ...reason })
          : `${complete ? '' : 'at least '}${counted(count, 'solution')}\n`,
        code: cutShort ? EXIT.undecided : count > 0 ? EXIT.yes : EXIT.no,
      };
    });
  },
});
