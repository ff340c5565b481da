import { describeLimit } from '../../core/index.js';
import { CERTIFY_SETTING, SOLVERS } from '../../jobs/index.js';
import { type ForcedAnswer, ForcedQuestions, usualEngine } from '../../proving/index.js';
import { choice, settings, whole } from '../../settings/index.js';
import { ENGINE_IDS } from '../../solve/index.js';
import { answerEach, askEngine } from '../answers/index.js';
import {
  ANSWER_FLAGS,
  defineCommand,
  FILE,
  reasonOf,
  SEED_FLAG,
  TERMINAL_FLAGS,
  USUAL_ENGINE_WORDS,
} from '../arguments/index.js';
import { EXIT, type ExitCode } from '../host/index.js';
import { type ReadPuzzle, readEach } from '../input/index.js';
import { describeSolutions, describeStatistics, drawForced, jsonLine, statsOf } from '../output/index.js';

export const forcedCommand = defineCommand({
  name: 'forced',
  summary: 'show for every cell which values some solution has, and how many solutions there are',
  positionals: settings(FILE),
  flags: settings({
    limit: whole('count up to this many solutions; 0: do not count', { least: 0 }).default(100),
    paths: whole('where there are more: random paths of an estimate; 0: none', { least: 0 }).default(100),
    engine: choice(`solver: ${SOLVERS}`, ENGINE_IDS, USUAL_ENGINE_WORDS).optional(),
    ...CERTIFY_SETTING,
    ...ANSWER_FLAGS,
    ...SEED_FLAG,
    ...TERMINAL_FLAGS,
  }),
  examples: [
    ['forced cat.non', 'what all solutions have in common'],
    ['forced cat.non --timeout 5', 'what is proved after five seconds; ? where nothing is known yet'],
    ['forced cat.non --json', 'every mark: possible, impossible or unknown'],
  ],
  async run(args, host) {
    const questions = new ForcedQuestions();
    const { limit, paths } = args;
    return answerEach(
      await readEach(args, host),
      args,
      host,
      async ({ read, note }) => {
        const started = host.now();
        const engine = args.engine ?? usualEngine(read.family);
        const request = await askEngine(
          read,
          { ...args, formulation: undefined, presolve: false },
          engine,
          host,
        );
        const answer = questions.ask({ ...request, limit, paths });
        const seconds = (host.now() - started) / 1000;
        const code = exitCodeOf(answer);
        if (args.json) return { product: jsonOf(answer, read, seconds), code };
        note(`${answer.engine} (${answer.formulation}): ${describeStatistics(answer.statistics, seconds)}`);
        if ('limit' in answer) note(describeLimit(answer.limit!));
        return { product: textOf(answer, read, args.ascii, host), code };
      },
      args.json ? '' : '\n',
    );
  },
});

function textOf(
  answer: ForcedAnswer,
  { family, document: { puzzle } }: ReadPuzzle,
  ascii: boolean,
  host: Parameters<typeof drawForced>[1],
): string {
  if (answer.status === 'none') return 'no solution\n';
  if (answer.status === 'undecided') return 'no solution was found\n';
  const { marks, solutions } = answer;
  const lines = [describeSolutions(solutions), ...drawForced({ family, puzzle, marks, ascii }, host)];
  return `${lines.join('\n')}\n`;
}

/** A limit leaves the answer open; several solutions are none to print. */
function exitCodeOf(answer: ForcedAnswer): ExitCode {
  if (answer.status === 'none') return EXIT.no;
  return 'limit' in answer ? EXIT.undecided : EXIT.yes;
}

function jsonOf(answer: ForcedAnswer, { family }: ReadPuzzle, seconds: number): string {
  const { engine, formulation, statistics, ...rest } = answer;
  const marks =
    answer.status === 'found'
      ? {
          marks: answer.marks.map(({ mark: { place, cells, at, yes: words }, yes, no }) => ({
            place,
            cells,
            ...(at && { at }),
            says: words.one,
            yes,
            no,
          })),
        }
      : {};
  const reason = 'limit' in answer ? reasonOf(answer.limit!) : {};
  const stats = statsOf(statistics, seconds);
  return jsonLine({ family: family.id, engine, formulation, ...rest, ...reason, ...marks, stats });
}
