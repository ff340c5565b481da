/** The shape of a book's specification, as users write it. */
import { z } from 'zod';
import { millimetresOf } from './lengths.js';
import { LEAST_OUTER } from './margins.js';
import { TRIM_WORDS, trimOf } from './trims.js';

const MOST_PUZZLES = 2000;
const MOST_PER_PAGE = 12;
/** Printers ask for an eighth of an inch; more than this is no bleed. */
const MOST_BLEED = 25;

const words = z.string().trim().min(1).max(500);

const length = z
  .union([z.number(), z.string()], { error: 'Invalid input: expected a length such as 3 mm or 0.125 in' })
  .transform((written, context) => {
    const millimetres = millimetresOf(written);
    if (millimetres !== undefined && millimetres >= 0) return millimetres;
    context.addIssue({
      code: 'custom',
      message: `Expected a length such as 3 mm or 0.125 in; found ${written}`,
    });
    return z.NEVER;
  });

const trim = z.string().transform((written, context) => {
  const found = trimOf(written);
  if (found !== undefined) return found;
  context.addIssue({ code: 'custom', message: `Expected one of ${TRIM_WORDS}; found ${written}` });
  return z.NEVER;
});

const margin = length.refine((millimetres) => millimetres >= LEAST_OUTER - 1e-9, {
  error: `Expected a margin of at least ${LEAST_OUTER} mm (a quarter of an inch), as printers ask for`,
});

const difficulty = z.enum(['easy', 'medium', 'hard']);
const setting = z.union([z.number(), z.string(), z.boolean()]);

const look = {
  title: words.optional(),
  'per-page': z.union([z.literal('auto'), z.int().min(1).max(MOST_PER_PAGE)]).default('auto'),
  'large-print': z.boolean().optional(),
  order: z.enum(['difficulty', 'given']).default('difficulty'),
};

export const generatedPart = z.strictObject({
  family: words,
  count: z.int().min(1).max(MOST_PUZZLES),
  difficulty: z.union([difficulty, z.array(difficulty).min(1).max(3)]).optional(),
  'no-guess': z.boolean().default(false),
  generator: words.optional(),
  parameters: z.record(z.string(), setting).default({}),
  ...look,
});

export const filePart = z.strictObject({ files: z.array(words).min(1), ...look });

const holdsFiles = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, 'files');

/** The key `files` decides which kind of part was meant, so that every issue is about that kind. */
export const partSchema = z.unknown().transform((written, context): GeneratedPartShape | FilePartShape => {
  const parsed = holdsFiles(written) ? filePart.safeParse(written) : generatedPart.safeParse(written);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});

export type GeneratedPartShape = z.infer<typeof generatedPart>;
export type FilePartShape = z.infer<typeof filePart>;
export type SpecShape = z.infer<typeof specSchema>;

export const specSchema = z.strictObject({
  title: words.default('Puzzles'),
  subtitle: words.optional(),
  author: words.optional(),
  copyright: words.optional(),
  subject: words.optional(),
  keywords: words.optional(),
  seed: z
    .union([z.string().min(1), z.number()])
    .transform(String)
    .optional(),
  trim: trim.prefault('letter'),
  bleed: length
    .refine((millimetres) => millimetres <= MOST_BLEED, { error: 'Expected at most 25 mm' })
    .default(0),
  margins: z
    .strictObject({ inner: margin, outer: margin, top: margin, bottom: margin })
    .partial()
    .default({}),
  answers: z.enum(['back', 'facing', 'separate']).default('back'),
  rules: z.boolean().default(true),
  'title-page': z.boolean().default(true),
  contents: z.boolean().default(true),
  numbering: z.enum(['continuous', 'parts']).default('continuous'),
  'difficulty-labels': z.boolean().default(true),
  'page-numbers': z.boolean().default(true),
  'large-print': z.boolean().default(false),
  parts: z.array(partSchema).min(1).max(200),
});
