import { describe, expect, it } from 'vitest';
import { panelOf } from '../../src/cli/image-panel.js';
import { nextStepsOf } from '../../src/cli/image-summary.js';
import { puzzleOfPicture } from '../../src/families/nonogram/index.js';

const CELLS = [1, 0, 1, 0, 1, 0, 0, 1, 0];
const made = { puzzle: puzzleOfPicture(CELLS, 3, 3), solution: ['#.#', '.#.', '.#.'] };
const facts = [
  'size        3 x 3 cells',
  `verdict     ${'word '.repeat(30).trim()}`,
  'files       a.svg',
  '            b.svg',
];
const next = nextStepsOf('cat.svg', 'output/cat', undefined, 1);

function panel(columns: number | undefined, colours = false): string[] {
  const terminal = { out: false, err: false, colours, ...(columns === undefined ? {} : { columns }) };
  const lines = new TextDecoder()
    .decode(panelOf({ made, facts, next, ascii: false }, { terminal }))
    .split('\n');
  expect(lines.pop()).toBe('');
  return lines;
}

describe('the panel of a picture', () => {
  it.each([60, 80, 120])('fits %i columns, with the solved picture beside the facts', (columns) => {
    const lines = panel(columns);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
    expect(lines[0]).toBe('▀▄▀   size        3 x 3 cells');
    expect(lines[1]).toMatch(/^ ▀ {4}verdict {5}word word/);
    const all = lines.join(' ');
    expect(all.match(/word/g)).toHaveLength(30);
    for (const word of ['a.svg', 'b.svg', 'output/cat.pdf', '--candidates']) expect(all).toContain(word);
  });

  it('has the facts below the picture where there is no room beside it', () => {
    const lines = panel(40);
    expect(lines.slice(0, 4)).toEqual(['▀▄▀', ' ▀ ', '', 'size        3 x 3 cells']);
  });

  it('takes a screen of which nothing is known to have 80 columns', () => {
    expect(panel(undefined)).toEqual(panel(80));
  });

  it('has words under words where they go on in the next line', () => {
    const [first, second] = panel(60).slice(1, 3);
    expect(second!.indexOf('word')).toBe(first!.indexOf('word'));
  });

  it('has colours where the screen shows them', () => {
    expect(panel(80, true)[0]!.startsWith('\u001b[48;5;231m\u001b[38;5;16m▀▄▀')).toBe(true);
    expect(panel(80).join('')).not.toContain('\u001b');
  });

  it('makes control characters of names visible', () => {
    const named = { made, facts: ['files       \u001b[2Jx.svg'], next: [], ascii: true };
    const text = new TextDecoder().decode(panelOf(named, { terminal: { out: true, err: true } }));
    expect(text).toContain('\\u001b[2Jx.svg');
    expect(text).not.toContain('\u001b');
  });
});

describe('what to try next', () => {
  it('names the file and where it was written, in quotes where a shell needs them', () => {
    const steps = nextStepsOf("it's me.png", 'my cat', 'my cat', 1).join('\n');
    expect(steps).toContain(`image 'it'\\''s me.png' -o 'my cat' --candidates --force`);
    expect(steps).toContain(`render 'my cat.json'`);
    expect(steps).toContain('npx puzzlewright serve --open');
  });

  it('repeats no command for standard input, which has been read', () => {
    expect(nextStepsOf('-', 'output/picture', undefined, 1).join('\n')).not.toContain('image -');
    const inColours = nextStepsOf('cat.svg', 'output/cat', undefined, 3).join('\n');
    expect(inColours).toContain('image cat.svg --colours 3 --candidates --force');
    expect(inColours).not.toContain('--colours 4');
  });
});
