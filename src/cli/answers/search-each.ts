import { describeLimit } from '../../core/index.js';
import type { SearchAnswer } from '../../families/contract/index.js';
import { solveBySearch } from '../../proving/index.js';
import type { ValuesOf } from '../../settings/index.js';
import {
  budgetOf,
  type FORMULATION_FLAGS,
  type JSON_FLAG,
  type LIMIT_FLAGS,
  type OUTPUT_FLAGS,
  reasonOf,
  type TERMINAL_FLAGS,
} from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { type ReadPuzzle, readEach } from '../input/index.js';
import { jsonLine, terminalText } from '../output/index.js';
import { answerEach } from './answer-each.js';
import { chooseSearch, type ORDER_FLAG } from './family-search.js';

/** The value of `--engine` for it. */
export const SEARCH = 'search';

type SearchArguments = Parameters<typeof readEach>[0] &
  ValuesOf<
    typeof OUTPUT_FLAGS &
      typeof LIMIT_FLAGS &
      typeof JSON_FLAG &
      typeof TERMINAL_FLAGS &
      typeof ORDER_FLAG &
      typeof FORMULATION_FLAGS
  >;

/**
 * Solves every puzzle of a file by the search of its family.
 * @throws InputError for a family without one, an order it has not, and a formulation, which only engines
 *   have
 */
export async function searchEach(args: SearchArguments, limit: number, host: Host): Promise<ExitCode> {
  if (args.formulation !== undefined) {
    throw new InputError(['--formulation: is for engines that solve models; the search has none']);
  }
  const answerOne = async ({ read, note }: { readonly read: ReadPuzzle; note(line: string): void }) => {
    const { family, document } = read;
    const { search, order } = chooseSearch(read, args.order);
    const started = host.now();
    const { puzzle } = document;
    const budget = budgetOf(args, host);
    const answer = solveBySearch({ family, search, puzzle, order, limit, budget });
    const seconds = (host.now() - started) / 1000;
    const code = EXIT[statusOf(answer).exit];
    if (args.json) return { product: jsonOf(answer, { family: family.id, order, seconds }), code };
    note(noteOf(answer, order, seconds));
    const pictures = answer.solutions.map(
      (solution) => `${terminalText(family.picture(puzzle, { solution }), args, host)}\n`,
    );
    return { product: pictures.join('\n'), code };
  };
  return answerEach(await readEach(args, host), args, host, answerOne, args.json ? '' : '\n');
}

function statusOf({ solutions, complete }: SearchAnswer<unknown>) {
  if (solutions.length > 0) return { status: 'solved', exit: 'yes' } as const;
  return complete
    ? ({ status: 'none', exit: 'no' } as const)
    : ({ status: 'undecided', exit: 'undecided' } as const);
}

/** The facts reported besides an answer. */
interface Circumstances {
  readonly family: string;
  readonly order: string;
  readonly seconds: number;
}

function jsonOf(answer: SearchAnswer<unknown>, { family, order, seconds }: Circumstances): string {
  const { solutions, limit, work } = answer;
  const reason = limit === undefined || limit === 'solutions' ? {} : reasonOf(limit);
  const stats = { seconds: Math.round(seconds * 1000) / 1000, ...work };
  const { status } = statusOf(answer);
  const common = { engine: SEARCH, order, ...reason, stats };
  if (solutions.length === 0) return jsonLine({ family, status, ...common });
  return solutions.map((solution) => jsonLine({ family, status, solution, ...common })).join('');
}

function noteOf(
  { solutions, complete, limit, work }: SearchAnswer<unknown>,
  order: string,
  seconds: number,
): string {
  const counts = Object.entries(work).map(([name, count]) => `${count} ${name}`);
  const did = `${SEARCH} (${order}): ${counts.join(', ')}, ${seconds.toFixed(2)} s`;
  if (limit !== undefined && limit !== 'solutions') {
    const found = solutions.length === 0 ? 'undecided' : `stopped after ${solutions.length}`;
    return `${found}: ${describeLimit(limit)}; ${did}`;
  }
  if (solutions.length === 0) return `no solution; ${did}`;
  return complete ? `${did}; the whole tree was searched: there are no others` : did;
}
