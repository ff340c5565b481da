/** Settings by name: one zod object of building blocks (setting.ts), read, described and written as JSON Schema. */
import * as z from 'zod';
import { type Issue, issue } from './issue.js';
import { failure, type Result, success } from './result.js';
import { infoOf, kindOf, type Range, type SettingInfo, sentence } from './setting.js';

/** The code of every issue about a setting. */
const SETTING = 'setting';

/** A zod object that knows all settings of something; the names are in lower case with hyphens. */
export type SettingsSchema = z.ZodObject<Readonly<Record<string, z.core.$ZodType>>, z.core.$strict>;

/** Settings as they were read, defaults filled in. */
export type ReadSettings<Schema extends SettingsSchema> = Readonly<z.output<Schema>>;

/** Settings as a caller gives them: what has a default may be left out. */
export type GivenSettings<Schema extends SettingsSchema> = Readonly<z.input<Schema>>;

/** A JSON Schema of the draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A setting with its name. */
export interface NamedSetting extends SettingInfo {
  readonly name: string;
  /** The default, where it is always the same. */
  readonly byDefault?: unknown;
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
  const read = schema.safeParse(given);
  if (read.success) return success(read.data);
  const messages = new Map<string, string>();
  for (const { path, ...found } of read.error.issues) {
    const unknown = found.code === 'unrecognized_keys' ? found.keys : [];
    for (const name of unknown) messages.set(name, 'There is no such setting.');
    const [name] = path;
    if (name !== undefined && !messages.has(String(name))) messages.set(String(name), found.message);
  }
  return failure(...[...messages].map(([name, message]) => refusal(name, message)));
}

/** Says in a whole sentence why a setting cannot be. */
export function refusal(name: string, message: string): Issue {
  return issue(SETTING, message, { part: `--${name}` });
}

/** The issue of a whole number outside a range that depends on other settings; none where it is inside. */
export function outside(name: string, value: number | undefined, { least, most }: Required<Range>): Issue[] {
  if (value === undefined || (value >= least && value <= most)) return [];
  return [refusal(name, sentence(`a whole number from ${least} to ${most}`, value))];
}

/** The settings as a JSON Schema, for editors; a folder is written as its name. */
export function settingsJsonSchema(schema: SettingsSchema): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (kindOf(zodSchema) === 'files') jsonSchema.type = 'string';
    },
  });
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
