/** The table of commands as a manual page: roff with the macros of man(7), which groff and mandoc set. */
import { EXIT, EXIT_MEANINGS } from '../../host/index.js';
import { COMMON, shownFlag, type TableCommand, type TableFlag } from './table.js';

/** The manual's text besides the table. */
const DESCRIPTION =
  'Pencil puzzles with exactly one solution, proved: pictures become nonograms, puzzles of many kinds are made, ' +
  'solved, checked, rated, explained and drawn, and books are set for print. The product goes to standard output ' +
  'or to the file of -o, everything else to standard error. Where a file is read, - is standard input.';

const QUEUE =
  'the queue of commands that have the flag --queue, where that flag is not given: redis://HOST:PORT';

/**
 * The manual page, section 1, in roff.
 * @param version of the program; it stands in the footer
 */
export function manualOf(table: readonly TableCommand[], version: string): string {
  const exits = Object.entries(EXIT).map(
    ([name, code]) => [String(code), EXIT_MEANINGS[name as keyof typeof EXIT]] as const,
  );
  return [
    `.TH PUZZLEWRIGHT 1 "" "Puzzlewright ${roff(version)}" "User Commands"`,
    // Long words leave gaps in lines that are set to both margins.
    '.ad l',
    section('NAME'),
    'puzzlewright \\- pencil puzzles with exactly one solution, proved',
    section('SYNOPSIS'),
    ...['puzzlewright COMMAND [ARGUMENTS] [FLAGS]', 'puzzlewright COMMAND --help'].flatMap(lineOfItsOwn),
    section('DESCRIPTION'),
    roff(DESCRIPTION),
    section('FLAGS OF EVERY COMMAND'),
    ...COMMON.map(flagEntry),
    section('COMMANDS'),
    ...table.map(commandText),
    section('EXIT STATUS'),
    ...exits.map(([code, meaning]) => entry(`.B ${code}`, meaning)),
    section('ENVIRONMENT'),
    entry('.B PUZZLEWRIGHT_QUEUE', QUEUE),
    '',
  ].join('\n');
}

function commandText({ name, usage, summary, places, flags, subjects, examples }: TableCommand): string {
  return [
    `.SS "${roff(name)}"`,
    `.B puzzlewright ${roff(usage)}`,
    '.PP',
    roff(`${summary}.`),
    ...places.map(({ shown, description, choices }) =>
      entry(`.I ${roff(shown)}`, withChoices(description, choices)),
    ),
    ...flags.map(flagEntry),
    ...subjects
      .filter((subject) => subject.flags.length > 0)
      .flatMap(({ word, flags: more }) => ['.PP', roff(`With ${word} also:`), ...more.map(flagEntry)]),
    '.PP',
    'Examples:',
    ...examples.map(([line, does]) => entry(`.B puzzlewright ${roff(line)}`, does)),
  ].join('\n');
}

function flagEntry(flag: TableFlag): string {
  const { letter, value, description, choices } = flag;
  const names = [...(letter === undefined ? [] : [`-${letter}`]), shownFlag(flag)];
  const written = `.B ${roff(names.join(', '))}`;
  return entry(
    value === undefined ? written : `${written} \\fI${value}\\fR`,
    withChoices(description, choices),
  );
}

function withChoices(description: string, choices: readonly string[] | undefined): string {
  return choices === undefined ? description : `${description}: ${choices.join(', ')}`;
}

function section(name: string): string {
  return `.SH ${name}`;
}

/** A term and its meaning. */
function entry(term: string, meaning: string): string {
  return `.TP\n${term}\n${roff(meaning)}`;
}

function lineOfItsOwn(text: string): readonly string[] {
  return [`.B ${roff(text)}`, '.br'];
}

/** Text as roff takes it: no character of it is a command, and all are ASCII. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replace(/^(?=[.'])/gm, '\\&')
    .replace(/[^\0-\x7f]/gu, (character) => `\\[u${codeOf(character)}]`);
}

function codeOf(character: string): string {
  return character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
}
