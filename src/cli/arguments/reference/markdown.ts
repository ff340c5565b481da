/** The tables of documents in Markdown that follow from the program: commands, formats, formulations. */
import type { AnyFamily } from '../../../families/contract/index.js';
import { EXIT, EXIT_MEANINGS } from '../../host/index.js';
import { COMMON, shownFlag, type TableCommand, type TableFlag } from './table.js';

/**
 * The generated sections of a document, by the name in its marks: `<!-- generated: commands -->` to `<!-- end
 * -->`.
 */
export type Sections = Readonly<Record<string, string>>;

const MARKED = /(<!-- generated: ([a-z-]+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** A document with its marked sections written anew; a mark of another name is an error. */
export function withSections(markdown: string, sections: Sections): string {
  return markdown.replace(MARKED, (_, start: string, name: string, end: string) => {
    const text = sections[name];
    if (text === undefined) throw new Error(`there is no section ${name}`);
    return `${start}\n${text}\n${end}`;
  });
}

/** The sections that follow from the commands and the families. */
export function sectionsOf(table: readonly TableCommand[], families: readonly AnyFamily[]): Sections {
  return {
    commands: table.map(commandSection).join('\n'),
    'common-flags': flagTable(COMMON),
    'exit-codes': rowsOf(
      ['exit code', 'means'],
      Object.entries(EXIT).map(([name, code]) => [
        String(code),
        EXIT_MEANINGS[name as keyof typeof EXIT_MEANINGS],
      ]),
    ),
    families: rowsOf(
      ['kind', 'name in commands', 'also'],
      families.map(({ id, name, aliases }) => [
        name,
        `\`${id}\``,
        aliases.map((one) => `\`${one}\``).join(', '),
      ]),
    ),
    'families-drawn': drawnOf(families),
    formats: rowsOf(
      ['family', 'format', 'file', 'direction', 'what it is'],
      families.flatMap(({ id, codecs }) =>
        codecs.map(({ format, extension, readOnly, description }) => [
          `\`${id}\``,
          `\`${format}\``,
          `.${extension}`,
          readOnly ? 'read' : 'read and write',
          description,
        ]),
      ),
    ),
    formulations: rowsOf(
      ['family', 'formulation', 'engines', 'what it is'],
      families.flatMap(({ id, formulations }) =>
        formulations.map(({ id: formulation, engines, description }) => [
          `\`${id}\``,
          `\`${formulation}\``,
          engines.join(', '),
          description,
        ]),
      ),
    ),
  };
}

/** Families in rows of five, each with its picture in the gallery and its name in commands. */
function drawnOf(families: readonly AnyFamily[]): string {
  const cells = families.map(
    ({ id, name }) => `<img src="output/gallery/families/${id}.png" width="150" alt="${name}"><br>\`${id}\``,
  );
  const rows = Array.from({ length: Math.ceil(cells.length / 5) }, (_, row) =>
    cells.slice(5 * row, 5 * row + 5),
  );
  return tableOf(new Array<string>(5).fill(''), rows);
}

function commandSection({ name, usage, summary, places, flags, subjects, examples }: TableCommand): string {
  const positional = places.map(({ shown, description, choices }) => [
    `\`${shown}\``,
    withChoices(description, choices),
  ]);
  const more = subjects
    .filter((subject) => subject.flags.length > 0)
    .map(({ word, flags: own }) => `\nWith \`${word}\` also:\n\n${flagTable(own)}`);
  return [
    `### ${name}`,
    '',
    `\`puzzlewright ${usage}\`: ${escaped(summary)}.`,
    '',
    ...(positional.length === 0 ? [] : [rowsOf(['argument', 'means'], positional)]),
    ...(flags.length === 0 ? [] : [flagTable(flags)]),
    ...more,
    'Examples:',
    '',
    ...examples.map(([line, does]) => `- \`puzzlewright ${line}\`: ${escaped(does)}`),
    '',
  ].join('\n');
}

function flagTable(flags: readonly TableFlag[]): string {
  return rowsOf(
    ['flag', 'means'],
    flags.map((flag) => {
      const { letter, value, description, choices, required } = flag;
      const names = `${letter === undefined ? '' : `-${letter}, `}${shownFlag(flag)}`;
      const shown = value === undefined ? names : `${names} ${value}`;
      return [`\`${shown}\``, `${withChoices(description, choices)}${required ? '; required' : ''}`];
    }),
  );
}

function withChoices(description: string, choices: readonly string[] | undefined): string {
  if (choices === undefined) return description;
  return `${description}: ${choices.map((choice) => `\`${choice}\``).join(', ')}`;
}

/** A table of texts; the first row of cells is its heading. */
function rowsOf(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return tableOf(
    heading,
    rows.map((cells) => cells.map(escaped)),
  );
}

/** A table of cells in Markdown. */
function tableOf(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return `${line(heading)}${line(heading.map(() => '---'))}${rows.map(line).join('')}`;
}

/** Text of a cell or a sentence: no `|` ends it, and what looks like a tag is text, but in code. */
function escaped(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => {
      const piped = part.replaceAll('|', '\\|');
      return part.startsWith('`') ? piped : piped.replaceAll('<', '&lt;').replaceAll('*', '\\*');
    })
    .join('');
}
