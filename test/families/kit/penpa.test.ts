import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyFamily } from '../../../src/families/contract/index.js';
import { FAMILIES, familyOf } from '../../../src/families/index.js';
import { type Layout, pointOf, spotOf } from '../../../src/families/kit/codecs/penpa/points.js';
import { deflateText, inflateText } from '../../../src/formats/deflate.js';
import { isPenpa, openPenpa, writePenpa } from '../../../src/formats/penpa.js';
import { textSource } from '../../../src/formats/source.js';
import { recognise } from '../../../src/jobs/files/recognise.js';
import { encoded, issuesOf } from '../family-data.js';

const penpaOf = (family: AnyFamily) => family.codecs.find(({ format }) => format === 'penpa')!;
const WITH_PENPA = FAMILIES.filter((family) => penpaOf(family) !== undefined);

/** An address whose lines were changed. */
function changed(address: string, change: (lines: string[]) => void, answer?: unknown): string {
  const link = openPenpa(address);
  if (!link.ok) return expect.fail(JSON.stringify(link.issues));
  const lines = [...link.value.lines];
  change(lines);
  return writePenpa(lines, answer ?? (link.value.answer && JSON.parse(link.value.answer)));
}

/** An address of a puzzle to whose question something was added. */
function withMarks(address: string, marks: Record<string, unknown>): string {
  return changed(address, (lines) => {
    const layer = JSON.parse(lines[3]!);
    for (const [part, things] of Object.entries(marks))
      layer[part] = Array.isArray(things) ? things : { ...layer[part], ...(things as object) };
    lines[3] = JSON.stringify(layer);
  });
}

const nurikabe = familyOf('nurikabe');
const small = () =>
  encoded(nurikabe, 'penpa', {
    family: 'nurikabe',
    grid: [
      [1, 0],
      [0, 0],
    ],
  } as never);

describe('texts packed by deflate', () => {
  it('come back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const whole = new TextDecoder().decode(new TextEncoder().encode(text));
        expect(inflateText(deflateText(text))).toBe(whole);
      }),
    );
  });

  it('are nothing where they are damaged, cut or endless', () => {
    const packed = deflateText('abcabc'.repeat(1000));
    expect(inflateText(packed.slice(0, -6))).toBeUndefined();
    expect(inflateText('====')).toBeUndefined();
    expect(inflateText('é')).toBeUndefined();
    expect(inflateText(deflateText('a'.repeat(20_000_000)))).toBeUndefined();
  });
});

describe('points of drawings', () => {
  it('are places, and back', () => {
    const side = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(
        fc.record({ columns: side, rows: side, top: side, left: side }),
        fc.nat(),
        (layout: Layout, at) => {
          const all = 12 * (layout.columns + 4) * (layout.rows + 4);
          expect(pointOf(spotOf(at % all, layout)!, layout)).toBe(at % all);
          expect(spotOf(all, layout)).toBeUndefined();
        },
      ),
    );
  });

  it('are numbered as the site does: cells, corners, sides below and to the right, and near corners', () => {
    // Of a grid of 3 by 2: 7 by 6 points of a kind.
    const layout = { columns: 3, rows: 2, top: 0, left: 0 };
    expect(pointOf({ kind: 'cell', cell: [0, 0] }, layout)).toBe(16);
    expect(pointOf({ kind: 'corner', cell: [0, 0] }, layout)).toBe(42 + 8);
    expect(pointOf({ kind: 'below', cell: [1, 2] }, layout)).toBe(84 + 25);
    expect(pointOf({ kind: 'right', cell: [1, 2] }, layout)).toBe(126 + 25);
    expect(pointOf({ kind: 'near-corner', cell: [0, 0], near: 2 }, layout)).toBe(168 + 64 + 2);
  });
});

