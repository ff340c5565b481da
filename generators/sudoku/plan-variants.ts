/** Plans of Sudoku variants. */
import { failure, movesOf, nearestWord, type Result, success } from '../../src/core/index.js';
import type { Box } from '../../src/families/sudoku/index.js';
import { outside, refusal } from '../../src/settings/index.js';
import { clueAim } from '../shared/chosen-clues.js';
import type { Steering } from '../shared/generator.js';
import type { SudokuSettings } from './settings.js';
import { areBoxesKept, findVariant, VARIANTS, type VariantPlan } from './variants/index.js';

/** Settings that belong to Sudokus of rows, columns and boxes alone. */
const OTHERS = ['minimal', 'fewest', 'engine', 'pictures'] as const;

/** The side of grids that some variants are made for. */
const ONLY_SIDE = 9;

/** Share of the cells that easy puzzles give. */
const GENEROUS = 1 / 3;

/** Checks the settings of variants. */
export function planVariants(settings: SudokuSettings, box: Box, goal: Steering): Result<VariantPlan> {
  const { variant = [], symmetry = 'none' } = settings;
  const side = box[0] * box[1];
  const issues = OTHERS.filter((name) => settings[name] !== undefined && settings[name] !== false).map(
    (name) => refusal(name, 'It belongs to Sudokus without variants; leave it out.'),
  );
  issues.push(...outside('givens', settings.givens, { least: 0, most: side * side }));
  const ids = VARIANTS.map(({ id }) => id);
  for (const word of variant) {
    const found = findVariant(word);
    const near = nearestWord(word, ids);
    if (found === undefined) {
      const hint = near === undefined ? `expected ${ids.join(', ')}.` : `did you mean ${near}?`;
      issues.push(refusal('variant', `There is no variant "${word}"; ${hint}`));
    } else if (found.isOnlyNine && side !== ONLY_SIDE) {
      issues.push(refusal('variant', `${word} has size ${ONLY_SIDE}; found ${side}.`));
    } else if (found.needsBoxes && variant.some((other) => findVariant(other)?.hasRandomRegions)) {
      issues.push(refusal('variant', `${word} needs boxes, so that it does not go with random regions.`));
    }
  }
  const hasRandomRegions = variant.some((word) => findVariant(word)?.hasRandomRegions);
  if (hasRandomRegions && !areBoxesKept(box, movesOf({ rows: side, columns: side }, symmetry))) {
    const words = `Regions grow from boxes, and a ${symmetry} does not keep boxes of ${box[0]} rows and ${box[1]} columns; choose another symmetry or size.`;
    issues.push(refusal('symmetry', words));
  }
  if (issues.length > 0) return failure(...issues);
  const generous = goal.generous === true ? Math.ceil(GENEROUS * side ** 2) : null;
  const usual = variant.includes('killer') ? 0 : generous;
  return success({
    variants: ids.filter((id) => variant.includes(id)),
    ...{ box, symmetry, givens: settings.givens ?? usual, aim: clueAim(goal, false) },
  });
}
