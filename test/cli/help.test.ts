import { describe, expect, it } from 'vitest';
import { loadCommands } from '../../src/cli/commands/loaders.js';
import { cli, enterWorkFolder, words } from './harness.js';

enterWorkFolder();
const COMMANDS = await loadCommands();

describe('help', () => {
  it.each(COMMANDS.map(({ name }) => name))('%s --help prints usage, options and examples', async (name) => {
    const { code, out } = await cli([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`puzzlewright ${name}`);
    expect(out).toContain('Options:');
    expect(out).toContain('Examples:');
  });

  // The page is served until somebody interrupts: serve.test.ts does.
  const ending = COMMANDS.filter(({ name }) => name !== 'serve');
  it.each(ending.flatMap(({ examples }) => examples.map(([line]) => line)))(
    'the example runs: %s',
    async (line) => {
      const { code, err } = await cli([
        ...words(line),
        ...(/ -o | --certificate /.test(line) ? ['--force'] : []),
      ]);
      expect(err).not.toContain('defect');
      expect(code).toBeLessThanOrEqual(1);
    },
  );

  const dependent = COMMANDS.filter(({ subjects = [] }) => subjects.length > 0).flatMap(
    ({ name, subjects = [], flagsFor, examples }) =>
      subjects.map((subject) => [name, subject, flagsFor?.([subject], {})?.examples ?? examples] as const),
  );
  const about = dependent.filter(([name]) => name === 'generate' || name === 'minimum');
  it.each(about)('%s %s has examples of its own in help, which run', async (name, subject, examples) => {
    const { out } = await cli([name, subject, '--help']);
    const shown = out.slice(out.indexOf('Examples:')).replace(/\s+/g, ' ');
    expect(examples.length).toBeGreaterThan(0);
    for (const [line] of examples) {
      expect(line).toMatch(new RegExp(`^${name} ${subject}\\b`));
      // Lines are broken at blanks, and the words about them stand beside the pieces.
      expect(shown).toContain(`puzzlewright ${line.split(' ').slice(0, 2).join(' ')}`);
      const { code, err } = await cli([
        ...words(line),
        ...(/ -o | --certificate /.test(line) ? ['--force'] : []),
      ]);
      expect(err).not.toContain('defect');
      expect(code).toBeLessThanOrEqual(1);
    }
  });

  it('is headed by the family that is named', async () => {
    expect((await cli(['generate', 'hashi', '--help'])).out).toMatch(/^puzzlewright generate hashi\n/);
    expect((await cli(['generate', '--help'])).out).toMatch(/^puzzlewright generate \[family\]\n/);
  });

  it('begins every description with a small letter', async () => {
    const { out } = await cli(['check', '--help']);
    expect(out).toMatch(/--help +show help/);
    expect(out).toMatch(/--version +show version number/);
  });

  it('says how to have help on one command, where no command is named', async () => {
    const sentence = 'Help on one command: puzzlewright solve --help';
    expect((await cli(['--help'])).out).toContain(sentence);
    expect((await cli(['solve', '--help'])).out).not.toContain(sentence);
  });

  it('prints the version', async () => {
    expect((await cli(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    [['--frobnicate'], 'expected a command first'],
    [['slove', 'cat.non'], 'solve'],
    [['solve', 'cat.non', '--frobnicate'], 'frobnicate'],
    [['solve'], 'solve <file>'],
    [['solve', 'cat.non', '--engine', 'abacus'], 'abacus'],
    [['check', 'cat.non', '--timeout', 'soon'], '--timeout'],
    [['check', 'cat.non', '--limit-nodes', '-3'], '--limit-nodes'],
  ])('%j is refused with the reason', async (argv, word) => {
    const { code, out, err } = await cli(argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(word);
  });
});
