/** The specification of a book as a JSON Schema, by which editors check and complete typing. */
import { z } from 'zod';
import type { JsonSchema } from '../../settings/index.js';
import { specSchema } from './spec-schema.js';

/** The schema of whole specifications: a part has the settings of the generator of its family. */
export function specJsonSchema(): JsonSchema {
  return {
    title: 'A book of puzzles',
    ...z.toJSONSchema(specSchema, { io: 'input', unrepresentable: 'any' }),
  };
}
