import { renderTerminal } from '../../draw/terminal.js';
import { solvePuzzle } from '../../proving/solve.js';
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
  SEED_OPTION,
  TERMINAL_OPTIONS,
} from '../options.js';
import { askEngine } from '../question.js';
import { describeStatistics, statsOf } from '../statistics.js';

export const solveCommand = defineCommand({
  usage: 'solve <file>',
  summary: 'find a solution, or several',
  positionals: { file: FILE },
  options: {
    ...ENGINE_OPTION,
    ...FORMULATION_OPTIONS,
    limit: { type: 'number', default: 1, describe: 'how many solutions to look for', requiresArg: true },
    ...INPUT_OPTIONS,
    ...OUTPUT_OPTIONS,
    ...JSON_OPTION,
    ...LIMIT_OPTIONS,
    ...SEED_OPTION,
    ...TERMINAL_OPTIONS,
  },
  examples: [
    ['solve cat.non', 'print the solution in the terminal'],
    ['solve cat.non --engine highs --formulation bosch --no-presolve', 'the formulation as published'],
    ['solve cat.non --limit 2 --json', 'up to two solutions, a JSON object each'],
  ],
  async run(args, host) {
    const limit = wholeNumber('--limit', args.limit, 1);
    const { question, family, document } = await askEngine(args, args.engine ?? 'highs', host);
    const started = host.now();
    const answer = solvePuzzle(question, { limit });
    const seconds = (host.now() - started) / 1000;
    const { engine, formulation, statistics } = answer;
    const common = { engine, formulation, stats: statsOf(statistics, seconds) };
    if (answer.status !== 'solved') {
      if (args.json) deliver(jsonLine({ family: family.id, status: answer.status, ...common }), args, host);
      else
        host.note(
          answer.status === 'none' ? 'no solution' : `undecided: the limit on ${answer.limit} was hit`,
        );
      return answer.status === 'none' ? EXIT.no : EXIT.undecided;
    }
    const product = answer.solutions.map((solution) =>
      args.json
        ? jsonLine({ family: family.id, status: 'solved', solution, ...common })
        : `${renderTerminal(family.picture(document.puzzle, { solution }), { unicode: !args.ascii })}\n`,
    );
    deliver(product.join(args.json ? '' : '\n'), args, host);
    if (!args.json)
      host.note(`solved by ${engine} (${formulation}): ${describeStatistics(statistics, seconds)}`);
    return EXIT.yes;
  },
});