describe('addresses of Penpa', () => {
  it.each(WITH_PENPA.map((family) => [family.id, family] as const))(
    'keep the puzzle, its solution and its credits: %s',
    async (id, family) => {
      const { puzzle, solution } = family.examples.find(
        (example) =>
          example.solution !== undefined &&
          penpaOf(family).encode({ puzzle: example.puzzle, credits: {} }).ok,
      )!;
      const credits = {
        title: 'A, b & c = d',
        author: 'E, f',
        catalogue: 'g',
        description: 'h, i & j = k\nzZ zG',
      };
      const text = penpaOf(family).encode({
        puzzle,
        ...(solution === undefined ? {} : { solution }),
        credits,
      });
      const address = text.ok ? text.value : expect.fail(JSON.stringify(text.issues));
      const read = penpaOf(family).decode(textSource(address.replace('#m=', '?m=')));
      expect(read.ok && read.value).toMatchObject({ puzzle, solution, credits });
      expect(read.ok && read.value.warnings?.join()).toContain('rules in words');
      const recognised = await recognise(textSource(address));
      expect(
        'found' in recognised && recognised.found.map((one) => `${one.family} ${one.codec.format}`),
      ).toEqual([`${id} penpa`]);
    },
  );

  it('are distinguished at once from long texts like them', () => {
    const long = 100_000;
    for (const text of [
      `m=edit&p=${'A'.repeat(long)} x`,
      `${'#m=edit&p=A'.repeat(long)} x`,
      `m=edit&${'a&'.repeat(long)}`,
      `${'m=edit'.repeat(long)}&p=A`,
    ]) {
      expect(isPenpa(text)).toBe(false);
      expect(openPenpa(text)).toMatchObject({ ok: false, issues: [{ code: 'format-syntax' }] });
    }
    expect(isPenpa(`  ${small().trim().replace('m=solve&', 'm=edit&x=1&')}#\n`)).toBe(true);
  });

  it('for setters have entries, which are the solution where they solve the puzzle', () => {
    const entered = (surface: object) =>
      changed(small(), (lines) => {
        lines[4] = JSON.stringify({ surface, number: {}, line: {} });
      }).replace('m=solve', 'm=edit');
    const grid = { columns: 2, rows: 2, top: 0, left: 0 };
    const at = (row: number, column: number) => pointOf({ kind: 'cell', cell: [row, column] }, grid);
    const decoded = (text: string) => {
      const read = penpaOf(nurikabe).decode(textSource(text));
      return read.ok ? read.value : expect.fail(JSON.stringify(read.issues));
    };
    const sea = { [at(0, 1)]: 1, [at(1, 0)]: 8 };
    expect(decoded(entered(sea))).not.toHaveProperty('solution');
    expect(decoded(entered(sea)).state).toEqual(['?#', '#?']);
    expect(decoded(entered({}))).not.toHaveProperty('state');
  });

  it('are of a genre, or have a title that names it', async () => {
    const retitled = (title: string, tags: string[]) =>
      changed(small(), (lines) => {
        lines[0] = lines[0]!.replace('Title: ', `Title: ${title}`);
        lines[17] = JSON.stringify(tags);
      });
    expect(issuesOf(nurikabe, 'penpa', retitled('A Nurikabe', []))).toBe('read');
    expect(issuesOf(nurikabe, 'penpa', retitled('', ['noconflict', 'nurikabe']))).toBe('read');
    expect(issuesOf(nurikabe, 'penpa', retitled('', ['nurikabe', 'lits']))).toContain('lits');
    for (const [title, tags, words] of [
      ['Cave', [], 'names no genre, with the title \\"Cave\\"'],
      ['', ['lits'], 'of the genre \\"lits\\"'],
    ] as const) {
      const recognised = await recognise(textSource(retitled(title, [...tags])));
      expect(JSON.stringify(recognised)).toContain(words);
    }
  });

  it('name what is drawn and not understood', () => {
    const cell = pointOf({ kind: 'cell', cell: [1, 1] }, { columns: 2, rows: 2, top: 0, left: 0 });
    const issues = (marks: Record<string, unknown>) => issuesOf(nurikabe, 'penpa', withMarks(small(), marks));
    expect(issues({})).toBe('read');
    expect(issues({ thermo: [[cell, cell - 1]] })).toContain('thermometers at row 2, column 2');
    expect(issues({ symbol: { [cell]: [1, 'circle_L', 1] } })).toContain('symbols \\"circle_L\\"');
    expect(issues({ surface: { [cell]: 3 } })).toContain('shaded cells');
    expect(issues({ lineE: { '50,51': 2 } })).toContain('lines along');
    expect(issues({ number: { [cell]: ['0', 1, '1'] } })).toContain('\\"0\\" stands at row 2, column 2');
    expect(issues({ balloons: { [cell]: 1 } })).toContain('balloons');
    expect(issues({ number: { [cell]: ['x', 1, '1'] } })).toContain('\\"x\\" stands at row 2, column 2');
  });

  it('name numbers beside the frame that are no clues', () => {
    const tents = familyOf('tents');
    const puzzle = { family: 'tents', rows: [1, 0], columns: [0, 1], grid: ['T.', '..'] };
    const address = encoded(tents, 'penpa', puzzle as never);
    const layout = { columns: 4, rows: 4, top: 1, left: 1 };
    const beside = (row: number, column: number) =>
      withMarks(address, {
        number: { [pointOf({ kind: 'cell', cell: [row, column] }, layout)]: [1, 1, '1'] },
      });
    expect(issuesOf(tents, 'penpa', address)).toBe('read');
    // Clues at the left are the ones that count; another one at the right could say something else.
    const words = (row: number, column: number) => issuesOf(tents, 'penpa', beside(row, column));
    expect(words(0, 2)).toContain('numbers or letters beside row 1,');
    expect(words(2, 1)).toContain('numbers or letters below column 2,');
    expect(words(-1, -1)).toContain('numbers or letters outside a corner of the frame,');
  });

  it('of another genre are refused with each genre that is read once', () => {
    const message = issuesOf(familyOf('sudoku'), 'penpa', small());
    const genres = /expected (.*) as the genre/.exec(message)?.[1]?.split(', ') ?? [];
    expect(genres).toContain('kropkipairs');
    expect(new Set(genres).size).toBe(genres.length);
  });

  it('say what is wrong, and where', () => {
    const issues = (change: (lines: string[]) => void) =>
      issuesOf(nurikabe, 'penpa', changed(small(), change));
    const head = (from: string, to: string) => (lines: string[]) => {
      lines[0] = lines[0]!.replace(from, to);
    };
    expect(issuesOf(nurikabe, 'penpa', small().slice(0, -12))).toContain('part of it may be missing');
    expect(issuesOf(nurikabe, 'penpa', 'https://example.org')).toContain('no address of Penpa');
    expect(issues(head('square', 'hex'))).toContain('grid of the kind \\"hex\\"');
    expect(issues(head('square,2,2,38,0', 'square,2,2,38,90'))).toContain('turned or mirrored');
    expect(issues(head('square,2,2', 'square,2,1e9'))).toContain('1e9');
    expect(issues((lines) => lines.splice(3, 1, '{"number":'))).toContain('no JSON');
    expect(issues((lines) => lines.splice(3, 1, '{"number":{"9999":[1,1,"1"]}}'))).toContain(
      'outside the drawing',
    );
    expect(issues((lines) => lines.splice(3, 1, '{"number":7}'))).toContain('number');
    expect(issues((lines) => lines.splice(5, 1, '[16,1,6]'))).toContain('no whole rectangle');
    expect(issues((lines) => lines.splice(2))).not.toBe('read');
  });

  it('keep the answer only where it solves the puzzle', () => {
    const read = penpaOf(nurikabe).decode(
      textSource(changed(small(), () => undefined, [['14'], [], [], [], [], []])),
    );
    expect(read.ok && read.value).not.toHaveProperty('solution');
    for (const answer of ['x', [[{}]], [[1]], [['-1', 'a,b']], 7])
      expect(
        issuesOf(
          nurikabe,
          'penpa',
          changed(small(), () => undefined, answer),
        ),
      ).toBe('read');
  });

  it('name a drawing that the site has no room for', () => {
    const nonogram = familyOf('nonogram');
    const rows = Array.from({ length: 90 }, (_, row) => (row % 2 === 0 ? [1] : []));
    const columns = [Array.from({ length: 45 }, () => 1)];
    expect(encoded(nonogram, 'penpa', { family: 'nonogram', rows, columns } as never)).toContain(
      'this puzzle takes 135 and 2',
    );
  });
});
