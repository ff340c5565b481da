/** Puzzles of every family of fields are set on the bench by mouse or finger, keys and typed clues. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '../../src/core/index.js';
import type { Field, FieldGroup, Puzzle } from '../../src/families/contract/index.js';
import { findFamily } from '../../src/families/index.js';
import { chooseFormulation, countPuzzle } from '../../src/proving/index.js';
import { openEngine } from '../../src/solve/index.js';
import { type GridPlace, middle, swipe } from './by-pointer.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { savedPuzzle } from './puzzles.js';

const SCREENS = [
  { name: 'a phone', width: 360, height: 740, isTouched: true },
  { name: 'a desk', width: 1440, height: 900, isTouched: false },
];

/** A text that is written into a field of a group. */
type Writing = readonly [group: string, field: string, text: string];

/** The texts that are written into an empty puzzle of a size. */
const DRAFTS: Readonly<Record<string, { readonly side: number; readonly writings: readonly Writing[] }>> = {
  nonogram: {
    side: 5,
    writings: [
      ...['1', '3', '5', '3', '1'].flatMap((blocks, index): readonly Writing[] => [
        ['blocks', `row ${index + 1}`, blocks],
        ['blocks', `column ${index + 1}`, blocks],
      ]),
      ['given', 'row 3, column 3', '#'],
      ['given', 'row 1, column 1', '.'],
    ],
  },
  'star-battle': {
    side: 6,
    writings: [
      ['region', 'row 2, column 1', '1'],
      ['given', 'row 1, column 3', '*'],
      ['given', 'row 6, column 6', '.'],
    ],
  },
  queens: {
    side: 5,
    writings: [
      ['wall', 'row 1, column 2', '#'],
      ['wall', 'row 3, column 3', '#'],
      ['queens', 'number of queens', '4'],
    ],
  },
  slitherlink: {
    side: 5,
    writings: [
      ['number', 'row 1, column 1', '3'],
      ['number', 'row 3, column 3', '0'],
    ],
  },
  masyu: {
    side: 5,
    writings: [
      ['pearl', 'row 1, column 3', 'w'],
      ['pearl', 'row 3, column 3', 'b'],
    ],
  },
  nurikabe: {
    side: 5,
    writings: [
      ['number', 'row 1, column 1', '?'],
      ['number', 'row 5, column 5', '12'],
      ['number', 'row 3, column 3', '4'],
    ],
  },
  hitori: {
    side: 5,
    writings: [
      ['number', 'row 1, column 1', '2'],
      ['number', 'row 1, column 2', '2'],
      ['number', 'row 1, column 3', '2'],
    ],
  },
  akari: {
    side: 5,
    writings: [
      ['wall', 'row 2, column 2', '#'],
      ['wall', 'row 3, column 3', '1'],
    ],
  },
  tents: {
    side: 5,
    writings: [
      ['tree', 'row 1, column 2', 'T'],
      ['tree', 'row 4, column 4', 'T'],
      ['count', 'row 1', '0'],
      ['count', 'column 5', '1'],
    ],
  },
  mosaic: {
    side: 5,
    writings: [
      ['number', 'row 2, column 2', '9'],
      ['number', 'row 5, column 5', '0'],
    ],
  },
  kakuro: {
    side: 5,
    writings: [
      ['black', 'row 3, column 3', '#'],
      ['across', 'row 2, column 1', '11'],
      ['down', 'row 1, column 2', '10'],
      ['given', 'row 5, column 5', '7'],
    ],
  },
  binairo: {
    side: 6,
    writings: [
      ['sign', 'row 3, column 3 to row 3, column 4', 'x'],
      ['given', 'row 1, column 1', '1'],
      ['given', 'row 2, column 3', '0'],
    ],
  },
  futoshiki: {
    side: 4,
    writings: [
      ['given', 'row 1, column 1', '4'],
      ['sign', 'row 3, column 4 to row 4, column 4', '>'],
      ['given', 'row 2, column 2', '4'],
      ['sign', 'row 3, column 1 to row 3, column 2', '<'],
    ],
  },
  skyscrapers: {
    side: 4,
    writings: [
      ['view', 'row 1', '4'],
      ['view', 'column 4, below', '4'],
      ['given', 'row 2, column 2', '4'],
    ],
  },
  kenken: {
    side: 4,
    writings: [
      ['cage', 'row 1, column 2', '1'],
      ['clue', 'cage 1 at row 1, column 1', '7+'],
      ['clue', 'cage 2 at row 1, column 3', '1'],
    ],
  },
  hashi: {
    side: 5,
    writings: [
      ['island', 'row 1, column 1', '2'],
      ['island', 'row 3, column 1', '3'],
      ['island', 'row 3, column 4', '?'],
    ],
  },
  battleship: {
    side: 6,
    writings: [
      ['count', 'row 1', '3'],
      ['count', 'column 6', '0'],
      ['hint', 'row 1, column 1', '<'],
      ['hint', 'row 4, column 4', '~'],
      ['fleet', 'fleet', '3 2 1'],
    ],
  },
  circuit: {
    side: 4,
    writings: [
      ['track', 'row 1, column 1 to row 1, column 2', '+'],
      ['track', 'row 2, column 2 to row 3, column 2', '+'],
      ['blacked-out', 'row 1, column 4', '#'],
    ],
  },
};

