import { describe, expect, it } from 'vitest';
import { BLACK, type Colour, type Line, type Scene, type Shape, WHITE } from '../../src/draw/scene.js';
import { renderTerminal } from '../../src/draw/terminal.js';
import { EVERY_SHAPE } from './every-shape.js';

function scene(columns: number, rows: number, shapes: readonly Shape[]): Scene {
  return {
    width: 10 * columns,
    height: 10 * rows,
    title: 'Test',
    shapes,
    lattice: { x: 0, y: 0, pitch: 10 },
  };
}

function line(x1: number, y1: number, x2: number, y2: number, width = 0.9): Line {
  return { kind: 'line', x1, y1, x2, y2, width, colour: BLACK };
}

function text(content: string, x: number, y: number, colour: Colour = BLACK): Shape {
  return { kind: 'text', text: content, x, y, size: 5, anchor: 'middle', colour };
}

function island(content: string, x: number, y: number): readonly Shape[] {
  return [
    { kind: 'circle', x, y, radius: 4, fill: WHITE, stroke: BLACK, strokeWidth: 0.3 },
    text(content, x, y),
  ];
}

function draw(shown: Scene, unicode = true): readonly string[] {
  return renderTerminal(shown, { unicode }).split('\n');
}

describe('terminal', () => {
  it('draws heavy borders and drops thin ones', () => {
    const frame = [line(0, 0, 20, 0), line(0, 20, 20, 20), line(0, 0, 0, 20), line(20, 0, 20, 20)];
    const shapes = [
      ...frame,
      line(10, 0, 10, 20, 0.26),
      line(0, 10, 20, 10),
      text('4', 5, 5),
      text('12', 15, 15),
    ];
    expect(draw(scene(2, 2, shapes))).toEqual(['┌────┐', '│ 4  │', '├────┤', '│  12│', '└────┘']);
    expect(draw(scene(2, 2, shapes), false)).toEqual(['+----+', '| 4  |', '+----+', '|  12|', '+----+']);
  });

  it('draws filled cells, shades and signs', () => {
    const cell = (column: number, fill: Colour): Shape => ({
      kind: 'rectangle',
      x: 10 * column,
      y: 0,
      width: 10,
      height: 10,
      fill,
    });
    const shapes = [
      cell(0, BLACK),
      cell(1, '#aaaaaa'),
      cell(2, '#eeeeee'),
      cell(3, BLACK),
      { kind: 'circle', x: 35, y: 5, radius: 1.5, fill: WHITE },
      { kind: 'circle', x: 45, y: 5, radius: 1, fill: BLACK },
      line(52, 2, 58, 8, 0.3),
      line(52, 8, 58, 2, 0.3),
      { kind: 'circle', x: 65, y: 5, radius: 4, fill: BLACK },
    ] as const;
    expect(draw(scene(7, 1, shapes))).toEqual(['██░░  ▓▓ · × ●']);
    expect(draw(scene(7, 1, shapes), false)).toEqual(['##::  %% . x @']);
  });

  it('draws bridges, single and double, between circled numbers', () => {
    const bridges = [line(5, 4, 25, 4, 0.4), line(5, 6, 25, 6, 0.4), line(25, 5, 25, 25, 0.4)];
    const shapes = [...bridges, ...island('2', 5, 5), ...island('3', 25, 5), ...island('1', 25, 25)];
    expect(draw(scene(3, 3, shapes))).toEqual(['(2)═══(3)', '       │', '      (1)']);
    expect(draw(scene(3, 3, shapes), false)).toEqual(['(2)===(3)', '       |', '      (1)']);
  });

  it('draws a loop through the middles of cells', () => {
    const path: Shape = {
      kind: 'path',
      steps: [['M', 5, 5], ['L', 25, 5], ['L', 25, 15], ['L', 5, 15], ['Z']],
      stroke: BLACK,
      strokeWidth: 1,
    };
    expect(draw(scene(3, 2, [path]))).toEqual([' ┌───┐', ' └───┘']);
  });

  it('gives labels a line of their own', () => {
    const label: Shape = { kind: 'text', text: '12+', x: 1, y: 2, size: 2.5, anchor: 'start', colour: BLACK };
    expect(draw(scene(2, 1, [label, text('5', 5, 6), text('7', 15, 6)]))).toEqual(['12+', ' 5  7']);
  });

  it('keeps neighbouring two-digit numbers apart', () => {
    expect(draw(scene(3, 1, [text('10', 5, 5), text('11', 15, 5), text('3', 25, 5)]))).toEqual([' 10 11 3']);
  });

  it('colours only when asked, and leaves greys alone', () => {
    const coloured = scene(2, 1, [text('1', 5, 5, '#cc0000'), text('2', 15, 5, '#777777')]);
    expect(renderTerminal(coloured, { unicode: true })).toBe(' 1 2');
    expect(renderTerminal(coloured, { unicode: true, colour: true })).toBe(' \u001b[31m1\u001b[39m 2');
  });

  it('gives the title of a scene that is neither a grid nor words, and takes every shape on a lattice', () => {
    expect(draw(EVERY_SHAPE)).toEqual([EVERY_SHAPE.title]);
    const latticed = renderTerminal(
      { ...EVERY_SHAPE, lattice: { x: 0, y: 0, pitch: 10 } },
      { unicode: false },
    );
    expect(latticed).toContain('12');
    expect(latticed).toMatch(/^[\x20-\x7e\n]*$/);
  });

  it('leaves a blank on both sides of borders, and puts a caption below', () => {
    const frame = [line(0, 0, 20, 0), line(0, 10, 20, 10), line(0, 0, 0, 10), line(20, 0, 20, 10)];
    const shown = scene(2, 1, [...frame, text('4', 5, 5), text('2', 15, 5)]);
    const lattice = { x: 0, y: 0, pitch: 10, roomy: true, caption: 'So many' };
    expect(draw({ ...shown, lattice })).toEqual(['┌─────┐', '│ 4 2 │', '└─────┘', '', 'So many']);
  });

  it('shows the sign of a cell instead of its shapes', () => {
    const signs = [{ x: 5, y: 5, unicode: '♛', ascii: 'QQ' }];
    const shown = {
      ...scene(2, 1, [text('4', 5, 5), text('2', 15, 5)]),
      lattice: { x: 0, y: 0, pitch: 10, signs },
    };
    expect(draw(shown)).toEqual([' ♛ 2']);
    expect(draw(shown, false)).toEqual(['QQ 2']);
  });

  it('shows signs on borders instead of their lines', () => {
    const shown = scene(2, 2, [
      text('1', 5, 5),
      line(9, 4, 11, 5),
      line(9, 6, 11, 5),
      { kind: 'rectangle', x: 13, y: 9, width: 4, height: 2, fill: WHITE, stroke: BLACK },
    ]);
    const between = [
      { x: 10, y: 5, unicode: '>', ascii: '>' },
      { x: 15, y: 10, unicode: '∨', ascii: 'v' },
    ];
    const signed = { ...shown, lattice: { ...shown.lattice!, between } };
    expect(draw(signed)).toEqual([' 1>', '    ∨', '']);
    expect(draw(signed, false)).toEqual([' 1>', '    v', '']);
  });

  it('keeps a black cell black around its text', () => {
    const cell: Shape = { kind: 'rectangle', x: 0, y: 0, width: 10, height: 10, fill: BLACK };
    const shown = scene(2, 1, [cell, text('8', 5, 5, WHITE), text('3', 15, 5)]);
    expect(draw(shown)).toEqual(['█8 3']);
    expect(renderTerminal(shown, { unicode: true, cellWidth: 1 })).toBe('█3');
  });

  it('has ASCII for signs of operations and letters with accents', () => {
    const shown = scene(3, 1, [text('20×', 5, 5), text('é÷−', 15, 5), text('花', 25, 5)]);
    expect(draw(shown, false)).toEqual([' 20x e/-  ?']);
  });
});

describe('words in the terminal', () => {
  const words: Scene = {
    width: 10,
    height: 10,
    title: 'Words',
    shapes: [],
    texts: [
      {
        kind: 'entries',
        anchor: 'end',
        entries: [
          { label: '9.', text: 'short' },
          { label: '10.', text: `${'word '.repeat(20)}end` },
        ],
      },
      {
        kind: 'table',
        rows: [
          ['House', '1', '2'],
          ['pet', 'hamster'],
        ],
      },
    ],
  };

  it('are labelled texts with hanging lines, and tables', () => {
    const fourteen = Array(14).fill('word').join(' ');
    expect(draw(words)).toEqual([
      ' 9.  short',
      `10.  ${fourteen}`,
      '     word word word word word word end',
      '',
      '┌───────┬─────────┬───────┐',
      '│ House │ 1       │ 2     │',
      '├───────┼─────────┼───────┤',
      '│ pet   │ hamster │       │',
      '└───────┴─────────┴───────┘',
    ]);
    expect(draw(words, false).at(-1)).toBe('+-------+---------+-------+');
  });
});
