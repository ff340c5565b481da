import { expect, it } from 'vitest';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { circuit } from '../../../src/families/circuit/index.js';

it('shows tracks, blacked-out cells and the path in a terminal', () => {
  const { puzzle, solution } = circuit.examples.find(({ name }) => name === 'the long way round')!;
  expect(renderTerminal(circuit.picture(puzzle, { solution: solution! }), { unicode: true })).toBe(
    [
      '┌────────────────┐',
      '│ ╷ ╶─┬─╴ ╷ ╷ ╷ ╷│',
      '│ ├─┬─┴─╴ ╠═╩═╩═╣│',
      '│ ╵ ╠═╦═╦═╩─╴ ╶─╣│',
      '│ ╶─╣ ╵ ├─╴ ╷ ╶─○│',
      '│██ ╠─╴ ├─┬─┴─╴ ╵│',
      '│██ ╠─╴ ╵ ├─╴ ╷ ╷│',
      '│ ╶─╣ ╷ ╶─┴─┬─┴─┤│',
      '│ ○═╩─┴─╴ ╶─┴─╴ ╵│',
      '└────────────────┘',
    ].join('\n'),
  );
});

it('draws given tracks heavier than those of the solution', () => {
  const { puzzle, solution } = circuit.examples.find(({ name }) => name === 'five by five')!;
  const widths = circuit
    .picture(puzzle, { solution: solution! })
    .shapes.flatMap((shape) => (shape.kind === 'line' ? [shape.width] : []));
  const heavy = Math.max(...widths);
  expect(widths.filter((width) => width === heavy)).toHaveLength(puzzle.edges.length);
  expect(widths.filter((width) => width < heavy / 2)).toHaveLength(21 - puzzle.edges.length);
});
