/**
 * Kakuros: a pattern of black and white cells, and numbers whose sums leave one solution. The sums of all
 * runs are given, or only those that are needed.
 */
import { failure, type Result, type Rng, success } from '../../src/core/index.js';
import {
  type KakuroCell,
  type KakuroPuzzle,
  type KakuroSolution,
  kakuro,
  kakuroClues,
  kakuroRuled,
  NO_SUMS,
} from '../../src/families/kakuro/index.js';
import { type ReadSettings, refusal } from '../../src/settings/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import { type Attempt, failed, type Generator, type Steering } from '../shared/generator.js';
import { climb, harden } from './climb.js';
import { randomDraft } from './draft.js';
import { randomPattern } from './pattern.js';
import { KAKURO_PRESETS, KAKURO_SETTINGS } from './settings.js';

export interface KakuroPlan extends ReadSettings<typeof KAKURO_SETTINGS> {
  readonly aim: ClueAim;
}

export const kakuroGenerator: Generator<KakuroPuzzle, KakuroSolution, KakuroPlan, typeof KAKURO_SETTINGS> = {
  id: 'kakuro',
  version: 1,
  family: 'kakuro',
  description: 'a random symmetric pattern, and numbers whose sums leave one solution',
  settings: KAKURO_SETTINGS,
  presets: KAKURO_PRESETS,
  proposals: { easy: ['plain'], medium: ['plain', 'any'], hard: ['look-ahead', 'any'] },
  plan: async (settings, goal) => planKakuro(settings, goal),
  attempt,
};

function planKakuro(settings: ReadSettings<typeof KAKURO_SETTINGS>, goal: Steering): Result<KakuroPlan> {
  if (goal.logic !== 'beyond') return success({ ...settings, aim: clueAim(goal, settings.fewest) });
  const message = 'Kakuros whose sums look-ahead does not finish are too rare to be looked for.';
  return failure(refusal('size', message));
}

function attempt(plan: KakuroPlan, rng: Rng): Attempt<KakuroPuzzle, KakuroSolution> {
  const { size, black, 'longest-run': longest, 'few-sums': fewSums, fewest, aim } = plan;
  const inner = { rows: size.rows - 1, columns: size.columns - 1 };
  const pattern = randomPattern({ ...inner, black, longest }, rng.fork('pattern'));
  if (pattern === undefined) return failed('no pattern had runs that short');
  const bare = puzzleOf(pattern);
  const given = chosenCells(bare, plan['given-numbers'], rng.fork('given'));
  const draft = randomDraft(bare, given, rng.fork('numbers'));
  if (draft === undefined) return failed('no numbers were found for the pattern');
  if (!climb(draft, rng.fork('climb'))) return failed('the sums left several solutions');
  if (aim === 'look-ahead' && !harden(draft, rng.fork('harden'))) return failed('plain logic sufficed');
  const solution = draft.solution();
  const puzzle = withClues(bare, solution, given);
  if (!fewSums && !fewest) return { status: 'made', puzzle, solution };
  const source = { family: kakuro, ruled: kakuroRuled, clues: kakuroClues };
  return chooseByRules(source, { puzzle, solution, kinds: ['sums'] }, aim, rng.fork('sums'));
}

/** The puzzle of a pattern, without sums. */
function puzzleOf(pattern: readonly (readonly boolean[])[]): KakuroPuzzle {
  const first = [NO_SUMS, ...pattern[0]!.map(() => NO_SUMS)];
  const rows = pattern.map((row): readonly KakuroCell[] => [
    NO_SUMS,
    ...row.map((isWhite) => (isWhite ? 0 : NO_SUMS)),
  ]);
  return { family: 'kakuro', grid: [first, ...rows] };
}

/** Some places to be given. */
function chosenCells(bare: KakuroPuzzle, count: number, rng: Rng): ReadonlySet<number> {
  const places = kakuroRuled.board(bare).cells.keys();
  return new Set(rng.shuffle([...places]).slice(0, count));
}

/** The puzzle with the sums of all runs, and the numbers of the given places. */
function withClues(bare: KakuroPuzzle, solution: KakuroSolution, given: ReadonlySet<number>): KakuroPuzzle {
  const kinds = ['sums', 'givens'];
  const clues = kakuroClues.list(bare, solution, kinds);
  return kakuroClues.puzzleWith(
    bare,
    clues.filter(({ of }) => !('place' in of) || given.has(of.place)),
    kinds,
  );
}
