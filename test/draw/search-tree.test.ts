import { describe, expect, it } from 'vitest';
import type { SearchBranch, SearchTree } from '../../src/draw/search-tree.js';
import { searchTreeScene } from '../../src/draw/search-tree-scene.js';
import { renderTerminal } from '../../src/draw/terminal.js';

function branch(label: string, end: SearchBranch['end'], ...branches: SearchBranch[]): SearchBranch {
  return { label, end, branches };
}

const TREE: SearchTree = {
  title: 'A tree',
  levels: ['Where the first goes.', 'Where the second goes.'],
  furtherLevels: 1,
  branches: [
    branch('1', 'no-solution', branch('1', 'contradiction'), branch('2-3', 'contradiction')),
    branch('2', 'solution', branch('4', 'no-solution'), { ...branch('5', 'solution'), stepsBelow: 12 }),
  ],
  notes: ['A branch is a house.'],
};

describe('the scene of a search tree', () => {
  const { shapes, width, height } = searchTreeScene(TREE);
  const texts = shapes.filter((shape) => shape.kind === 'text');
  const lines = shapes.filter((shape) => shape.kind === 'line');
  const boxes = shapes.filter((shape) => shape.kind === 'rectangle' && shape.stroke !== undefined);

  it('has a line to every branch, a box for what was entered and a cross for a contradiction', () => {
    expect(lines).toHaveLength(6);
    expect(boxes).toHaveLength(4);
    expect(texts.filter(({ text }) => text === '×')).toHaveLength(2);
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['1. Where the first goes.', '2-3', '12', 'One more level is not shown.']),
    );
  });

  it('keeps the way to the solution apart in grey print: it is thicker', () => {
    const widths = new Set(lines.map(({ width: thick, colour }) => `${colour} ${thick}`));
    expect(widths.size).toBe(2);
    expect(lines.filter(({ width: thick }) => thick > 0.8)).toHaveLength(2);
  });

  it('stays on its ground, and nodes of a level do not touch', () => {
    for (const { x, y } of texts) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThan(height);
    }
    for (const box of boxes) {
      const beside = boxes.filter(
        (other) => other !== box && 'y' in other && 'y' in box && other.y === box.y,
      );
      for (const other of beside) {
        if (!('x' in other && 'x' in box && 'width' in box && 'width' in other)) continue;
        expect(Math.abs(other.x - box.x)).toBeGreaterThan((box.width + other.width) / 2);
      }
    }
  });

  it('explains the colour of open branches where there are any', () => {
    const open = { ...TREE, branches: [branch('1', 'open')] };
    const words = (tree: SearchTree) => JSON.stringify(searchTreeScene(tree).shapes);
    expect(words(open)).toContain('a limit stopped the search there');
    expect(words(TREE)).not.toContain('a limit stopped the search there');
  });
});

describe('a search tree in a terminal', () => {
  it('has a line a branch', () => {
    expect(renderTerminal(searchTreeScene(TREE), { unicode: true }).split('\n')).toEqual([
      '1.  Where the first goes.',
      '2.  Where the second goes.',
      '',
      'A tree',
      '├─ 1  no solution',
      '│  ├─ 1  ×',
      '│  └─ 2-3  ×',
      '└─ 2  solution',
      '   ├─ 4  no solution',
      '   └─ 5  solution, 12 below',
      '',
      '  A branch is a house.',
      '  One more level is not shown.',
    ]);
  });

  it('is drawn in plain ASCII on request', () => {
    const lines = renderTerminal(searchTreeScene(TREE), { unicode: false }).split('\n');
    expect(lines.slice(4, 7)).toEqual(['+- 1  no solution', '|  +- 1  x', '|  +- 2-3  x']);
  });
});
