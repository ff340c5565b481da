/**
 * Settings by name: one zod object of building blocks (setting.ts), read, described and written as JSON
 * Schema.
 */
import * as z from 'zod';
import { failure, type Issue, issue, nearestWord, type Result, success } from '../core/index.js';
import { fileName, infoOf, type Range, sentence } from './setting.js';

/** The code of every issue about a setting. */
const SETTING = 'setting';

/** A zod object that knows all settings of something; the names are in lower case with hyphens. */
export type SettingsSchema = z.ZodObject<Readonly<Record<string, z.core.$ZodType>>, z.core.$strict>;

/** Settings as they were read, defaults filled in. */
export type ReadSettings<Schema extends SettingsSchema> = Readonly<z.output<Schema>>;

/** Settings as a caller gives them: those with a default may be left out. */
export type GivenSettings<Schema extends SettingsSchema> = Readonly<z.input<Schema>>;

/** A JSON Schema of the draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values of some settings, by their schemas. */
export type ValuesOf<Shape extends Readonly<Record<string, z.core.$ZodType>>> = ReadSettings<
  z.ZodObject<Shape, z.core.$strict>
>;

/** A setting with its name. */
export interface NamedSetting extends ReturnType<typeof infoOf> {
  readonly name: string;
}

/**
 * Has zod read without code that it generates at run time: it asks for leave to do so, which a strict page
 * refuses.
 */
export function withoutGeneratedCode(): void {
  z.config({ jitless: true });
}

/** All settings of something; their order is that of help and ids. */
export function settings<Shape extends Readonly<Record<string, z.core.$ZodType>>>(
  shape: Shape,
): z.ZodObject<Shape, z.core.$strict> {
  return z.strictObject(shape);
}

/** The settings of a schema in order. */
export function settingsIn(schema: SettingsSchema): readonly NamedSetting[] {
  return Object.entries(schema.shape).map(([name, one]) => ({ name, ...infoOf(one) }));
}

/** Reads settings: values with defaults, or an issue (place: `--name`) for each that cannot be. */
export function readSettings<Schema extends SettingsSchema>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
): Result<ReadSettings<Schema>> {
  const read = parse(schema, given);
  if (!('wrong' in read)) return success(read.values);
  return failure(...[...read.wrong].map(([name, message]) => refusal(name, message)));
}

/**
 * Reads settings for a caller with words of its own for values that cannot be: the values with defaults, or
 * the settings with such a value.
 */
export function readValues<Schema extends SettingsSchema>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
): { readonly values: ReadSettings<Schema> } | { readonly wrong: readonly NamedSetting[] } {
  const read = parse(schema, given);
  if (!('wrong' in read)) return read;
  const { wrong } = read;
  return { wrong: settingsIn(schema).filter(({ name }) => wrong.has(name)) };
}

/** The values, or a sentence for each setting whose value cannot be. */
function parse<Schema extends SettingsSchema>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
): { readonly values: ReadSettings<Schema> } | { readonly wrong: ReadonlyMap<string, string> } {
  const read = schema.safeParse(given);
  if (read.success) return { values: read.data };
  const wrong = new Map<string, string>();
  for (const { path, ...found } of read.error.issues) {
    const unknown = found.code === 'unrecognized_keys' ? found.keys : [];
    for (const name of unknown) wrong.set(name, unknownSetting(name, schema));
    const [name] = path;
    if (name === undefined && unknown.length === 0)
      wrong.set('settings', sentence('an object of settings', given));
    if (name !== undefined && !wrong.has(String(name))) wrong.set(String(name), found.message);
  }
  return { wrong };
}

function unknownSetting(name: string, schema: SettingsSchema): string {
  const known = Object.keys(schema.shape);
  const near = nearestWord(name, known);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return `There is no setting "${name}"; there are ${known.join(', ')}.${hint}`;
}

/** Says in a whole sentence why a setting cannot be. */
export function refusal(name: string, message: string): Issue {
  return issue(SETTING, message, { setting: name });
}

/** The issue of a whole number outside a range that depends on other settings; none where it is inside. */
export function outside(name: string, value: number | undefined, { least, most }: Required<Range>): Issue[] {
  if (value === undefined || (value >= least && value <= most)) return [];
  return [refusal(name, sentence(`a whole number from ${least} to ${most}`, value))];
}

/** Settings as a JSON Schema of what a caller gives. */
export function jsonSchemaOf(schema: SettingsSchema): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** The same settings where a folder is given by its name: in a text, which holds no files. */
export function withFolderNames(schema: SettingsSchema): SettingsSchema {
  const shape = Object.entries(schema.shape).map(([name, one]) => {
    const { kind, description, required } = infoOf(one);
    if (kind !== 'files') return [name, one] as const;
    return [name, required ? fileName(description) : fileName(description).optional()] as const;
  });
  return settings(Object.fromEntries(shape));
}

/** Description, range and default of a setting in one line of help; choices are shown beside it. */
export function describeSetting({ description, range, usual, byDefault, kind }: NamedSetting): string {
  const written =
    kind === 'flag' ? undefined : (usual ?? (byDefault === undefined ? undefined : String(byDefault)));
  const notes = [
    ...(range === undefined ? [] : [kind === 'size' ? `${range}, or two such as 9x6` : range]),
    ...(written === undefined ? [] : [`default: ${written}`]),
  ];
  return notes.length === 0 ? description : `${description} (${notes.join('; ')})`;
}
