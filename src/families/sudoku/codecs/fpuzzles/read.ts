/**
 * The JSON of f-puzzles as a puzzle: unknown rules are issues, since without them the answer would be wrong.
 */
import { z } from 'zod';
import { failure, issue, type Result, success } from '../../../../core/index.js';
import { withoutBlanks } from '../../../kit/codecs/credit-lines.js';
import { tooLarge } from '../../../kit/codecs/too-large.js';
import { readShape } from '../../../kit/read-json.js';
import { LARGEST_SIDE } from '../../reading.js';
import type { SudokuDraft } from '../format.js';
import { drawingWarnings, type ShapeDraft } from '../shapes.js';
import { solutionOf } from '../solution.js';
import { COSMETIC_KEYS, FPUZZLES_COSMETICS, readFpuzzlesCosmetics } from './cosmetics.js';
import { type ConstraintDraft, saysNothing } from './element.js';
import { GRID, readGrid } from './grid.js';
import { kindOf } from './kinds.js';
import { dotsAreBars, isOfWholeGrid, readWhole } from './whole.js';

const TEXT = z.string().nullish();
const HEAD = z.looseObject({
  grid: GRID,
  title: TEXT,
  author: TEXT,
  ruleset: TEXT,
  solution: z.union([z.string(), z.array(z.unknown())]).nullish(),
});

/** Keys that hold no rule. */
const WITHOUT_RULES = new Set([
  ...['size', 'grid', 'title', 'author', 'ruleset', 'solution', 'metadata', 'disabledlogic'],
  ...['truecandidatesoptions', 'highlightConflicts', 'successMessage', ...COSMETIC_KEYS],
]);

const OTHER_RULES =
  'The solution that stands in the puzzle breaks its constraints: its text may give them another meaning, which is not read.';

/** Reads the JSON of a puzzle, of any shape. */
export function readFpuzzle(json: unknown): Result<SudokuDraft> {
  const large = tooLarge(json, 'grid', LARGEST_SIDE);
  if (large !== undefined) return failure(large);
  const head = readShape(HEAD, json);
  if (!head.ok) return head;
  const read = readGrid(head.value.grid);
  if (!read.ok) return read;
  const { layout, grid, filled } = read.value;
  const constraints = readConstraints(head.value, grid.length);
  if (!constraints.ok) return constraints;
  const { title, author, ruleset, solution } = head.value;
  const puzzle = { family: 'sudoku', ...layout, grid, constraints: constraints.value };
  const said = typeof solution === 'string' ? [...solution.replaceAll(',', '')] : (solution ?? []);
  const full = solutionOf(puzzle, [said, filled.flat()]);
  const isWhole = said.length === grid.length ** 2 && said.every((number) => Number(number) > 0);
  const warnings = [
    ...drawingWarnings(constraints.value.filter(isDrawing)),
    ...(isWhole && full === undefined ? [OTHER_RULES] : []),
  ];
  return success({
    puzzle,
    ...(warnings.length > 0 && { warnings }),
    credits: withoutBlanks({ title, author, description: ruleset }),
    ...(full !== undefined && { solution: () => success(full) }),
  });
}

function isDrawing(draft: ConstraintDraft): draft is ConstraintDraft & { shapes: readonly ShapeDraft[] } {
  return draft.type === 'drawing';
}

function readConstraints(
  json: Readonly<Record<string, unknown>>,
  side: number,
): Result<readonly ConstraintDraft[]> {
  const shape = readShape(FPUZZLES_COSMETICS, json);
  if (!shape.ok) return shape;
  const cosmetics = readFpuzzlesCosmetics(shape.value, Object.keys(json));
  const drafts: ConstraintDraft[] = [];
  for (const key of Object.keys(json)) {
    if (key === cosmetics.key) drafts.push(...cosmetics.drafts);
    if (WITHOUT_RULES.has(key)) continue;
    const read = isOfWholeGrid(key) ? readWhole(json, key, side) : readElements(json[key], key, side);
    if (!read.ok) return read;
    const bars = key === 'difference' && dotsAreBars(json);
    drafts.push(...(bars ? read.value.map(({ cells }) => ({ type: 'consecutive', cells })) : read.value));
  }
  return success(drafts);
}

function readElements(value: unknown, key: string, side: number): Result<readonly ConstraintDraft[]> {
  const kind = kindOf(key);
  if (saysNothing(value)) return success([]);
  if (kind === undefined) {
    return failure(issue('format-unsupported', `${JSON.stringify(key)} is not supported.`));
  }
  const elements = readShape(z.object({ [key]: z.array(kind.schema) }), { [key]: value });
  return elements.ok ? kind.read(elements.value[key]!, side) : elements;
}
