/** Presses, drags and swipes on the boards of the page, by real pointer and touch events. */
import type { Page } from 'playwright-core';

/** A place on a grid in cells: 0.5, 0.5 is the middle of the upper left one. */
export type GridPlace = readonly [row: number, column: number];

/** The middle of a cell. */
export function middle(row: number, column: number): GridPlace {
  return [row + 0.5, column + 0.5];
}

/** The position of a place of the board on the screen. */
export async function onScreen(
  page: Page,
  [row, column]: GridPlace,
): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate(`(() => {
    const grid = document.querySelector('.overlay > g').getScreenCTM();
    const { x, y } = new DOMPoint(${column}, ${row}).matrixTransform(grid);
    return { x, y };
  })()`);
}

/** The position of a finger in the window. */
interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Sends touches to a page: each with all fingers that are on the screen, none at the end. */
export async function touches(
  page: Page,
): Promise<(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (type, fingers) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }) => ({ x, y })) });
}

/** Presses at the first place and goes to each other one in a single event, without stops between. */
export async function swipe(
  page: Page,
  hand: 'mouse' | 'touch',
  places: readonly GridPlace[],
  button: 'left' | 'right' = 'left',
): Promise<void> {
  const points = await Promise.all(places.map((place) => onScreen(page, place)));
  const [first, ...others] = points;
  if (hand === 'mouse') {
    await page.mouse.move(first!.x, first!.y);
    await page.mouse.down({ button });
    for (const { x, y } of others) await page.mouse.move(x, y);
    await page.mouse.up({ button });
    return;
  }
  const send = await touches(page);
  await send('touchStart', [first!]);
  for (const point of others) await send('touchMove', [point]);
  await send('touchEnd', []);
}

/** Cells in which a kind of entry is drawn, as `row,column`. */
export async function cellsWith(
  page: Page,
  look: 'entry-square' | 'entry-cross',
): Promise<readonly string[]> {
  const cells = await page.evaluate<string[]>(`(() => {
    const cells = [...document.querySelectorAll('.overlay .${look}')].map((one) => {
      const { x, y, width, height } = one.getBBox();
      return Math.floor(y + height / 2) + ',' + Math.floor(x + width / 2);
    });
    return cells;
  })()`);
  return cells.toSorted();
}
