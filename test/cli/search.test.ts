import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { zebraExamples } from '../../src/families/zebra/examples.js';
import { cli, enterWorkFolder, words } from './harness.js';

enterWorkFolder();

const { solution } = zebraExamples()[0]!;
const SOLVE = 'solve examples/zebra.txt --engine search';

describe('solve --engine search', () => {
  it.each([
    ['as-given', 28_798],
    ['places-first', 14_044],
    ['exclusive-first', 4_765],
  ])('counts the inferences of the 1962 puzzle, %s: %d', async (order, inferences) => {
    const { code, out } = await cli(words(`${SOLVE} --order ${order} --json`));
    expect(code).toBe(0);
    const { stats, ...answer } = JSON.parse(out);
    expect(answer).toEqual({ family: 'zebra', status: 'solved', solution, engine: 'search', order });
    expect(stats).toEqual({ seconds: expect.any(Number), inferences, goals: expect.any(Number) });
    const shown = await cli(words(`${SOLVE} --order ${order}`));
    expect(shown.out).toContain('│ zebra');
    expect(shown.err).toContain(`search (${order}): ${inferences} inferences, ${stats.goals} goals`);
  });

  it('takes the first order unless another is asked for', async () => {
    expect(JSON.parse((await cli(words(`${SOLVE} --json`))).out).order).toBe('as-given');
  });

  it('says that there are no others when it was asked for two', async () => {
    const { code, err } = await cli(words(`${SOLVE} --limit 2`));
    expect(code).toBe(0);
    expect(err).toContain('there are no others');
  });

  it('ends with exit code 3 at a limit, and with 1 where there is no solution', async () => {
    const stopped = await cli(words(`${SOLVE} --limit-nodes 20 --json`));
    expect(stopped.code).toBe(3);
    expect(JSON.parse(stopped.out)).toMatchObject({
      status: 'undecided',
      limit: 'nodes',
      stats: { goals: 20 },
    });
    expect((await cli(words(`${SOLVE} --limit-nodes 20`))).err).toContain(
      'undecided: the limit on nodes was hit',
    );
    const clue = { a: ['pet', 'cat'], house: 0 };
    const none = {
      family: 'zebra',
      houses: 2,
      attributes: { pet: ['cat', 'dog'] },
      clues: [
        { type: 'at', ...clue },
        { type: 'not-at', ...clue },
      ],
    };
    const answer = await cli(words('solve - --engine search --json'), JSON.stringify(none));
    expect(answer.code).toBe(1);
    expect(JSON.parse(answer.out)).toMatchObject({ status: 'none' });
    expect((await cli(words('solve - --engine search'), JSON.stringify(none))).err).toContain('no solution');
  });

  it('answers every puzzle of a file', async () => {
    const { puzzle } = zebraExamples()[0]!;
    writeFileSync('two.jsonl', `${JSON.stringify(puzzle)}\n${JSON.stringify(puzzle)}\n`);
    const { out } = await cli(words('solve two.jsonl --engine search --order places-first --json'));
    expect(out.trim().split('\n')).toHaveLength(2);
  });

  it.each([
    [
      'solve examples/hashi.txt --engine search',
      'the family hashi has no search of its own; expected a puzzle of zebra',
    ],
    [
      'render examples/hashi.txt --tree',
      'the family hashi has no search of its own; expected a puzzle of zebra',
    ],
    [`${SOLVE} --order best-first`, 'as-given, places-first, exclusive-first'],
    [`${SOLVE} --formulation assignment`, '--formulation'],
    [`${SOLVE} --relaxation`, '--relaxation'],
    ['solve examples/zebra.txt --order as-given', 'belongs to --engine search'],
    ['render examples/zebra.txt --order as-given', 'belongs to --tree'],
    ['render examples/zebra.txt --levels 3', 'belongs to --tree'],
    ['render examples/zebra.txt --tree --levels 0', '--levels'],
    ['render examples/zebra.txt --tree --levels 12', 'branches side by side'],
    ['render examples/zebra.txt --tree --solution', '--solution does not go with it'],
    ['render examples/zebra.txt --tree --colour', '--colour does not go with it'],
  ])('%s is refused with the reason', async (line, reason) => {
    const { code, out, err } = await cli(words(line));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
  });
});

describe('render --tree', () => {
  it('draws the top of the search tree as SVG, PNG, PDF and in the terminal', async () => {
    const tree = 'render examples/zebra.txt --tree --order exclusive-first';
    for (const [file, start] of [
      ['tree.svg', '<svg'],
      ['tree.png', '\x89PNG'],
      ['tree.pdf', '%PDF'],
    ] as const) {
      expect((await cli(words(`${tree} -o ${file}`))).code).toBe(0);
      expect(readFileSync(file, 'latin1')).toContain(start);
    }
    const svg = readFileSync('tree.svg', 'utf8');
    expect(svg).toContain('Search tree, order exclusive-first: 4765 inferences');
    expect(svg).toContain('5. Coffee is drunk in the green house.');
    const { out } = await cli(words(`${tree} --levels 3`));
    expect(out.split('\n').slice(4, 10)).toEqual([
      'Search tree, order exclusive-first: 4765 inferences',
      '└─ 3  solution',
      '   └─ 1  solution',
      '      ├─ 1  ×',
      '      ├─ 2  no solution, 2138 below',
      '      └─ 3  solution, 2620 below',
    ]);
  });
});
