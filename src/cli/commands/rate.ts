import type { Difficulty } from '../../families/family.js';
import { checkPuzzle } from '../../proving/check.js';
import { defineCommand } from '../command.js';
import { deliver, jsonLine } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { FILE, INPUT_OPTIONS, JSON_OPTION, LIMIT_OPTIONS, OUTPUT_OPTIONS } from '../options.js';
import { askEngine } from '../question.js';

/** A rating is about a puzzle with one solution; this engine makes sure that there is one. */
const ENGINE = 'sat';

/** What a difficulty claims, in words. */
const MEANING: Readonly<Record<Difficulty, string>> = {
  easy: 'plain logic finishes it, without guessing',
  medium: 'logic with one step of look-ahead finishes it, without guessing',
  hard: 'needs search: logic with one step of look-ahead does not finish it',
};

export const rateCommand = defineCommand({
  usage: 'rate <file>',
  summary: 'how difficult a puzzle is, and whether it can be solved without guessing',
  positionals: { file: FILE },
  options: { ...INPUT_OPTIONS, ...OUTPUT_OPTIONS, ...JSON_OPTION, ...LIMIT_OPTIONS },
  examples: [['rate cat.non', 'difficulty and the counts that it rests on']],
  async run(args, host) {
    const { question, family, document } = await askEngine({ ...args, presolve: true }, ENGINE, host);
    const { verdict } = checkPuzzle(question);
    if (verdict !== 'unique') {
      const answer = { family: family.id, difficulty: null, guessing: null, measures: {}, verdict };
      deliver(args.json ? jsonLine(answer) : `not rated: the verdict is ${verdict}\n`, args, host);
      return verdict === 'undecided' ? EXIT.undecided : EXIT.no;
    }
    const { difficulty, guessing, measures } = family.rate(document.puzzle);
    if (args.json) {
      deliver(jsonLine({ family: family.id, difficulty, guessing, measures, verdict }), args, host);
      return EXIT.yes;
    }
    const counts = Object.entries(measures).map(([name, count]) => `  ${name} ${count}\n`);
    deliver(`${difficulty}: ${MEANING[difficulty]}\n${counts.join('')}`, args, host);
    return EXIT.yes;
  },
});
