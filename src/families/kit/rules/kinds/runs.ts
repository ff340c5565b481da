/**
 * Runs: the blocks along a line. A block is a run of places with one value, its colour; everywhere else is
 * the value 0. The blocks have these lengths and colours in this order, and two neighbouring blocks of one
 * colour have a 0 between them.
 *
 * - Rows: clauses over the start of every block (see runs-rows.ts).
 * - Plainly: a place keeps the values that some placement of all blocks gives it (see confirm/run-places.ts).
 */
import { oncePerKey } from '../../../../core/index.js';
import type { StepLanguage } from '../../../contract/language.js';
import { type Run, RunPlaces } from '../../confirm/run-places.js';
import { type Board, valuesIn } from '../board.js';
import type { Rule, RuleWords } from '../rule.js';
import type { RuleKind } from '../rule-kind.js';
import { subjectHas } from '../subject.js';
import { stateRuns } from './runs-rows.js';
import { runsAnywhere } from './runs-starts.js';
import { unionOf } from './value-sets.js';

/** The blocks of a line in its order. */
export interface RunsRule extends Rule {
  readonly kind: 'runs';
  readonly runs: readonly Run[];
  /** By colour: the sign behind the length of a block in messages. Absent: none, there is one colour. */
  readonly signs?: readonly string[];
}

/** Values are at most 31. */
const LARGEST_COLOUR = 31;

export const runs: RuleKind<RunsRule> = {
  id: 'runs',
  issue: 'wrong-runs',
  fault(rule, values) {
    const { places, runs: asked } = rule;
    const found = runsOfCells(
      places.map((place) => values[place]!),
      0,
      1,
      places.length,
    );
    const isRight = ({ length, colour }: Run, at: number): boolean =>
      length === asked[at]?.length && colour === asked[at].colour;
    if (found.length === asked.length && found.every(isRight)) return undefined;
    const words = (some: readonly Run[]): string => runWords(some, rule.signs) || 'none';
    return `The blocks are ${words(found)}; the clues ask for ${words(asked)}.`;
  },
  state(rule, rows) {
    const { id, places, runs: asked } = rule;
    const says = () => ({ en: ruleWords(rule, rows.board, 'en'), de: ruleWords(rule, rows.board, 'de') });
    rows.because(rule, { says }, () => {
      const placed = runsAnywhere(asked, places.length);
      if (placed === undefined) rows.clause(`${id}_too_long`, []);
      else
        stateRuns(id, placed, places.length, coloursOf(rule, rows.board), {
          cell: (at, colour) => rows.literal(places[at]!, colour) ?? false,
          variable: (name) => rows.variable(name),
          clause: (name, literals) => rows.clause(name, literals),
        });
    });
  },
  narrow({ places, runs: asked }, left) {
    const line = Int32Array.from(places, (place) => left.mask(place));
    const looked = placesFor(line.length);
    if (!looked.look(line, asked)) left.fail();
    else for (const [at, place] of places.entries()) left.keep(place, looked.canBe[at]!);
  },
};

/** By the number of places: what finds their values, in the same arrays every time. */
const placesFor = oncePerKey((length: number) => new RunPlaces(length, LARGEST_COLOUR));

/** The colours that some of the places can have. */
function coloursOf({ places }: RunsRule, { domains }: Board<unknown>): readonly number[] {
  return valuesIn(unionOf(places, (place) => domains[place]!)).filter((colour) => colour > 0);
}

/** The blocks of the line of `length` cells that starts at `start` and goes on by `step`. */
export function runsOfCells(cells: ArrayLike<number>, start: number, step: number, length: number): Run[] {
  const found: { length: number; colour: number }[] = [];
  let before = 0;
  for (let place = 0, cell = start; place < length; place++, cell += step) {
    const colour = cells[cell]!;
    if (colour !== 0 && colour === before) found.at(-1)!.length++;
    else if (colour !== 0) found.push({ length: 1, colour });
    before = colour;
  }
  return found;
}

/** `3 1`, with signs `3a 1b` */
function runWords(some: readonly Run[], signs: readonly string[] = []): string {
  return some.map(({ length, colour }) => `${length}${signs[colour] ?? ''}`).join(' ');
}

const CLUE = { en: 'the clue', de: 'die Angabe' } as const;

/** `Row 3 has the clue 2 1` */
function ruleWords(rule: RunsRule, board: Board<unknown>, language: StepLanguage): RuleWords {
  const none = board.words.counted(0, 1, language);
  const clue = rule.runs.length === 0 ? none : `${CLUE[language]} ${runWords(rule.runs, rule.signs)}`;
  return { says: `${subjectHas(rule, board, language)} ${clue}` };
}
