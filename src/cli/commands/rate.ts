import { settings } from '../../core/settings.js';
import { openEngine } from '../../engine/index.js';
import type { Difficulty, Rating } from '../../families/family.js';
import { certify } from '../../proving/certify.js';
import { answerEach } from '../answer-each.js';
import { defineCommand } from '../command.js';
import { jsonLine } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { FILE, INPUT_FLAGS, JSON_FLAG, LIMIT_FLAGS, OUTPUT_FLAGS } from '../flags/shared.js';
import { budgetOf } from '../limits.js';
import { readEach } from '../read-puzzle.js';

/** A rating is about a puzzle with one solution; this engine makes sure that there is one. */
const ENGINE = 'sat';

/** What a difficulty claims, in words. */
const MEANING: Readonly<Record<Difficulty, string>> = {
  easy: 'plain logic finishes it, without guessing',
  medium: 'logic with one step of look-ahead finishes it, without guessing',
  hard: 'needs search: logic with one step of look-ahead does not finish it',
};

export const rateCommand = defineCommand({
  verb: 'rate',
  summary: 'how difficult a puzzle is, and whether it can be solved without guessing',
  positionals: settings(FILE),
  flags: settings({ ...INPUT_FLAGS, ...OUTPUT_FLAGS, ...JSON_FLAG, ...LIMIT_FLAGS }),
  examples: [['rate cat.non', 'difficulty and the counts that it rests on']],
  async run(args, host) {
    const engine = await openEngine(ENGINE);
    return answerEach(readEach(args, host), args, host, async ({ read }) => {
      const { family, document } = read;
      const { verdict } = certify(family, document.puzzle, { engine, budget: budgetOf(args, host) });
      if (verdict !== 'unique') {
        const answer = { family: family.id, difficulty: null, guessing: null, measures: {}, verdict };
        const product = args.json ? jsonLine(answer) : `not rated: the verdict is ${verdict}\n`;
        return { product, code: verdict === 'undecided' ? EXIT.undecided : EXIT.no };
      }
      const rating = family.rate(document.puzzle);
      const { difficulty, guessing, measures } = rating;
      const product = args.json
        ? jsonLine({ family: family.id, difficulty, guessing, measures, verdict })
        : describeRating(rating);
      return { product, code: EXIT.yes };
    });
  },
});

function describeRating({ difficulty, measures }: Rating): string {
  const counts = Object.entries(measures).map(([name, count]) => `  ${name} ${count}\n`);
  return `${difficulty}: ${MEANING[difficulty]}\n${counts.join('')}`;
}
