import { WAYS } from '../../../generators/index.js';
import { LANGUAGES } from '../../book/languages/index.js';
import { choice } from '../../core/setting.js';
import { settings } from '../../core/settings.js';
import type { AnyFamily } from '../../families/family.js';
import { FAMILIES } from '../../families/index.js';
import { defineCommand } from '../command.js';
import { deliver, jsonLine } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { JSON_FLAG, OUTPUT_FLAGS } from '../flags/shared.js';

/** One line of a listing: what JSON shows; people see the values side by side. */
type Entry = Readonly<Record<string, string | readonly string[]>>;

const LISTINGS = {
  families: () =>
    FAMILIES.map(({ id, name, aliases, rules }): Entry => ({ family: id, name, aliases, rules })),
  formulations: () => FAMILIES.flatMap(formulationsOf),
  formats: () => FAMILIES.flatMap(formatsOf),
  languages: () => LANGUAGES.map(({ code, name }): Entry => ({ language: code, name })),
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
    deliver(args.json ? entries.map(jsonLine).join('') : table(entries), args, host);
    return EXIT.yes;
  },
});

function table(entries: readonly Entry[]): string {
  const cells = entries.map((entry) =>
    Object.values(entry).map((value) => (typeof value === 'string' ? value : value.join(', '))),
  );
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
