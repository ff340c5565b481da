/** Types of constraints as plain data, for forms in which people make constraints. */
import { z } from 'zod';
import type { InLanguages } from '../../contract/language.js';
import type { CellsKey, ConstraintType } from './contract.js';
import { CONSTRAINT_TYPES } from './index.js';

/** A key of a constraint besides its cells. */
export interface ConstraintField {
  readonly name: string;
  readonly kind: 'number' | 'numbers' | 'switch' | 'choice';
  readonly isRequired: boolean;
  /** The values of a choice. */
  readonly choices?: readonly string[];
}

/** A type of constraint for people. */
export interface ConstraintCard {
  readonly type: string;
  /** Absent: it is said of the whole grid. */
  readonly cells?: CellsKey;
  /** The key for the cells after the first one, as a list of lists. Absent: all stand under `cells`. */
  readonly rest?: string;
  /** The key for a second list of as many cells. */
  readonly copy?: string;
  readonly fields: readonly ConstraintField[];
  readonly sentence: InLanguages<string>;
}

/** All types whose cells people choose or draw in one go: one list, or two of equal length. */
export function constraintCards(): readonly ConstraintCard[] {
  return CONSTRAINT_TYPES.flatMap((type) => cardOf(type) ?? []);
}

/** The part of JSON Schema in which the keys of constraints are written. */
interface KeySchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
}

function cardOf({ type, keys, cellKeys, sentence }: ConstraintType): ConstraintCard | undefined {
  const { cells, ...more } = cellKeys as Readonly<Record<string, CellsKey | undefined>>;
  const own = Object.entries(keys as Readonly<Record<string, z.ZodType>>);
  const [rest, ...others] = Object.keys(more);
  const isOfLists = own.some(([key, schema]) => key === rest && takesLists(schema));
  const fields = own.filter(([key]) => !(key in cellKeys)).map(([key, schema]) => fieldOf(key, schema));
  if (others.length > 0 || fields.includes(undefined)) return undefined;
  return {
    type,
    ...(cells !== undefined && { cells }),
    ...(rest !== undefined && { [isOfLists ? 'rest' : 'copy']: rest }),
    fields: fields.flatMap((field) => field ?? []),
    sentence,
  };
}

/** True for a key that holds lists of cells, and not one list. */
function takesLists(schema: z.ZodType): boolean {
  return schema.safeParse([[[0, 0]]]).success;
}

/** Undefined: the key takes what no field holds. */
function fieldOf(name: string, schema: z.ZodType): ConstraintField | undefined {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' }) as KeySchema & {
    readonly items?: KeySchema;
  };
  const isRequired = !schema.safeParse(undefined).success;
  if (json.const === true) return { name, kind: 'switch', isRequired };
  if (json.enum !== undefined) return { name, kind: 'choice', isRequired, choices: json.enum };
  if (json.type === 'array' && json.items?.type === 'number') return { name, kind: 'numbers', isRequired };
  return json.type === 'integer' || json.type === 'number' ? { name, kind: 'number', isRequired } : undefined;
}
