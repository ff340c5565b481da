/** The fields of a puzzle as plain data, and the puzzle with other texts in them. */
import {
  FAMILIES,
  type Field,
  familyOf,
  namedMoves,
  type Puzzle,
  PuzzlewrightError,
  type StepLanguage,
} from '../../src/browser.js';
import { issueWords } from './failure.js';

/** A field on the bench. */
export type FieldCard = Pick<Field, 'name' | 'at' | 'text'>;

/** Fields of one kind. */
export interface GroupCard {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  /** Texts that buttons offer: signs, or the numbers that a clue may be. */
  readonly signs: readonly string[];
  readonly spreads: boolean;
  readonly waits: boolean;
  /** Most characters of a text in a cell. */
  readonly longest: number;
  readonly fields: readonly FieldCard[];
}

/** The families that can be set field by field. */
export async function settableFamilies(_: null): Promise<readonly string[]> {
  return FAMILIES.flatMap(({ id, fields }) => (fields === undefined ? [] : [id]));
}

/** An empty puzzle of a family, and the sizes that are offered, in order; without a size of the usual one. */
export async function blankPuzzle({
  family,
  size,
}: {
  readonly family: string;
  readonly size?: number;
}): Promise<{ readonly puzzle: Puzzle; readonly sizes: readonly number[] }> {
  const { sizes, blank } = fieldsOf(family);
  const chosen = sizes.find(({ rows }) => rows === size) ?? sizes[0]!;
  return {
    puzzle: blank(chosen),
    sizes: sizes.map(({ rows }) => rows).toSorted((one, other) => one - other),
  };
}

/** Most numbers that get buttons. */
const MOST_BUTTONS = 12;

/** All fields of a puzzle, group by group, and the moves that people name in its family. */
export async function describeFields({
  puzzle,
  language,
}: {
  readonly puzzle: Puzzle;
  /** The language of the moves' names. */
  readonly language: StepLanguage;
}): Promise<{
  readonly groups: readonly GroupCard[];
  readonly moves: ReturnType<typeof namedMoves>;
  /** A sentence on why it is no well-formed puzzle yet. */
  readonly problem?: string;
}> {
  const read = familyOf(puzzle.family).readPuzzle(puzzle);
  const groups = fieldsOf(puzzle.family).groups.map((group): GroupCard => {
    const fields = group.fieldsOf(puzzle);
    const { id, name, hint, spreads = false, waits = false } = group;
    const texts = fields[0]?.at.in === 'cell' ? (fields.find(({ clue }) => clue)?.clue?.texts ?? []) : [];
    const isListed = group.signs.length > 1 || texts.length > MOST_BUTTONS;
    const numbers = isListed ? [] : texts.filter((text) => !group.signs.includes(text));
    const known = [...group.signs, ...texts].map(({ length }) => length);
    return {
      // Without a clue that says more, a number has two digits at most.
      longest: group.signs.length > 1 || texts.length > 0 ? Math.max(...known) : 2,
      ...{ id, name, hint, spreads, waits },
      signs: [...group.signs, ...numbers],
      fields: fields.map(({ name: words, at, text }) => ({ name: words, at, text })),
    };
  });
  const moves = namedMoves(familyOf(puzzle.family).explaining?.moves, language);
  return { groups, moves, ...(read.ok ? {} : { problem: issueWords(read.issues[0]!) }) };
}

/** Other texts in fields of one group. */
export interface Writing {
  readonly puzzle: Puzzle;
  readonly group: string;
  readonly changes: readonly { readonly index: number; readonly text: string }[];
}

/**
 * The puzzle after a change (not whole: it is no well-formed one yet), a text that means nothing there, or a
 * sentence on what is wrong with it.
 */
export async function writeFields({
  puzzle,
  group: id,
  changes,
}: Writing): Promise<
  | { readonly puzzle: Puzzle; readonly isWhole: boolean }
  | { readonly unfit: string; readonly hint: string }
  | { readonly refusal: string }
> {
  const group = fieldsOf(puzzle.family).groups.find((one) => one.id === id)!;
  let made: Puzzle = puzzle;
  for (const { index, text } of changes) {
    const next = group.write(made, index, text);
    if (next === undefined) return { unfit: text, hint: group.hint };
    made = next;
  }
  const read = familyOf(puzzle.family).readPuzzle(made);
  if (read.ok) return { puzzle: read.value, isWhole: true };
  return group.waits ? { puzzle: made, isWhole: false } : { refusal: issueWords(read.issues[0]!) };
}

function fieldsOf(family: string) {
  const { fields, name } = familyOf(family);
  if (fields === undefined)
    throw new PuzzlewrightError('no-fields', `${name} is not set field by field; open a text instead.`);
  return fields;
}
