/**
 * The text above the steps: the puzzle with numbers beside its rows and columns, and the premises of all
 * steps.
 */
import { renderTerminal, type Scene, withLineNumbers, wrap } from '../../draw/index.js';
import type { StepLanguage } from '../../families/contract/index.js';
import type { Explanation } from '../model/index.js';
import { namedSize } from './named-areas.js';

/** The lines above the steps, with a blank one below. */
export function openingLines(
  scene: Scene,
  { marks, premises }: Pick<Explanation, 'marks' | 'premises'>,
  columns: number,
  language: StepLanguage = 'en',
): readonly string[] {
  const drawn = renderTerminal(withLineNumbers(scene, namedSize(marks)), { unicode: true }).split('\n');
  const lines = premises.flatMap((premise) => wrap(`${premise[language]}.`, columns));
  return [...drawn, '', ...lines, ...(lines.length === 0 ? [] : [''])];
}
