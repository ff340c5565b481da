/**
 * Step checks by lines of JSON in games that are warm: generated puzzles are played from the first to the
 * last entry of their explanations, and before each entry its opposite is checked. `rule`: the level at which
 * one rule beside what is crossed out must be enough; `moves`: the moves of players count, too. The same
 * lines go through the whole program as well: its pipes and both its threads; the start is left out.
 */
import { generate } from '../../src/api/index.js';
import { openProgram } from '../../src/cli/agents/index.js';
import type { ServiceProgram } from '../../src/cli/host/index.js';
import { EntryNames, explainPuzzle } from '../../src/explain/index.js';
import type { AnyFamily, Puzzle } from '../../src/families/contract/index.js';
import { findFamily } from '../../src/families/index.js';
import { runProgram } from './process.js';
import { measureAsync } from './processor.js';
import { printTable } from './table.js';
import { record } from './targets.js';

const KINDS = [
  ['nonogram', { size: 10 }],
  ['sudoku', {}],
  ['star-battle', { size: 10, stars: 2 }],
] as const;
const PUZZLES = 5;
/** Games of each puzzle; those after the first are warm. */
const GAMES = 6;
/** Games in two runs of the whole program, of which the difference counts. */
const SERVED = [4, 24] as const;
const LEVELS = ['rule', 'moves'] as const;

/** Prints the checks of a second. */
export async function benchGym(): Promise<void> {
  const rows: (readonly (string | number)[])[] = [];
  for (const [id, settings] of KINDS) {
    const family = findFamily(id)!;
    const made = await generate(family, { seed: 'gym', count: PUZZLES, settings });
    for (const level of LEVELS) {
      const counted = { checks: 0, seconds: 0, follows: 0, wrong: 0, open: 0 };
      for (const { puzzle, solution } of made.puzzles) {
        const lines = linesOf(family, puzzle, solution, level);
        const session = openSession();
        await ask(session, JSON.stringify({ do: 'new', puzzle, enter: 'right' }));
        for (let game = 0; game < GAMES; game++) {
          await ask(session, '{"do":"reset"}');
          const { value, seconds } = await measureAsync(() => answersTo(session, lines));
          if (game === 0) continue;
          counted.checks += value.length;
          counted.seconds += seconds;
          counted.follows += value.filter((status) => status === 'follows' || status === 'solved').length;
          counted.wrong += value.filter((status) => status === 'wrong').length;
          counted.open += value.filter((status) => status === 'not-yet').length;
        }
      }
      const { checks, seconds, ...verdicts } = counted;
      const rate = Math.round(checks / seconds);
      rows.push([id, level, checks, ...Object.values(verdicts), rate]);
    }
    const served = servedRate(family, made.puzzles);
    rows.push([id, 'rule, whole program', served.checks, '', '', '', served.rate]);
    record('gym', id, served.rate);
  }
  const columns = ['puzzles', 'level', 'checks', 'follow', 'wrong', 'not yet', 'a second'];
  printTable('Step checks of a gym, processor seconds', columns, rows);
}

/** Checks at the level of one rule that the whole program answers in a second of processor time. */
function servedRate(
  family: AnyFamily,
  puzzles: readonly { readonly puzzle: Puzzle; readonly solution: unknown }[],
): { readonly checks: number; readonly rate: number } {
  const games = puzzles.map(({ puzzle, solution }) => ({
    opening: JSON.stringify({ do: 'new', puzzle, enter: 'right' }),
    lines: linesOf(family, puzzle, solution, 'rule'),
  }));
  const [few, many] = SERVED.map((count) => {
    const input = games.flatMap(({ opening, lines }) => [
      opening,
      ...Array.from({ length: count }, () => ['{"do":"reset"}', ...lines]).flat(),
    ]);
    const { seconds, out } = runProgram(['gym'], `${input.join('\n')}\n`);
    const answers = out.match(/"status":/g)?.length ?? 0;
    const checks = games.reduce((sum, { lines }) => sum + count * lines.length, 0);
    if (answers !== checks) throw new Error(`${answers} of ${checks} checks were answered`);
    return { seconds, checks };
  });
  const checks = many!.checks - few!.checks;
  return { checks, rate: Math.round(checks / (many!.seconds - few!.seconds)) };
}

const openSession = (): ServiceProgram =>
  openProgram({ name: 'gym', conflicts: 1e6, marks: 1e5, attempts: 300 }, () => undefined);

async function ask(session: ServiceProgram, text: string): Promise<{ readonly status: string }> {
  const answer = (await session.answer({ line: { text }, number: 1 })) as { readonly text: string };
  return JSON.parse(answer.text);
}

/** A check of the opposite, and a move, for each entry of an explanation. */
function linesOf(family: AnyFamily, puzzle: Puzzle, solution: unknown, level: string): readonly string[] {
  const answer = explainPuzzle({ family, puzzle, solution, rates: false });
  if (answer.status !== 'explained') throw new Error('the puzzle has no steps');
  const { marks, steps } = answer.explanation;
  const names = new EntryNames(marks);
  return steps.flatMap(({ conclusions }) =>
    conclusions.flatMap((known) => {
      const { place, choice, holds } = names.write(known);
      const entry = { place, choice };
      return [
        JSON.stringify({ do: 'check', entry: { ...entry, holds: !holds }, level }),
        JSON.stringify({ do: 'move', entry: { ...entry, holds }, level }),
      ];
    }),
  );
}

async function answersTo(session: ServiceProgram, lines: readonly string[]): Promise<readonly string[]> {
  const statuses: string[] = [];
  for (const text of lines) statuses.push((await ask(session, text)).status);
  return statuses;
}