/** The verdict that the page has to show. */
async function verdictOf(puzzle: Puzzle): Promise<RegExp> {
  const family = findFamily(puzzle.family)!;
  const formulation = chooseFormulation(family, 'sat');
  const engine = await openEngine('sat');
  const { count, complete } = countPuzzle({ family, puzzle, formulation, engine }, { limit: 100 });
  if (count === 0) return /^No solution$/;
  if (count === 1 && complete) return /^Exactly one solution$/;
  return count === 100 ? /^100 solutions( or more)?$/ : new RegExp(`^${count} solutions$`);
}

interface Planned {
  readonly puzzle: Puzzle;
  readonly group: FieldGroup<Puzzle>;
  readonly index: number;
  readonly field: Field;
  readonly text: string;
}

/** The puzzles before each writing, and the one after all. */
function planOf(family: string): { readonly steps: readonly Planned[]; readonly whole: Puzzle } {
  const { fields, readPuzzle } = findFamily(family)!;
  const { side, writings } = DRAFTS[family]!;
  let puzzle = fields!.blank({ rows: side, columns: side });
  const steps = writings.map(([id, name, text]): Planned => {
    const group = fields!.groups.find((one) => one.id === id)!;
    const listed = group.fieldsOf(puzzle);
    const index = listed.findIndex((field) => field.name === name);
    const step = { puzzle, group, index, field: listed[index]!, text };
    const written = group.write(puzzle, index, text)!;
    const read = readPuzzle(written);
    if (!read.ok && !group.waits) throw new Error(`${family}: ${read.issues[0]!.message}`);
    puzzle = read.ok ? read.value : written;
    return step;
  });
  return { steps, whole: puzzle };
}

const FAMILIES = Object.keys(DRAFTS);

