/** The specification of a book as a JSON Schema, by which editors check and complete what is typed. */
import { z } from 'zod';
import type { AnyGenerator } from '../../generators/generator.js';
import { GENERATORS } from '../../generators/index.js';
import { type JsonSchema, settingsJsonSchema } from '../core/settings.js';
import { findFamily } from '../families/index.js';
import { filePart, generatedPart, partSchema, specSchema } from './spec-schema.js';

/** The schema of whole specifications: a part has the settings of the generator of its family. */
export function specJsonSchema(): JsonSchema {
  const parts = [...GENERATORS.map(schemaOfPart), withoutDialect(jsonSchemaOf(filePart))];
  return {
    title: 'A book of puzzles',
    ...jsonSchemaOf(specSchema, ({ zodSchema, jsonSchema }) => {
      if (zodSchema === partSchema) Object.assign(jsonSchema, { anyOf: parts });
    }),
  };
}

function schemaOfPart(generator: AnyGenerator): JsonSchema {
  const { aliases } = findFamily(generator.family)!;
  const { properties, ...part } = withoutDialect(jsonSchemaOf(generatedPart));
  return {
    ...part,
    title: `puzzles of the family ${generator.family}`,
    properties: {
      ...properties,
      family: { enum: [generator.family, ...aliases] },
      generator: { enum: [generator.id, generator.family] },
      parameters: withoutDialect(settingsJsonSchema(generator.settings)),
    },
  };
}

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

function jsonSchemaOf(schema: z.ZodType, override?: Override): JsonSchema {
  const options = { io: 'input', unrepresentable: 'any' } as const;
  return z.toJSONSchema(schema, override === undefined ? options : { ...options, override });
}

/** Which dialect of JSON Schema is meant stands at the top alone. */
function withoutDialect({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
