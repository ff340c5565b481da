import { expect, it } from 'vitest';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { battleship } from '../../../src/families/battleship/index.js';

it('shows hints, solution, clues and fleet in a terminal', () => {
  const { puzzle, solution } = battleship.examples.find(({ name }) => name === 'clues missing')!;
  expect(renderTerminal(battleship.picture(puzzle, { solution: solution! }), { unicode: true })).toBe(
    [
      '┌─────────────┐',
      '│     △     ~ │',
      '│ ○   ▽     ○ │ 3',
      '│             │ 0',
      '│ ◄ ▷         │',
      '│       ◁ □ ▷ │ 3',
      '│ ○           │',
      '└─────────────┘',
      '    1 2     2',
      '  ◄ ■ ►   ◄ ►',
      '  ◄ ►   ●   ●',
      '  ●',
    ].join('\n'),
  );
});

it('draws given cells of ships in black over the grey ships of the solution', () => {
  const { puzzle, solution } = battleship.examples.find(({ name }) => name === 'the middle of a ship')!;
  const { shapes } = battleship.picture(puzzle, { solution: solution! });
  const fills = shapes.flatMap((shape) => (shape.kind === 'rectangle' ? [shape.fill] : []));
  const grey = fills.lastIndexOf('#b4b4b4');
  expect(grey).toBeGreaterThan(0);
  expect(fills.slice(grey + 1)).toContain('#000000');
});
