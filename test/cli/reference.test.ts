/**
 * Help, the manual page, shell completion and docs/commands.md say the same: all of them come from the table
 * of commands.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { completionScript, SHELLS } from '../../src/cli/arguments/reference/completion/index.js';
import { manualOf } from '../../src/cli/arguments/reference/manual.js';
import { sectionsOf, withSections } from '../../src/cli/arguments/reference/markdown.js';
import { allFlags, tableOf } from '../../src/cli/arguments/reference/table.js';
import { loadCommands } from '../../src/cli/commands/loaders.js';
import { FAMILIES } from '../../src/families/index.js';
import { cli } from './harness.js';

const commands = await loadCommands();
const table = tableOf(commands);
const manual = manualOf(table, '1.2.3');
const project = path.resolve(import.meta.dirname, '../..');
const sections = sectionsOf(table, FAMILIES);

/** The part of a text from a heading to the next one of its kind. */
function partOf(text: string, heading: string, next: string): string {
  const [, after] = text.split(`${heading}\n`);
  expect(after, heading).toBeDefined();
  return after!.split(`\n${next}`)[0]!;
}

/** The long names of flags in a text. */
function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name!.replaceAll('\\', '')))].sort();
}

function sorted(names: Iterable<string>): readonly string[] {
  return [...new Set(names)].sort();
}

describe.each(['README.md', 'docs/commands.md', 'docs/formats.md', 'docs/formulations.md'])('%s', (name) => {
  it('has the sections that the program writes (npm run reference renews them)', () => {
    const text = readFileSync(path.join(project, name), 'utf8');
    expect(text).toMatch(/<!-- generated: [a-z-]+ -->/);
    expect(text).toBe(withSections(text, sections));
  });
});

describe.each(table.map((command) => [command.name, command] as const))('%s', (name, command) => {
  const own = command.flags.map(({ name }) => name);
  const ofSubjects = command.subjects.flatMap(({ flags }) => flags.map(({ name }) => name));

  it('has in help exactly the flags of the table', async () => {
    const { out } = await cli([name, '-h']);
    const shown = namesIn(out, /^(?: {6}| {2}-\w, )--([a-z-]+)/gm);
    expect(shown).toEqual(sorted(allFlags(command).map(({ name }) => name)));
    expect(out).toContain(`puzzlewright ${command.usage}`);
  });

  it('has in the manual page and in docs/commands.md exactly the flags of the table', () => {
    const page = partOf(manual, `.SS "${name}"`, '.S');
    expect(namesIn(page, /^\.B (?:\\-\w, )?\\-\\-(?:\[no\\-\])?([a-z\\-]+)/gm)).toEqual(
      sorted([...own, ...ofSubjects]),
    );
    const chapter = partOf(sections.commands!, `### ${name}`, '### ');
    expect(namesIn(chapter, /^\| `(?:-\w, )?--(?:\[no-\])?([a-z-]+)/gm)).toEqual(
      sorted([...own, ...ofSubjects]),
    );
    for (const [line, does] of command.examples) {
      expect(chapter).toContain(`\`puzzlewright ${line}\``);
      expect(chapter.replaceAll('\\', '').replaceAll('&lt;', '<')).toContain(does);
    }
  });

  it.each(SHELLS)('has in the completion of %s all flags of the table', (shell) => {
    const script = completionScript(shell, [command]);
    for (const name of [...allFlags(command).map((flag) => flag.name), ...ofSubjects])
      expect(script).toMatch(new RegExp(shell === 'fish' ? `-l (no-)?${name} ` : `--(no-)?${name}\\b`));
  });

  it('has flags for each of its subjects, if its flags depend on words', () => {
    const { flagsFor } = commands.find((one) => one.name === name)!;
    expect(command.subjects.length > 0).toBe(flagsFor !== undefined);
    for (const { word } of command.subjects) expect(flagsFor!([word], {})).toBeDefined();
  });
});

describe('the manual page', () => {
  const groff = spawnSync('groff', ['--version']).status === 0;

  it.skipIf(!groff)('is set by groff without a warning, and shows what it says', () => {
    const { stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-P-cbou', '-ww'], {
      input: manual,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('puzzlewright check <file>');
    expect(stdout).toContain('--engine WORD');
    expect(stdout).toContain('Puzzlewright 1.2.3');
  });
});
