import { describeCell } from '../../core/cell.js';
import type { CheckAnswer } from '../../proving/answer.js';
import { checkPuzzle } from '../../proving/check.js';
import { defineCommand } from '../command.js';
import { deliver, jsonLine } from '../deliver.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import {
  ENGINE_OPTION,
  FILE,
  FORMULATION_OPTIONS,
  INPUT_OPTIONS,
  JSON_OPTION,
  LIMIT_OPTIONS,
  OUTPUT_OPTIONS,
  SEED_OPTION,
} from '../options.js';
import { askEngine } from '../question.js';
import { describeStatistics, statsOf } from '../statistics.js';

/** Cells listed for people before the rest is only counted. */
const CELLS_SHOWN = 8;

export const checkCommand = defineCommand({
  usage: 'check <file>',
  summary: 'prove whether the puzzle has exactly one solution',
  positionals: { file: FILE },
  options: {
    ...ENGINE_OPTION,
    ...FORMULATION_OPTIONS,
    ...INPUT_OPTIONS,
    ...OUTPUT_OPTIONS,
    ...JSON_OPTION,
    ...LIMIT_OPTIONS,
    ...SEED_OPTION,
  },
  examples: [
    ['check cat.non', 'unique, multiple (and where two solutions differ), none or undecided'],
    ['check cat.non --json', 'the verdict with its evidence'],
  ],
  async run(args, host) {
    const { question, family } = await askEngine(args, args.engine ?? 'highs', host);
    const started = host.now();
    const answer = checkPuzzle(question);
    const seconds = (host.now() - started) / 1000;
    const { verdict, engine, formulation, statistics, ...evidence } = answer;
    if (args.json) {
      const stats = statsOf(statistics, seconds);
      deliver(jsonLine({ family: family.id, verdict, engine, formulation, ...evidence, stats }), args, host);
    } else {
      deliver(`${describeVerdict(answer)}\n`, args, host);
      host.note(`${engine} (${formulation}): ${describeStatistics(statistics, seconds)}`);
    }
    return exitCodeOf(answer);
  },
});

function exitCodeOf({ verdict }: CheckAnswer): ExitCode {
  if (verdict === 'undecided') return EXIT.undecided;
  return verdict === 'unique' ? EXIT.yes : EXIT.no;
}

function describeVerdict(answer: CheckAnswer): string {
  switch (answer.verdict) {
    case 'unique':
      return 'unique: exactly one solution';
    case 'none':
      return 'none: no solution';
    case 'undecided':
      return `undecided: the limit on ${answer.limit} was hit`;
    case 'multiple': {
      const shown = answer.differs.slice(0, CELLS_SHOWN).map(describeCell).join('; ');
      const rest =
        answer.differs.length > CELLS_SHOWN ? ` and ${answer.differs.length - CELLS_SHOWN} more` : '';
      return `multiple: two solutions differ in ${answer.differs.length} cells: ${shown}${rest}`;
    }
  }
}
