/** Sheets whose reasons are left out: the conclusions stand there, the reasons do not, the key has both. */

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../src/draw/index.js';
import { chunksOf, panelOf, stepPages } from '../../src/explain/index.js';
import type { AnyFamily, StateView } from '../../src/families/contract/index.js';
import { FAMILIES } from '../../src/families/index.js';
import { explain } from '../../src/index.js';
import { cli, enterWorkFolder } from '../cli/harness.js';

enterWorkFolder();

const EXPLAINED = FAMILIES.filter(({ explaining }) => explaining !== undefined);

const textOf = ({ shapes }: Scene): string =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])).join(' ');

/** The first example whose steps are not all singles. */
async function explainedExample(family: AnyFamily) {
  for (const { puzzle } of family.examples.filter(({ verdict }) => verdict === 'unique')) {
    const answer = await explain(family, puzzle);
    if (!('explanation' in answer)) continue;
    const { explanation } = answer;
    if (chunksOf(explanation).some(({ kind }) => kind !== 'singles')) return { puzzle, explanation };
  }
  return expect.fail(`all steps of all examples of ${family.id} are singles`);
}

describe.each(EXPLAINED.map((family) => ({ id: family.id, family })))('$id', ({ family }) => {
  it('shows what follows and hides why', async () => {
    const { puzzle, explanation } = await explainedExample(family);
    const views: StateView[] = [];
    const picture = (view: StateView): Scene => {
      views.push(view);
      return family.explaining!.picture(puzzle, view);
    };
    const chunks = chunksOf(explanation);
    const whole = chunks.map((chunk) => panelOf(explanation.marks, chunk, picture));
    const keyViews = views.splice(0);
    const gaps = chunks.map((chunk) => panelOf(explanation.marks, chunk, picture, { gaps: true }));
    for (const [index, { kind, steps }] of chunks.entries()) {
      const [gap, key] = [gaps[index]!, whole[index]!];
      expect(views[index]!.concluded).toEqual(keyViews[index]!.concluded);
      if (kind === 'singles') {
        expect(gap).toEqual(key);
        continue;
      }
      expect(gap).toMatchObject({ keys: [], notes: [] });
      expect(gap.heading).not.toContain('·');
      expect(gap.lines).toBeGreaterThanOrEqual(3);
      expect(views[index]!.tints).toBeUndefined();
      const words = textOf(stepPages([{ panels: [gap] }], { title: '', subtitle: '', gaps: true }, 'a4')[0]!);
      for (const reason of [...key.keys, ...key.notes]) expect(words).not.toContain(reason);
      for (const { reasons, move } of steps.filter((step) => step.size > 1)) {
        for (const { reason } of reasons) expect(words).not.toContain(reason.says);
        if (move?.name !== undefined) expect(words).not.toContain(move.name.en);
      }
    }
  });
});

describe('explain --gaps', () => {
  it('writes the sheet and its key', async () => {
    writeFileSync('hashi.txt', readFileSync(`${import.meta.dirname}/../../examples/hashi.txt`));
    const { code } = await cli(['explain', 'hashi.txt', '--gaps', '-o', 'sheet.pdf']);
    expect(code).toBe(0);
    const pages = readFileSync('sheet.pdf', 'latin1').match(/\/Type \/Page\b/g)!;
    await cli(['explain', 'hashi.txt', '-o', 'steps.pdf']);
    const usual = readFileSync('steps.pdf', 'latin1').match(/\/Type \/Page\b/g)!;
    expect(pages.length).toBeGreaterThan(usual.length);
  });

  it.each([[['-o', 'steps.svg']], [['-o', 'steps.txt']], [['--json']], [[]]])(
    'is refused with %j',
    async (other) => {
      writeFileSync('hashi.txt', readFileSync(`${import.meta.dirname}/../../examples/hashi.txt`));
      const { code, err } = await cli(['explain', 'hashi.txt', '--gaps', ...other]);
      expect([code, err]).toEqual([2, expect.stringContaining('expected -o FILE.pdf')]);
    },
  );
});
