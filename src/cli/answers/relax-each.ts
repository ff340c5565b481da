import { describeLimit } from '../../core/index.js';
import { relaxPuzzle } from '../../proving/index.js';
import type { ValuesOf } from '../../settings/index.js';
import { type JSON_FLAG, type OUTPUT_FLAGS, reasonOf } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { readEach } from '../input/index.js';
import { describeStatistics, jsonLine, statsOf } from '../output/index.js';
import { answerEach } from './answer-each.js';
import { askEngine } from './puzzle-request.js';

/** The engine that solves linear programs. */
const ENGINE = 'highs';

type RelaxArguments = Parameters<typeof readEach>[0] &
  Parameters<typeof askEngine>[1] &
  ValuesOf<typeof OUTPUT_FLAGS & typeof JSON_FLAG> & { readonly engine?: string | undefined };

/**
 * Reports the value of the linear relaxation of every puzzle of a file, without the formulation's lazy rows.
 * @throws InputError for an engine without relaxations
 */
export async function relaxEach(args: RelaxArguments, host: Host): Promise<ExitCode> {
  if (args.engine !== undefined && args.engine !== ENGINE) {
    throw new InputError([`--relaxation: only the engine ${ENGINE} has one; found --engine ${args.engine}`]);
  }
  return answerEach(await readEach(args, host), args, host, async ({ read: { family, ...rest }, note }) => {
    const request = await askEngine({ family, ...rest }, args, ENGINE, host);
    const started = host.now();
    const answer = relaxPuzzle(request);
    const seconds = (host.now() - started) / 1000;
    const { status, statistics } = answer;
    const code = { solved: EXIT.yes, none: EXIT.no, undecided: EXIT.undecided }[status];
    const value = answer.status === 'solved' ? answer.objective : null;
    if (!args.json) {
      note(`relaxation of ${request.formulation.id}: ${describeStatistics(statistics, seconds)}`);
      if (answer.status === 'undecided') note(`undecided: ${describeLimit(answer.limit)}`);
      return { product: `${value ?? status}\n`, code };
    }
    const { id: formulation } = request.formulation;
    const reason = answer.status === 'undecided' ? reasonOf(answer.limit) : {};
    const common = { engine: ENGINE, formulation, ...reason, stats: statsOf(statistics, seconds) };
    return { product: jsonLine({ family: family.id, status, relaxation: value, ...common }), code };
  });
}
