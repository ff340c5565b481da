import { WAYS } from '../../../generators/index.js';
import { hasTextsOf, LANGUAGES } from '../../book/index.js';
import { wrap } from '../../draw/index.js';
import type { AnyFamily } from '../../families/contract/index.js';
import { FAMILIES } from '../../families/index.js';
import { choice, settings } from '../../settings/index.js';
import { defineCommand, JSON_FLAG, OUTPUT_FLAGS } from '../arguments/index.js';
import { EXIT } from '../host/index.js';
import { deliver, jsonLine } from '../output/index.js';

/** One line of a listing, as in JSON; people see the values side by side. */
type Entry = Readonly<Record<string, string | readonly string[]>>;

const BETWEEN = '  ';

/** Characters of the last column that are worth a place beside the others. */
const NARROWEST = 40;

/** Blanks before a last column that stands below the others. */
const INDENT = 4;

const LISTINGS = {
  families: () =>
    FAMILIES.map(({ id, name, aliases, rules }): Entry => ({ family: id, name, aliases, rules })),
  formulations: () => FAMILIES.flatMap(formulationsOf),
  formats: () => FAMILIES.flatMap(formatsOf),
  censuses: () =>
    FAMILIES.flatMap(({ id, censuses = [] }) =>
      censuses.map((census): Entry => ({ family: id, census: census.id, description: census.description })),
    ),
  languages: () =>
    LANGUAGES.map(
      (language): Entry => ({
        language: language.code,
        name: language.name,
        'rules in English': FAMILIES.filter((family) => !hasTextsOf(language, family)).map(({ id }) => id),
      }),
    ),
  generators: () =>
    WAYS.map(
      ({ id, family, command, description }): Entry => ({ family, generator: id, command, description }),
    ),
} as const satisfies Record<string, () => readonly Entry[]>;

type Listing = keyof typeof LISTINGS;

function formulationsOf(family: AnyFamily): Entry[] {
  return family.formulations.map(({ id, engines, description }) => ({
    family: family.id,
    formulation: id,
    engines,
    description,
  }));
}

function formatsOf(family: AnyFamily): Entry[] {
  return family.codecs.map(({ format, extension, description, readOnly }) => ({
    family: family.id,
    format,
    extension,
    direction: readOnly ? 'read' : 'read, write',
    description,
  }));
}

export const listCommand = defineCommand({
  name: 'list',
  summary: 'list families, formulations, formats, generators or languages of books',
  positionals: settings({ what: choice('what to list', Object.keys(LISTINGS) as Listing[]) }),
  flags: settings({ ...OUTPUT_FLAGS, ...JSON_FLAG }),
  examples: [['list formats', 'the formats of every family']],
  async run(args, host) {
    const entries = LISTINGS[args.what]();
    const columns = args.output === undefined ? host.terminal.columns : undefined;
    deliver(args.json ? entries.map(jsonLine).join('') : table(entries, columns), args, host);
    return EXIT.yes;
  },
});

/**
 * Columns side by side under their names. On a screen, the last one is wrapped within the room that is left,
 * or stands below the others where there is too little.
 */
function table(entries: readonly Entry[], columns = Number.POSITIVE_INFINITY): string {
  const names = Object.keys(entries[0] ?? {});
  const rows = [
    names,
    ...entries.map((entry) =>
      Object.values(entry).map((value) => (typeof value === 'string' ? value : value.join(', '))),
    ),
  ];
  const widths = names.slice(0, -1).map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const beside = widths.reduce((sum, width) => sum + width + BETWEEN.length, 0);
  const isBeside = columns - beside >= NARROWEST;
  const start = isBeside ? beside : INDENT;
  const lines = rows.flatMap((row) => {
    const cells = widths.map((width, column) => row[column]!.padEnd(width) + BETWEEN).join('');
    const last = wrap(row.at(-1)!, columns - start).map((line) => ' '.repeat(start) + line);
    return isBeside ? [cells + (last[0] ?? '').slice(start), ...last.slice(1)] : [cells, ...last];
  });
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
