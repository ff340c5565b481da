/** The flags of every command: help, version, quiet and verbose. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quietHost } from '../../src/cli/arguments/common-flags.js';
import { loadCommands } from '../../src/cli/commands/loaders.js';
import type { Host } from '../../src/cli/host/host.js';
import { cli, enterWorkFolder, words } from './harness.js';

enterWorkFolder();
const NAMES = (await loadCommands()).map(({ name }) => name);

describe('-V and -h', () => {
  it.each(NAMES)('%s -V is the version', async (name) => {
    const { code, out } = await cli([name, '-V']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it('are in help, as the other flags of every command are; reference.test.ts asks every command', async () => {
    const { code, out } = await cli(['check', '-h']);
    expect(code).toBe(0);
    for (const flag of ['-h, --help', '-V, --version', '-q, --quiet', '-v, --verbose'])
      expect(out).toContain(flag);
  });
});

describe('--quiet', () => {
  it('leaves out notes and keeps the answer', async () => {
    const loud = await cli(['check', 'cat.non']);
    expect(loud.err).not.toBe('');
    expect(await cli(['check', 'cat.non', '--quiet'])).toEqual({ ...loud, err: '' });
    expect(await cli(['-q', 'check', 'cat.non'])).toEqual({ ...loud, err: '' });
  });

  it('leaves out what to try next', async () => {
    const argv = words('image images/owl.svg --width 8 --method otsu --unique keep --seed a --force -o owl');
    expect((await cli(argv)).out).toContain('try next');
    const { out } = await cli([...argv, '-q']);
    expect(out).toContain('owl.json');
    expect(out).not.toContain('try next');
  });

  it('keeps errors: of the command line, of files, of lines in files', async () => {
    const argv = ['check', 'missing.json', '-q'];
    expect(await cli(argv)).toMatchObject({ code: 2, err: expect.stringContaining('missing.json') });
    writeFileSync('two.txt', '1234341221434321\n12343412214343\n');
    const { code, out, err } = await cli(['check', 'two.txt', '-q', '--from', 'sudoku81']);
    expect([code, out]).toEqual([2, 'unique: exactly one solution\n']);
    expect(err).toContain('puzzlewright: two.txt');
  });

  it('says why there is no puzzle', async () => {
    const argv = words('generate sudoku --size 4 --difficulty hard --seed a --limit-attempts 1 -q');
    const { code, err } = await cli(argv);
    expect([code, err]).toEqual([3, expect.stringContaining('gave up on puzzle 1')]);
  });

  it('shows no progress', () => {
    const host = { terminal: { out: true, err: true }, note: () => expect.unreachable() } as unknown as Host;
    const quiet = quietHost(host);
    quiet.note('nothing');
    expect(quiet.terminal).toEqual({ out: true, err: false });
  });
});

describe('--verbose', () => {
  it('says what is run, with which settings, and how it ended', async () => {
    const plain = await cli(['check', 'cat.non']);
    const { code, out, err } = await cli(['check', 'cat.non', '--verbose']);
    expect({ code, out }).toEqual({ code: plain.code, out: plain.out });
    const lines = err.split('\n');
    expect(lines[0]).toMatch(/^puzzlewright \d+\.\d+\.\d+, Node v\d+/);
    expect(JSON.parse(lines[1]!.replace(/^check: /, ''))).toMatchObject({ file: 'cat.non', certify: true });
    expect(lines.at(-1)).toMatch(/^check: exit code 0 \(yes\) after \d+\.\d\d s$/);
  });

  it('says that an error ended the run, and shows no password', async () => {
    const argv = ['generate', 'sudoku', '--queue', 'nonsense://:secret@host:1', '-v', '--seed', 'a'];
    const { code, err } = await cli(argv);
    expect(code).toBe(2);
    expect(err).toContain('nonsense://:***@host:1');
    expect(err).not.toContain('secret');
    expect(err).toContain('generate: ended by an error after');
  });
});
