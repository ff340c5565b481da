/** The shape of a book's specification, as users write it. */
import { z } from 'zod';
import { type AnyGenerator, DIFFICULTIES, GENERATORS } from '../../../generators/index.js';
import type { Colour } from '../../draw/index.js';
import { findFamily } from '../../families/index.js';
import { withFolderNames } from '../../settings/index.js';
import { OPENINGS } from '../codes/index.js';
import { LANGUAGE_CODES, LANGUAGE_WORDS } from '../languages/index.js';
import { LEAST_OUTER, millimetresOf, PAPER_IDS, PRINTER_IDS, TRIM_WORDS, trimOf } from '../paper/index.js';
import { DESIGN_IDS } from '../style/index.js';
import { misplacedIn } from './packet-keys.js';

const MOST_PUZZLES = 2000;
const MOST_PER_PAGE = 12;
const MOST_PAGES = 1000;
const MOST_VOLUMES = 50;
const MOST_HINTS = 3;
/** Printers ask for an eighth of an inch; more than this is no bleed. */
const MOST_BLEED = 25;

const words = z.string().trim().min(1).max(500);

const length = z
  .union([z.number(), z.string()], { error: 'Expected a length such as 3 mm or 0.125 in' })
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

const noSuchLanguage = ({ input }: { readonly input?: unknown }): string =>
  `Expected one of ${LANGUAGE_WORDS}; found ${JSON.stringify(input)}`;

const colourCode = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: 'Expected a colour such as "#1d3a57"' })
  .transform((code) => code.toLowerCase() as Colour);

/** The cover: its settings, or only the name of its file. */
const cover = z.preprocess(
  (written) => (typeof written === 'string' ? { file: written } : written === true ? {} : written),
  z.strictObject({
    file: words.regex(/\.pdf$/i, { error: 'Expected a name ending in .pdf' }).optional(),
    blurb: z.string().trim().min(1).max(3000).optional(),
    spine: length.optional(),
    colour: colourCode.optional(),
    puzzle: z.int().min(1).optional(),
    guides: z.boolean().default(false),
  }),
);

const difficulty = z.enum(DIFFICULTIES);

const look = {
  title: words.optional(),
  'per-page': z.union([z.literal('auto'), z.int().min(1).max(MOST_PER_PAGE)]).default('auto'),
  'large-print': z.boolean().optional(),
  order: z.enum(['difficulty', 'given', 'shuffled']).default('difficulty'),
  hints: z.int().min(0).max(MOST_HINTS).default(0),
  'hints-at': z.enum(['back', 'foot']).default('back'),
  explain: z.boolean().default(false),
};

/**
 * The parameters of a part: the settings of its generator, with the names of folders in place of their files.
 */
function parametersOf({ id, settings }: AnyGenerator) {
  const names = Object.keys(settings.shape);
  return z.strictObject(withFolderNames(settings).shape, {
    error: (found) =>
      found.code === 'unrecognized_keys'
        ? `The generator ${id} has no parameter ${found.keys.map((key) => `"${key}"`).join(', ')}; expected one of ${names.join(', ')}`
        : undefined,
  });
}

/** A part whose puzzles are made, by the family that it names. */
function generatedPart(generator: AnyGenerator) {
  const { family, id } = generator;
  return z
    .strictObject({
      family: z.enum([family, ...findFamily(family)!.aliases]),
      count: z.int().min(1).max(MOST_PUZZLES),
      difficulty: z.union([difficulty, z.array(difficulty).min(1).max(3)]).optional(),
      'no-guess': z.boolean().default(false),
      generator: z.enum([id, family]).optional(),
      parameters: parametersOf(generator).prefault({}),
      ...look,
    })
    .meta({ title: `puzzles of the family ${family}` });
}

const [firstGenerator, ...otherGenerators] = GENERATORS as readonly [AnyGenerator, ...AnyGenerator[]];

const generatedParts = z.discriminatedUnion(
  'family',
  [generatedPart(firstGenerator), ...otherGenerators.map(generatedPart)],
  { error: ({ input }) => noSuchFamily(input) },
);

const filePart = z.strictObject({ files: z.array(words).min(1), ...look });

/** Families have aliases, and may be written in capitals. */
const namedFamily = (part: unknown): unknown => {
  if (!isNamed(part)) return part;
  return { ...part, family: findFamily(part.family)?.id ?? part.family };
};

function isNamed(part: unknown): part is { readonly family: string } {
  return typeof part === 'object' && part !== null && 'family' in part && typeof part.family === 'string';
}