describe.skipIf(missing !== undefined).each(SCREENS)(
  `setting puzzles on $name ${missing ?? ''}`,
  ({ width, height, isTouched }) => {
    let opened: OpenedPage;

    beforeAll(async () => {
      opened = await openPage({ width, height, isTouched });
    });

    afterAll(() => opened?.close());

    const press = (name: string): Promise<void> =>
      opened.page.getByRole('button', { name, exact: true }).click();
    const draw = async (places: readonly GridPlace[]): Promise<void> => {
      await opened.page.locator('.overlay').scrollIntoViewIfNeeded();
      await swipe(opened.page, isTouched ? 'touch' : 'mouse', places);
    };
    const verdict = (words: RegExp): Promise<void> =>
      opened.page.locator('.verdict strong').filter({ hasText: words }).waitFor();

    describe.each(FAMILIES)('%s', (family) => {
      const { steps, whole } = planOf(family);

      it('is set by presses, drags, keys and typed clues', async () => {
        const { page, address } = opened;
        await page.goto(`${address}#set/${family}`);
        const { side } = DRAFTS[family]!;
        await press(`New ${side}×${side}`);
        await waitForDraft(page, steps[0]!.puzzle);
        for (const [place, step] of steps.entries()) {
          await page.getByLabel('Write', { exact: true }).selectOption(step.group.id);
          await write(step, place % 2 === 1);
          const after = steps[place + 1]?.puzzle ?? whole;
          await waitForDraft(page, after);
        }
        await verdict(await verdictOf(whole));
      });

      it('can be undone and made again, and is kept over a reload', async () => {
        const { page } = opened;
        await press('Undo');
        await waitForDraft(page, steps.at(-1)!.puzzle);
        await press('Redo');
        await waitForDraft(page, whole);
        await page.reload();
        await page.getByRole('grid').waitFor();
        await waitForDraft(page, whole);
        await verdict(await verdictOf(whole));
      });

      it('is handed out, and cuts nothing off', async () => {
        const { page } = opened;
        await page.getByText('Save or print').click();
        expect(await savedPuzzle(page)).toEqual(whole);
        const wide = await page.evaluate<
          string[]
        >(`[...document.querySelectorAll('button, select, input, p, h1, li')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('.spoken'))
          .map((one) => one.outerHTML.slice(0, 80))`);
        expect(wide).toEqual([]);
      });

      it('gets help with its clues', async () => {
        const { page } = opened;
        await press('Fewest edits to one solution');
        await page
          .getByRole('region', { name: 'Help with clues' })
          .getByText(
            /will do|will not do|nothing is to be edited|even without any of these clues|no clues that can be added/,
          )
          .first()
          .waitFor();
        const suggestion = page.getByRole('button', { name: 'Take it' }).first();
        if ((await suggestion.count()) === 0) return;
        await suggestion.click();
        await verdict(/^Exactly one solution$/);
        await press('Clues that are not needed');
        await page
          .getByText(/Every clue is needed|Each of these can go by itself/)
          .first()
          .waitFor();
      });

      const write = (step: Planned, byKeys: boolean): Promise<void> => {
        switch (step.field.at.in) {
          case 'border':
            return writeBorder(step, step.field.at.cells);
          case 'cell':
            return writeCell(step, step.field.at.cell, byKeys);
          default:
            return type(step);
        }
      };

      /** Typed text counts before the field is left. */
      async function type({ field, text }: Planned): Promise<void> {
        await opened.page.getByLabel(field.name, { exact: true }).fill(text);
      }

      /** Each press goes on to the next sign. */
      async function writeBorder(
        { group, index, text, puzzle }: Planned,
        [[row, column], [otherRow, otherColumn]]: readonly [Cell, Cell],
      ): Promise<void> {
        for (const sign of group.signs.slice(0, group.signs.indexOf(text) + 1)) {
          await draw([[(row + otherRow + 1) / 2, (column + otherColumn + 1) / 2]]);
          const read = findFamily(family)!.readPuzzle(group.write(puzzle, index, sign));
          await waitForDraft(opened.page, read.ok ? read.value : puzzle);
        }
      }

      /** Presses the button of a sign down; false where there is none. */
      async function takeSign(text: string): Promise<boolean> {
        const pad = opened.page.getByRole('group', { name: 'What a press writes' });
        const sign = pad.getByRole('button', { name: text, exact: true });
        if ((await sign.count()) === 0) return false;
        if ((await sign.getAttribute('aria-pressed')) !== 'true') await sign.click();
        return true;
      }

      async function writeCell(
        { group, text }: Planned,
        [row, column]: Cell,
        byKeys: boolean,
      ): Promise<void> {
        const { page } = opened;
        if (group.spreads) {
          // Regions and cages grow from the cell above or to the left.
          await draw([row > 0 ? middle(row - 1, column) : middle(row, column - 1), middle(row, column)]);
          return;
        }
        if (!byKeys && (await takeSign(text))) {
          await draw([middle(row, column)]);
          return;
        }
        await page.getByRole('grid').focus();
        for (let up = 0; up < DRAFTS[family]!.side; up++) await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Home');
        for (let down = 0; down < row; down++) await page.keyboard.press('ArrowDown');
        for (let right = 0; right < column; right++) await page.keyboard.press('ArrowRight');
        for (const key of text) await page.keyboard.press(key);
      }
    });

    it('draws forced lines on the sides of cells', async () => {
      const { page, address } = opened;
      await page.goto(`${address}#set/slitherlink`);
      await press('New 5×5');
      await page.getByRole('grid').focus();
      // A corner with a 3 has both its outer sides.
      await page.keyboard.press('3');
      await page.locator('.forced-entries:not(.stale) line').nth(1).waitFor({ state: 'attached' });
      const ends = await page.evaluate<number[]>(`
        [...document.querySelectorAll('.forced-entries line')].flatMap((line) => {
          const inCells = line.closest('.forced-entries').parentNode.getScreenCTM().inverse();
          const matrix = inCells.multiply(line.getScreenCTM());
          return [1, 2].flatMap((end) => {
            const point = new DOMPoint(line['x' + end].baseVal.value, line['y' + end].baseVal.value);
            const { x, y } = point.matrixTransform(matrix);
            return [x, y];
          });
        })`);
      for (const end of ends) expect(end).toBeCloseTo(Math.round(end), 5);
      expect(ends.filter((end) => Math.round(end) === 0).length).toBeGreaterThanOrEqual(4);
    });

    it('asks no other machine for anything, and nothing goes wrong', () => {
      expect(opened.faults).toEqual([]);
    });
  },
);

/** Waits until the draft that the browser keeps is this puzzle. */
async function waitForDraft(page: Page, puzzle: Puzzle): Promise<void> {
  const key = `puzzlewright.set.${puzzle.family}`;
  const read = (): Promise<unknown> => page.evaluate(`JSON.parse(localStorage.getItem('${key}'))`);
  await expect.poll(read).toEqual(JSON.parse(JSON.stringify(puzzle)));
}
