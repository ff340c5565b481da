import { describe, expect, it } from 'vitest';
import { circuit } from '../../../src/families/circuit/index.js';
import { textSource } from '../../../src/formats/source.js';

const text = circuit.codecs.find(({ format }) => format === 'text')!;

const DRAWING = 'title: H\ncircuit\npath 1 1 2 3\no-o o\n\no o o\nsolution\no-o-o\n  |\no-o-o\n';

describe('circuit boards as text', () => {
  it('are read with path and solution and written the same again', () => {
    const decoded = text.decode(textSource(DRAWING));
    expect(decoded).toMatchObject({
      ok: true,
      value: {
        credits: { title: 'H' },
        puzzle: {
          family: 'circuit',
          grid: ['ooo', 'ooo'],
          edges: [
            [
              [0, 0],
              [0, 1],
            ],
          ],
          path: [
            [0, 0],
            [1, 2],
          ],
        },
        solution: { path: { length: 3 }, edges: { length: 5 } },
      },
    });
    expect(decoded.ok && text.encode(decoded.value)).toEqual({ ok: true, value: DRAWING });
  });

  it.each([
    ['o-o', 1],
    ['circuit\no o\n', undefined],
    ['circuit\no-o\n-  \no o', 3],
    ['circuit\no-o\n  x\no o', 3],
    ['circuit\no-o\n', undefined],
    ['circuit\no-o\n|\n', 2],
    ['circuit\no#o\n', 2],
    ['circuit\no o\nsolution\no #\n', 4],
  ])('say where %j is wrong, if it is', (wrong, line) => {
    const decoded = text.decode(textSource(wrong));
    if (line === undefined) expect(decoded.ok).toBe(true);
    else expect(decoded).toMatchObject({ ok: false, issues: [{ place: { line } }] });
  });

  it('refuse a track that leads to no point', () => {
    expect(text.decode(textSource('circuit\no-#\n'))).toMatchObject({
      ok: false,
      issues: [{ code: 'edge-off-board' }],
    });
  });
});
