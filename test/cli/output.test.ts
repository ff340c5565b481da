import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../src/cli/output/write-files.js';
import { cli, enterWorkFolder } from './harness.js';

const { project } = enterWorkFolder();

const leftovers = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.tmp'));

describe('output', () => {
  it('is the same on standard output and in a file', async () => {
    const { out } = await cli(['convert', 'cat.non', '--to', 'webpbn']);
    await cli(['convert', 'cat.non', '--to', 'webpbn', '-o', 'new/folder/cat.xml']);
    expect(readFileSync('new/folder/cat.xml', 'utf8')).toBe(out);
  });

  it('leaves an existing file alone unless forced', async () => {
    writeFileSync('kept.txt', 'mine');
    expect(await cli(['convert', 'cat.non', '--to', 'nin', '-o', 'kept.txt'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('kept.txt: exists already'),
    });
    expect(readFileSync('kept.txt', 'utf8')).toBe('mine');
    expect(await cli(['convert', 'cat.non', '--to', 'nin', '-o', 'kept.txt', '--force'])).toMatchObject({
      code: 0,
    });
    expect(readFileSync('kept.txt', 'utf8')).toMatch(/^10 10\n/);
  });

  it('names many files that exist in one line', async () => {
    const argv = ['image', 'cat.pbm', '-o', 'many/cat'];
    await cli(['convert', 'cat.non', '--to', 'pbm', '-o', 'cat.pbm']);
    expect(await cli(argv)).toMatchObject({ code: 0 });
    const { code, err } = await cli(argv);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^puzzlewright: many\/cat\.svg and 5 other files exist already; use --force to overwrite them, or -o to write elsewhere$/,
    );
  });

  it('refuses a folder and a path below a file', async () => {
    expect(await cli(['convert', 'cat.non', '--to', 'nin', '-o', 'cat.pdf'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('-o cat.pdf: expected a name for a text; found the ending .pdf'),
    });
    expect(await cli(['convert', 'cat.non', '--to', 'nin', '-o', 'images'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is a folder'),
    });
    const below = await cli(['convert', 'cat.non', '--to', 'nin', '-o', 'cat.non/x.nin']);
    expect(below).toMatchObject({ code: 2, err: expect.stringContaining('cat.non/x.nin') });
  });

  it('appears whole or not at all', () => {
    mkdirSync('whole');
    writeFileSync('whole/blocker', '');
    const files = [
      { path: 'whole/first.txt', content: 'first' },
      { path: 'whole/blocker/second.txt', content: 'second' },
    ];
    expect(() => writeFiles(files, false)).toThrow('whole/blocker/second.txt');
    expect(existsSync('whole/first.txt')).toBe(false);
    expect(leftovers('whole')).toEqual([]);
  });

  it('draws to the format that the name asks for', async () => {
    for (const [name, start] of [
      ['a.svg', '<'],
      ['a.png', '\x89PNG'],
      ['a.pdf', '%PDF'],
    ] as const) {
      expect(await cli(['render', 'cat.non', '--solution', '-o', name])).toMatchObject({ code: 0 });
      expect(readFileSync(name, 'latin1').startsWith(start)).toBe(true);
    }
    expect(await cli(['render', 'cat.non', '-o', 'a.gif'])).toMatchObject({ code: 2 });
    expect(leftovers('.')).toEqual([]);
  });

  it('draws regions and cages in colours when asked to, and says where it cannot', async () => {
    for (const name of ['star-battle', 'kenken']) {
      const file = `${project}/examples/${name}.txt`;
      const fillsOf = (svg: string) => new Set(readFileSync(svg, 'utf8').match(/fill="#\w{6}"/g));
      expect(await cli(['render', file, '-o', `${name}-plain.svg`])).toMatchObject({ code: 0 });
      for (const ending of ['svg', 'png', 'pdf']) {
        expect(await cli(['render', file, '--colour', '-o', `${name}.${ending}`])).toMatchObject({ code: 0 });
      }
      const added = [...fillsOf(`${name}.svg`)].filter((fill) => !fillsOf(`${name}-plain.svg`).has(fill));
      expect(added.length).toBeGreaterThanOrEqual(3);
    }
    const refused = await cli(['render', 'cat.non', '--colour', '-o', 'cat.svg']);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.err).toContain('cat.non: --colour: a picture of the family nonogram has no regions');
    expect(existsSync('cat.svg')).toBe(false);
    const terminal = await cli(['render', `${project}/examples/kenken.txt`, '--colour']);
    expect(terminal).toMatchObject({ code: 2 });
    expect(terminal.err).toContain('expected -o FILE');
  });
});
