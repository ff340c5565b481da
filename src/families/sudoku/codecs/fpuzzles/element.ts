/**
 * The contract of elements: the list that f-puzzles has under one key, and the constraints that it stands
 * for. A type of constraint may have several keys, and a key may be of a type with certain settings alone.
 */
import type { z } from 'zod';
import { type Cell, failure, issue, type Result, success } from '../../../../core/index.js';
import type { Constraint } from '../../constraints/index.js';
import { numberOf, type VALUE } from './names.js';

/** A constraint with the parts that its type may have; it was read, so that those are there that must be. */
export interface AnyConstraint extends Constraint {
  readonly cells: readonly Cell[];
  readonly clone: readonly Cell[];
  readonly shafts: readonly (readonly Cell[])[];
  readonly numbers: readonly number[];
  readonly slow?: true;
  readonly sum?: number;
  readonly count?: number;
  readonly number?: number;
  readonly difference?: number;
  readonly ratio?: number;
  readonly modulus?: number;
}

/** A constraint before the family has checked it. */
export type ConstraintDraft = Constraint & Readonly<Record<string, unknown>>;

/** The elements under one key. */
export interface ElementKind<E> {
  readonly key: string;
  /** The type of the constraints. */
  readonly type: string;
  readonly schema: z.ZodType<E>;
  /** The constraints that elements stand for. */
  read(elements: readonly E[], side: number): Result<readonly ConstraintDraft[]>;
  /** The elements of a constraint; none: they cannot hold it. */
  write(constraint: AnyConstraint, side: number): readonly unknown[];
  /** For keys that extensions have added: what shows the constraint in programs that do not know the key. */
  readonly shown?: Shown;
}

/** The looks of a line, or of a clue that is a text. */
export interface Shown {
  /** The name of the key, with spaces and capitals. */
  readonly name: string;
  readonly line?: { readonly outlineC: string; readonly width: number };
}

/** True for values with which editors leave a rule out. */
export function saysNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === false || value === '';
}

/** Elements of which each stands for constraints by itself. */
export function eachElement<E>(
  kind: Omit<ElementKind<E>, 'read'> & {
    read(element: E, side: number): Result<readonly ConstraintDraft[]>;
  },
): ElementKind<E> {
  return {
    ...kind,
    read(elements, side) {
      const read = elements.map((element) => kind.read(element, side));
      const issues = read.flatMap((one) => (one.ok ? [] : one.issues));
      if (issues.length > 0) return failure(...issues);
      return success(read.flatMap((one) => (one.ok ? one.value : [])));
    },
  };
}

/** A constraint with the number of a clue; without one there is none. One that is no number is an issue. */
export function withNumber(
  key: string,
  value: z.infer<typeof VALUE>,
  make: (number: number) => ConstraintDraft,
  unsaid?: ConstraintDraft,
): Result<readonly ConstraintDraft[]> {
  const number = numberOf(value);
  if (typeof number === 'number') return success([make(number)]);
  if (number === undefined) return success(unsaid === undefined ? [] : [unsaid]);
  const message = `The clue ${JSON.stringify(number)} is not supported; a number is expected.`;
  return failure(issue('format-unsupported', message, { part: key }));
}
