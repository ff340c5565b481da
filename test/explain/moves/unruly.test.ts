/** The moves of the example family where they apply and where they nearly do. */
import { describe, expect, it } from 'vitest';
import { Explainer } from '../../../src/explain/answers/explainer.js';
import { prepare } from '../../../src/explain/knowledge/prepare.js';
import { unruly } from '../../../src/families/template/index.js';
import { nextSteps } from '../next-steps.js';

/** The sentences of the first round of an example from a state. */
function said(state: readonly string[], language: 'en' | 'de'): readonly string[] {
  const { puzzle } = unruly.examples[0]!;
  const preparation = prepare({ family: unruly, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const { moves, readState } = unruly.explaining!;
  const { prepared } = preparation;
  const read = readState(state, puzzle, prepared.board.marks);
  const known = (read.ok ? read.value : []).map(({ mark }) => mark);
  const explainer = new Explainer(prepared, { moves, known });
  return nextSteps(explainer).flatMap(({ move }) =>
    move === undefined ? [] : [`${move.id}: ${move.says[language]}`],
  );
}

describe('moves of unruly', () => {
  it('see two of three alike', () => {
    const given = ['....', '...#', 'o.o.', '..o.'];
    expect(said(given, 'en')).toEqual([
      'others-alike: r3c1 and r3c3 are white, so r3c2 is black.',
      'others-alike: r3c3 and r4c3 are white, so r2c3 is black.',
    ]);
    expect(said(given, 'de')[0]).toBe('others-alike: r3c1 und r3c3 sind weiß, also ist r3c2 schwarz.');
  });

  it('see a line with all its cells of one colour', () => {
    const state = ['#o#o', '.o##', 'o#o#', '##oo'];
    expect(said(state, 'en')).toEqual(['completed-line: Row 2 has its two black cells, so r2c1 is white.']);
    expect(said(state, 'de')).toEqual([
      'completed-line: Zeile 2 hat schon 2 Felder in Schwarz, also ist r2c1 weiß.',
    ]);
  });

  it('see no line with cells of both colours left', () => {
    const state = ['#o.o', '.o.#', 'o#o#', '##oo'];
    expect(said(state, 'en').join()).not.toContain('Row 2');
  });
});
