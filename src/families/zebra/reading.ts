/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Issue, issue, type Result, success } from '../../core/index.js';
import { isWhole, readChecked } from '../kit/read-json.js';
import { foldName, unusableBecause } from './names.js';
import {
  type Attributes,
  isPlaceClue,
  PAIR_RELATIONS,
  PLACE_RELATIONS,
  type Reference,
  type ZebraClue,
  type ZebraPuzzle,
  type ZebraSolution,
} from './puzzle.js';

/** Streets that can be handled; places are bits of one word. */
const FEWEST_HOUSES = 2;
const MOST_HOUSES = 30;
const MOST_ATTRIBUTES = 30;

const REFERENCE = z.tuple([z.string(), z.string()]);
const ATTRIBUTES = z.record(z.string(), z.array(z.string()));
const CLUE = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(PAIR_RELATIONS), a: REFERENCE, b: REFERENCE }),
  z.strictObject({ type: z.enum(PLACE_RELATIONS), a: REFERENCE, house: z.number() }),
]);
const PUZZLE = z.strictObject({
  family: z.literal('zebra'),
  houses: z.number(),
  attributes: ATTRIBUTES,
  clues: z.array(CLUE),
});

/** Reads a puzzle from JSON of any shape. */
export function readZebra(json: unknown): Result<ZebraPuzzle> {
  return readChecked(PUZZLE, json, (puzzle) => [
    ...reservedName((json as { readonly attributes: object }).attributes),
    ...checkZebra(puzzle),
  ]);
}

/** Reads a solution: every attribute of the puzzle, each with one of its values for every house. */
export function readZebraSolution(json: unknown, puzzle: ZebraPuzzle): Result<ZebraSolution> {
  const read = readChecked(ATTRIBUTES, json, (solution) => solutionIssues(solution, puzzle));
  if (!read.ok) return read;
  return success(Object.fromEntries(Object.keys(puzzle.attributes).map((name) => [name, read.value[name]!])));
}

/** The schema passes over this one key, so it is looked for in what was given. */
function reservedName(attributes: object): Issue[] {
  return Object.hasOwn(attributes, '__proto__') ? nameIssues('__proto__', 'attributes') : [];
}

/**
 * True if attributes, values and clues fit each other. Clues that contradict each other are no issue: such a
 * puzzle has no solution, which is a verdict.
 */
function checkZebra({ houses, attributes, clues }: ZebraPuzzle): readonly Issue[] {
  if (!isWhole(houses, FEWEST_HOUSES, MOST_HOUSES)) {
    const message = `${houses} houses are not possible; a whole number from ${FEWEST_HOUSES} to ${MOST_HOUSES} is expected.`;
    return [issue('house-count', message, { part: 'houses' })];
  }
  const names = Object.keys(attributes);
  if (names.length === 0 || names.length > MOST_ATTRIBUTES) {
    const message = `There are ${names.length} attributes; 1 to ${MOST_ATTRIBUTES} are expected.`;
    return [issue('attribute-count', message, { part: 'attributes' })];
  }
  return [
    ...names.flatMap((name) => nameIssues(name, 'attributes')),
    ...repeatIssues(names, 'attributes'),
    ...names.flatMap((name) => attributeIssues(name, attributes[name]!, houses)),
    ...clues.flatMap((clue, index) => clueIssues(clue, attributes, houses, `clue ${index + 1}`)),
  ];
}

function attributeIssues(name: string, values: readonly string[], houses: number): Issue[] {
  const part = `attribute ${name}`;
  if (values.length !== houses) {
    const message = `The attribute has ${values.length} values; ${houses} are expected, as many as there are houses.`;
    return [issue('value-count', message, { part })];
  }
  return [...values.flatMap((value) => nameIssues(value, part)), ...repeatIssues(values, part)];
}

function nameIssues(name: string, part: string): Issue[] {
  const because = unusableBecause(name);
  if (because === undefined) return [];
  return [issue('name-unusable', `${JSON.stringify(name)} cannot be a name: it ${because}.`, { part })];
}

function repeatIssues(names: readonly string[], part: string): Issue[] {
  const seen = new Set<string>();
  return names.flatMap((name) => {
    const folded = foldName(name);
    if (!seen.has(folded)) {
      seen.add(folded);
      return [];
    }
    const message = `${JSON.stringify(name)} is named twice; names must differ in more than the case of letters.`;
    return [issue('name-repeated', message, { part })];
  });
}

function clueIssues(clue: ZebraClue, attributes: Attributes, houses: number, part: string): Issue[] {
  if (isPlaceClue(clue)) {
    const issues = referenceIssues(clue.a, attributes, part);
    const { house } = clue;
    if (isWhole(house, 0, houses - 1)) return issues;
    const message = `${house} is no house of this street; a whole number from 0 to ${houses - 1} is expected.`;
    return [...issues, issue('clue-house', message, { part })];
  }
  const issues = [clue.a, clue.b].flatMap((reference) => referenceIssues(reference, attributes, part));
  if (clue.a[0] !== clue.b[0] || clue.a[1] !== clue.b[1]) return issues;
  return [...issues, issue('clue-one-value', 'The clue relates a value to itself.', { part })];
}

function referenceIssues([name, value]: Reference, attributes: Attributes, part: string): Issue[] {
  const values = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (values === undefined) {
    const message = `${JSON.stringify(name)} is no attribute of this puzzle; expected one of: ${Object.keys(attributes).join(', ')}.`;
    return [issue('clue-attribute', message, { part })];
  }
  if (values.includes(value)) return [];
  const message = `${JSON.stringify(value)} is no value of ${name}; expected one of: ${values.join(', ')}.`;
  return [issue('clue-value', message, { part })];
}

function solutionIssues(solution: Attributes, { houses, attributes }: ZebraPuzzle): Issue[] {
  const unknown = Object.keys(solution).find((name) => !Object.hasOwn(attributes, name));
  if (unknown !== undefined) {
    const message = `${JSON.stringify(unknown)} is no attribute of this puzzle.`;
    return [issue('solution-attribute', message, { part: 'solution' })];
  }
  return Object.entries(attributes).flatMap(([name, values]) => {
    const part = `solution, attribute ${name}`;
    const found = Object.hasOwn(solution, name) ? solution[name]! : [];
    if (found.length !== houses) {
      const message = `The solution has ${found.length} values of the attribute; ${houses} are expected.`;
      return [issue('solution-size', message, { part })];
    }
    const unknown = found.find((value) => !values.includes(value));
    if (unknown === undefined) return [];
    return [issue('solution-value', `${JSON.stringify(unknown)} is no value of ${name}.`, { part })];
  });
}
