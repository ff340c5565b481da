/** Lines of clues, as several formats have them: one row or column a line. */
import { failure, type Issue, issue, type Result, success } from '../../../core/index.js';
import { isBlank, type Line, readNumbers } from '../../../formats/index.js';
import type { PlacedClues } from './format.js';

/** Most issues reported for one list of clues. */
const MOST_ISSUES = 20;

/** Reads every line as the clues of one row or column; a blank line is a blank clue. */
export function readClueLines(lines: readonly Line[]): Result<readonly PlacedClues[]> {
  const clues: PlacedClues[] = [];
  const issues: Issue[] = [];
  for (const line of lines) {
    const numbers = readNumbers(line);
    if (numbers.ok) clues.push({ clues: numbers.value, place: { line: line.number } });
    else issues.push(...numbers.issues);
  }
  return issues.length === 0 ? success(clues) : failure(...issues.slice(0, MOST_ISSUES));
}

/**
 * The clue lines of a section whose length is known. Some writers leave a blank row's line empty, others
 * write `0` and use empty lines freely: when the lines with something in them are as many as expected, empty
 * ones mean nothing, else each is a blank clue, save those that are too many at the end.
 */
export function pickClueLines(
  lines: readonly Line[],
  expected: number,
  what: string,
): Result<readonly Line[]> {
  const filled = lines.filter((line) => !isBlank(line));
  if (filled.length === expected) return success(filled);
  const whole = lines.slice(0, expected);
  if (whole.length === expected && lines.slice(expected).every(isBlank)) return success(whole);
  const message = `There are ${filled.length} ${what}; expected are ${expected}.`;
  const line = lines[0]?.number;
  return failure(issue('line-count', message, line === undefined ? undefined : { line }));
}

/** The clues of a row or column in one line, `0` when there are none. */
export function writeClues(clues: readonly number[], separator: string): string {
  return clues.length === 0 ? '0' : clues.join(separator);
}
