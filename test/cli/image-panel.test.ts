import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../src/cli/arguments/parse-arguments.js';
import { imageCommand } from '../../src/cli/commands/image.js';
import type { ImageArguments } from '../../src/cli/image/flags.js';
import { nextStepsOf } from '../../src/cli/image/next.js';
import { panelOf } from '../../src/cli/image/panel.js';
import { puzzleOfPicture } from '../../src/families/nonogram/index.js';

const CELLS = [1, 0, 1, 0, 1, 0, 0, 1, 0];
const made = { puzzle: puzzleOfPicture(CELLS, 3, 3), solution: ['#.#', '.#.', '.#.'] };
const facts = [
  'size        3 x 3 cells',
  `verdict     ${'word '.repeat(30).trim()}`,
  'files       a.svg',
  '            b.svg',
];

const MADE = { stem: 'output/cat', columns: 20, recognition: undefined, isCells: false };

/** The suggested next steps after a command line. */
function nextAfter(line: readonly string[], what: Partial<Parameters<typeof nextStepsOf>[1]> = {}): string[] {
  const [picture] = line;
  const { args } = parseArguments(imageCommand, line);
  return nextStepsOf({ ...(args as unknown as ImageArguments), picture: picture! }, { ...MADE, ...what });
}

const next = nextAfter(['cat.svg']);

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

  it('ends with the facts where nothing is said of what to do next', () => {
    const terminal = { out: false, err: false };
    const text = new TextDecoder().decode(panelOf({ made, facts, next: [], ascii: false }, { terminal }));
    expect(text).toMatch(/[^\n]\n$/);
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
    const steps = nextAfter(["it's me.png", '-o', 'my cat'], { stem: 'my cat' }).join('\n');
    expect(steps).toContain(`image 'it'\\''s me.png' -o 'my cat' --candidates --force`);
    expect(steps).toContain(`render 'my cat.json'`);
    expect(steps).toContain('npx puzzlewright serve --open');
  });

  it('repeats no command for standard input, which has been read, and draws no cells anew', () => {
    expect(nextAfter(['-']).join('\n')).not.toContain('image -');
    expect(nextAfter(['cat.pbm'], { isCells: true }).join('\n')).not.toContain('image cat.pbm');
  });

  it('keeps the flags that were given', () => {
    const line = [
      'cat.svg',
      '--width',
      '20',
      '--crop',
      '3,4,50,60',
      '--seed',
      'friend',
      '--invert',
      '-o',
      'friend',
    ];
    const steps = nextAfter([...line, '--no-certify', '--json', '--force']).join('\n');
    const kept = '--width 20 --invert --crop 3,4,50,60 -o friend --no-certify --seed friend';
    expect(steps).toContain(`image cat.svg ${kept} --candidates --force\n`);
    expect(steps).toContain(`image cat.svg ${kept} --colours 4 --force\n`);
    expect(steps).not.toContain('--json');
  });

  it('drops what was just done, and what does not go with it', () => {
    const sheet = nextAfter(['cat.svg', '--candidates']).join('\n');
    expect(sheet).toContain('image cat.svg --pick 2 --force');
    expect(sheet).not.toContain('--candidates');
    const picked = nextAfter(['cat.svg', '--candidates', '--pick', '2']).join('\n');
    expect(picked).not.toContain('--pick');
    expect(picked).toContain('image cat.svg --colours 4 --force');
    const inColours = nextAfter(['cat.svg', '--colours', '3']).join('\n');
    expect(inColours).toContain('image cat.svg --colours 3 --candidates --force');
    expect(inColours).not.toContain('--colours 4');
    const grey = nextAfter(['cat.svg', '--method', 'threshold', '--threshold', '90']).join('\n');
    expect(grey).not.toContain('--threshold');
  });

  it('proposes more cells where the picture is hard to recognise', () => {
    const hard = nextAfter(['cat.svg', '--width', '20'], { recognition: 'hard' }).join('\n');
    expect(hard).toContain('image cat.svg --width 30 --force');
    expect(nextAfter(['cat.svg', '--width', '20']).join('\n')).not.toContain('--width 30');
  });

  it('fits 80 columns, where a command that goes on says so to the shell', () => {
    const long = ['photograph-of-my-cat.jpg', '--width', '20', '--seed', 'friend', '-o', 'presents/friend'];
    const content = { made, facts: [], next: nextAfter(long), ascii: true };
    const text = new TextDecoder().decode(
      panelOf(content, { terminal: { out: true, err: true, columns: 80 } }),
    );
    const lines = text.split('\n');
    for (const one of lines) expect(one.length).toBeLessThanOrEqual(80);
    const start = lines.findIndex((one) => one.includes('image photograph'));
    expect(lines[start]).toMatch(/ \\$/);
    expect(lines[start + 1]).toMatch(/^ {12}.*--candidates --force$/);
  });
});
