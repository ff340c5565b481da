/**
 * The data under test/golden/puzzles: for every family puzzles with their verdict, solution, rating and
 * texts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textSource } from '../../src/formats/source.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { openEngine } from '../../src/solve/engines.js';
import { SUBJECTS } from './families.js';
import { type GoldenPuzzle, goldenPath, writtenCodecs } from './golden-file.js';

const engine = await openEngine('sat');

describe.each(SUBJECTS)('golden puzzles of $id', ({ id, family }) => {
  const path = goldenPath(id);
  const missing = !existsSync(path);
  const cases = missing ? [] : (JSON.parse(readFileSync(path, 'utf8')) as readonly GoldenPuzzle[]);
  const written = writtenCodecs(family);

  it('stand in a file', () => {
    expect(missing ? `${path} is missing; npm run golden -- ${id} writes it` : '').toBe('');
  });
  if (missing) return;

  it('have every verdict, and every format that is written holds some of them', () => {
    expect(new Set(cases.map(({ verdict }) => verdict)).size).toBe(3);
    for (const { format } of written) {
      expect(cases.some(({ texts }) => typeof texts[format] === 'string')).toBe(true);
    }
  });

  it.each(cases)('$name: read, written, decided and rated as before', (golden) => {
    const { name, puzzle, verdict, solution, rating, texts } = golden;
    expect(family.readPuzzle(puzzle)).toEqual({ ok: true, value: puzzle });
    const credits = { title: name, license: 'CC0' };
    const document = { puzzle, credits, ...(solution === undefined ? {} : { solution }) };
    expect(Object.keys(texts)).toEqual(written.map(({ format }) => format));
    for (const codec of written) {
      const expected = texts[codec.format]!;
      const encoded = codec.encode(document);
      if (typeof expected !== 'string') {
        expect(encoded).toMatchObject({ ok: false, issues: [{ code: expected.refused }] });
        continue;
      }
      expect(encoded).toEqual({ ok: true, value: expected });
      expect(codec.decode(textSource(expected))).toMatchObject({ ok: true, value: { puzzle } });
    }
    const formulation = chooseFormulation(family, engine.id);
    const answer = checkPuzzle({ family, puzzle, engine, formulation });
    expect(answer.verdict).toBe(verdict);
    if (answer.verdict !== 'unique') return;
    expect(answer.solution).toEqual(solution);
    expect(family.rate(puzzle)).toEqual(rating);
  });
});