function noSuchFamily(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const known = GENERATORS.map(({ family }) => family).join(', ');
  const expected = `expected one of ${known}`;
  return isNamed(part)
    ? `There is no family "${part.family}"; ${expected}`
    : `The key is missing; ${expected}`;
}

const partSchema = z.preprocess(namedFamily, z.union([generatedParts, filePart]));

/**
 * The kind that is meant by a part of neither kind, as the position of its schema: the key `files` decides.
 */
export function kindOfPart(part: unknown): number {
  return typeof part === 'object' && part !== null && Object.hasOwn(part, 'files') ? 1 : 0;
}

/** The keys that the data at a place may have; none where that is not known. */
export function keysAt([key, index, ...rest]: readonly PropertyKey[], data: unknown): readonly string[] {
  if (key === undefined) return Object.keys(specSchema.shape);
  if (key === 'parts' && index !== undefined && rest.length === 0)
    return Object.keys([generatedPart(firstGenerator), filePart][kindOfPart(data)]!.shape);
  return index === undefined ? keysInside(specSchema.shape[key as keyof typeof specSchema.shape]) : [];
}

function keysInside(schema: z.core.$ZodType | undefined): readonly string[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return keysInside(schema.unwrap());
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** True if a key is one of parts, of either kind. */
export function isKeyOfPart(key: string): boolean {
  return Object.hasOwn(generatedPart(firstGenerator).shape, key) || Object.hasOwn(filePart.shape, key);
}

/** True if a key of a part is one of its generator's parameters. */
export function isParameterOf(part: unknown, key: string): boolean {
  const named = namedFamily(part);
  const generator = isNamed(named) ? GENERATORS.find(({ family }) => family === named.family) : undefined;
  return generator !== undefined && Object.hasOwn(generator.settings.shape, key);
}

export type FilePartShape = z.infer<typeof filePart>;
export type GeneratedPartShape = z.infer<typeof generatedParts>;
export type SpecShape = z.infer<typeof specSchema>;

const specShape = z.strictObject({
  layout: z.enum(['book', 'packet']).default('book'),
  language: z.enum(LANGUAGE_CODES, { error: noSuchLanguage }).default('en'),
  english: z.boolean().default(false),
  title: words.optional(),
  subtitle: words.optional(),
  author: words.optional(),
  copyright: words.optional(),
  subject: words.optional(),
  keywords: words.optional(),
  seed: z
    .union([z.string().min(1), z.number()])
    .transform(String)
    .optional(),
  pages: z.int().min(1).max(MOST_PAGES).optional(),
  qr: z.enum(OPENINGS).optional(),
  'qr-host': z
    .url({
      protocol: /^https?$/,
      error: 'Expected the address of the page, such as https://example.org/puzzles/',
    })
    .optional(),
  series: z.int().min(2).max(MOST_VOLUMES).optional(),
  sheets: z.int().min(2).max(MOST_VOLUMES).optional(),
  design: z.enum(DESIGN_IDS).default('modern'),
  zero: z.enum(['plain', 'slashed']).optional(),
  colour: z.boolean().default(false),
  logo: words.optional(),
  foreword: z.string().trim().min(1).max(20_000).optional(),
  'puzzle-titles': z.boolean().default(false),
  cover: cover.optional(),
  printer: z.enum(PRINTER_IDS).optional(),
  paper: z.enum(PAPER_IDS).default('white'),
  trim: trim.prefault('letter'),
  bleed: length
    .refine((millimetres) => millimetres <= MOST_BLEED, { error: 'Expected at most 25 mm' })
    .default(0),
  margins: z
    .strictObject({ inner: margin, outer: margin, top: margin, bottom: margin })
    .partial()
    .default({}),
  answers: z.enum(['back', 'overleaf', 'beside', 'facing', 'separate']).default('back'),
  rules: z.boolean().optional(),
  'title-page': z.boolean().optional(),
  contents: z.boolean().optional(),
  'name-line': z.boolean().optional(),
  openings: z.boolean().default(true),
  numbering: z.enum(['continuous', 'parts']).default('continuous'),
  'difficulty-labels': z.boolean().default(true),
  'page-numbers': z.boolean().default(true),
  links: z.boolean().default(true),
  'large-print': z.boolean().default(false),
  parts: z.array(partSchema).min(1).max(200),
});

export const specSchema = specShape.superRefine((spec, context) => {
  for (const found of misplacedIn(spec)) context.addIssue({ code: 'custom', ...found });
});
