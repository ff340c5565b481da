import { describeLimit, type LimitName } from '../../core/index.js';
import type { Scene } from '../../draw/index.js';
import { SOLVERS } from '../../jobs/index.js';
import { type SolveAnswer, solvePuzzle, solvingEngine } from '../../proving/index.js';
import { choice, flag, settings, whole } from '../../settings/index.js';
import { ENGINE_IDS } from '../../solve/index.js';
import { answerEach, askEngine, ORDER_FLAG, relaxEach, SEARCH, searchEach } from '../answers/index.js';
import {
  ANSWER_FLAGS,
  defineCommand,
  FILE,
  FORMULATION_FLAGS,
  reasonOf,
  SEED_FLAG,
  TERMINAL_FLAGS,
  USUAL_ENGINE_WORDS,
} from '../arguments/index.js';
import { EXIT, type ExitCode, InputError } from '../host/index.js';
import { type ReadPuzzle, readEach } from '../input/index.js';
import { describeStatistics, drawTerminal, jsonLine, statsOf } from '../output/index.js';

export const solveCommand = defineCommand({
  name: 'solve',
  summary: 'find a solution, or several',
  positionals: settings(FILE),
  flags: settings({
    engine: choice(
      `solver: ${SOLVERS}, ${SEARCH} on constraints in an order, where the family has that`,
      [...ENGINE_IDS, SEARCH],
      `${USUAL_ENGINE_WORDS}, or for puzzles that ask for the best answer`,
    ).optional(),
    ...ORDER_FLAG,
    ...FORMULATION_FLAGS,
    limit: whole('how many solutions to look for', { least: 1 }).default(1),
    relaxation: flag(
      'only the value of the linear relaxation, for formulations with an objective (HiGHS)',
    ).default(false),
    ...ANSWER_FLAGS,
    ...SEED_FLAG,
    ...TERMINAL_FLAGS,
  }),
  examples: [
    ['solve cat.non', 'draw the solution in the terminal'],
    ['solve cat.non --engine highs --formulation bosch --no-presolve', 'a program as published, by HiGHS'],
    ['solve cat.non --limit 2 --json', 'up to two solutions, a JSON object each'],
    ['solve examples/zebra.txt --engine search --order places-first', 'by constraints in an order, counted'],
    ['solve examples/circuit.txt --relaxation --no-presolve', 'how tight the first formulation is'],
  ],
  async run(args, host) {
    const { limit, engine } = args;
    if (args.relaxation) return relaxEach(args, host);
    if (engine === SEARCH) return searchEach(args, limit, host);
    if (args.order !== undefined) throw new InputError([`--order: belongs to --engine ${SEARCH}`]);
    return answerEach(
      await readEach(args, host),
      args,
      host,
      async ({ read, note }) => {
        const started = host.now();
        const chosen = engine ?? solvingEngine(read.family, read.document.puzzle, args.formulation);
        const answer = solvePuzzle(await askEngine(read, args, chosen, host), { limit });
        const seconds = (host.now() - started) / 1000;
        const code = exitCodeOf(answer);
        if (args.json) return { product: jsonOf(answer, read.family.id, seconds), code };
        note(noteOf(answer, seconds));
        return { ...drawTerminal((coloured) => scenesOf(answer, read, coloured), args, host), code };
      },
      args.json ? '' : '\n',
    );
  },
});

function exitCodeOf({ status }: SolveAnswer): ExitCode {
  if (status === 'undecided') return EXIT.undecided;
  return status === 'solved' ? EXIT.yes : EXIT.no;
}

function jsonOf(answer: SolveAnswer, family: string, seconds: number): string {
  const { engine, formulation, status } = answer;
  const reason = isCutShort(answer) ? reasonOf(answer.limit) : {};
  const common = { engine, formulation, ...reason, stats: statsOf(answer.statistics, seconds) };
  if (answer.status === 'undecided') return jsonLine({ family, status, ...answer.bestKnown, ...common });
  if (answer.status === 'none') return jsonLine({ family, status, ...common });
  return answer.solutions.map((solution) => jsonLine({ family, status, solution, ...common })).join('');
}

function noteOf(answer: SolveAnswer, seconds: number): string {
  if (answer.status === 'none') return 'no solution';
  if (answer.status === 'undecided')
    return `undecided: ${describeLimit(answer.limit)}${describeBest(answer)}`;
  const { engine, formulation, statistics } = answer;
  const solved = `solved by ${engine} (${formulation}): ${describeStatistics(statistics, seconds)}`;
  return isCutShort(answer) ? `${solved}; ${describeLimit(answer.limit)}` : solved;
}

/** The best value found, the proved bound and their gap, where the model has an objective. */
function describeBest({ bestKnown }: SolveAnswer & { readonly status: 'undecided' }): string {
  if (bestKnown === undefined) return '';
  const { incumbent, bound, gap } = bestKnown;
  const percent = gap === null ? 'unknown' : `${(100 * gap).toFixed(2)} %`;
  return `; best objective found: ${incumbent ?? 'none'}, bound: ${bound ?? 'none'}, gap: ${percent}`;
}

/** True if something other than the wanted number of solutions ended the search. */
function isCutShort(answer: SolveAnswer): answer is SolveAnswer & { readonly limit: LimitName } {
  return 'limit' in answer && answer.limit !== undefined && answer.limit !== 'solutions';
}

function scenesOf(
  answer: SolveAnswer,
  { family, document }: ReadPuzzle,
  onScreen: boolean,
): readonly Scene[] {
  if (answer.status !== 'solved') return [];
  const coloured = onScreen && family.colouredOnScreen === true;
  return answer.solutions.map((solution) => family.picture(document.puzzle, { solution, coloured }));
}
