import { rateBySteps, type StepDifficulty, type StepRating } from '../../explain/index.js';
import { difficultyInWords, REACH_OF_LOGIC } from '../../proving/index.js';
import { settings } from '../../settings/index.js';
import { answerEach } from '../answers/index.js';
import { ANSWER_FLAGS, budgetOf, defineCommand, FILE } from '../arguments/index.js';
import { EXIT } from '../host/index.js';
import { readEach } from '../input/index.js';
import { jsonLine, SOLUTIONS } from '../output/index.js';

/** The counts of every family, whose names say too little by themselves. */
const WORDS: Readonly<Record<string, string>> = {
  largestStep: 'most rules and clues of one step',
  stepsAboveOne: 'steps with more than one rule or clue',
  probes: 'trials of look-ahead',
  openAfterProbing: 'open after these trials',
};

export const rateCommand = defineCommand({
  name: 'rate',
  summary: 'rate how difficult a puzzle is, and whether it can be solved without guessing',
  positionals: settings(FILE),
  flags: settings(ANSWER_FLAGS),
  examples: [['rate cat.non', 'a number for the difficulty, the largest step, and other counts']],
  async run(args, host) {
    return answerEach(await readEach(args, host), args, host, async ({ read }) => {
      const { family, document } = read;
      const rated = rateBySteps({ family, puzzle: document.puzzle, budget: budgetOf(args, host) });
      const { verdict } = rated;
      if (verdict !== 'unique') {
        const none = { difficulty: null, number: null, logic: null, measures: {} };
        const product = args.json
          ? jsonLine({ family: family.id, ...none, verdict })
          : `not rated: ${verdict}: ${SOLUTIONS[verdict]}\n`;
        return { product, code: verdict === 'undecided' ? EXIT.undecided : EXIT.no };
      }
      const product = args.json ? jsonLine(recordOf(family.id, rated)) : describeRating(rated);
      return { product, code: EXIT.yes };
    });
  },
});

function recordOf(family: string, { difficulty, logic, measures, steps }: StepRating) {
  return {
    family,
    difficulty,
    number: steps?.number ?? null,
    logic,
    measures: { ...measures, ...countsOf(steps) },
    verdict: 'unique',
  };
}

function countsOf(steps: StepRating['steps']): Readonly<Record<string, number>> {
  return { ...steps?.counts };
}

function describeRating({ difficulty, logic, measures, steps }: StepRating): string {
  const counts = Object.entries({ ...countsOf(steps), ...measures });
  const meaning =
    steps === null
      ? `not rated, its steps were not computed: ${REACH_OF_LOGIC[logic]}`
      : `${difficultyInWords(difficulty ?? undefined, steps.number)}${saysLargest(steps)}`;
  return `${meaning}\n${counts.map(([name, count]) => `  ${wordsOf(name)}: ${count}\n`).join('')}`;
}

/** The name of a count as people say it. */
function wordsOf(name: string): string {
  return WORDS[name] ?? name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

function saysLargest({ counts }: StepDifficulty): string {
  if (counts === undefined) return '';
  const { largestStep: most } = counts;
  return `: every step follows from ${most <= 1 ? 'one rule or clue' : `at most ${most} rules and clues`}, without guessing`;
}
