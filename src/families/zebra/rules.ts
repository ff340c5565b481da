/**
 * The rules of the zebra puzzle, for the verifier: they know no solver and look every clue up in the
 * solution.
 */
import { type Issue, issue } from '../../core/index.js';
import type { PairRelation, Reference, ZebraClue, ZebraPuzzle, ZebraSolution } from './puzzle.js';
import { isPlaceClue } from './puzzle.js';

/** Every violation: attributes of the wrong shape, values that are missing, then clues that do not hold. */
export function verifyZebra(puzzle: ZebraPuzzle, solution: ZebraSolution): readonly Issue[] {
  const values = Object.keys(puzzle.attributes).flatMap((name) =>
    attributeViolations(puzzle, solution, name),
  );
  if (values.length > 0) return values;
  return puzzle.clues.flatMap((clue, index) => {
    if (clueHolds(clue, solution)) return [];
    return [issue('clue-broken', brokenMessage(clue, solution), { part: `clue ${index + 1}` })];
  });
}

function attributeViolations(
  { houses, attributes }: ZebraPuzzle,
  solution: ZebraSolution,
  name: string,
): Issue[] {
  const part = `attribute ${name}`;
  const found = Object.hasOwn(solution, name) ? solution[name]! : [];
  if (found.length !== houses) {
    return [issue('solution-size', `The solution has ${found.length} of ${houses} houses.`, { part })];
  }
  const missing = attributes[name]!.filter((value) => !found.includes(value));
  return missing.map((value) => issue('value-missing', `No house has ${JSON.stringify(value)}.`, { part }));
}

/** True if a clue is true of a solution of the right shape. */
export function clueHolds(clue: ZebraClue, solution: ZebraSolution): boolean {
  const a = houseOf(clue.a, solution);
  if (isPlaceClue(clue)) return (a === clue.house) === (clue.type === 'at');
  return pairHolds(clue.type, a, houseOf(clue.b, solution));
}

/** True if two values in these houses stand to each other as a relation says. */
export function pairHolds(type: PairRelation, a: number, b: number): boolean {
  switch (type) {
    case 'same':
      return a === b;
    case 'different':
      return a !== b;
    case 'directly-left':
      return b - a === 1;
    case 'directly-right':
      return a - b === 1;
    case 'left':
      return a < b;
    case 'right':
      return a > b;
    case 'adjacent':
      return Math.abs(a - b) === 1;
    case 'between-1':
      return Math.abs(a - b) === 2;
    case 'between-2':
      return Math.abs(a - b) === 3;
  }
}

function houseOf([attribute, value]: Reference, solution: ZebraSolution): number {
  return solution[attribute]!.indexOf(value);
}

function brokenMessage(clue: ZebraClue, solution: ZebraSolution): string {
  const references = isPlaceClue(clue) ? [clue.a] : [clue.a, clue.b];
  const places = references.map(
    (reference) => `${reference.join(' ')} is in house ${houseOf(reference, solution) + 1}`,
  );
  const asked = isPlaceClue(clue) ? `${clue.type} house ${clue.house + 1}` : clue.type;
  return `The clue asks for ${asked}, but ${places.join(' and ')}.`;
}
