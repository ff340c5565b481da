import { describe, expect, it } from 'vitest';
import { issue } from '../../../src/core/issue.js';
import { failure, success } from '../../../src/core/result.js';
import { jsonCodec } from '../../../src/families/kit/codecs/json-codec.js';
import { textSource } from '../../../src/formats/source.js';

interface Dots {
  readonly family: 'dots';
  readonly count: number;
}

/** A family as small as can be: a count of dots, solved by as many dots. */
const codec = jsonCodec<Dots, string>({
  family: 'dots',
  readPuzzle: (json) => {
    const { family, count } = json as Dots;
    return family === 'dots' && count > 0
      ? success({ family, count })
      : failure(issue('dots-missing', 'Dots are expected.'));
  },
  readSolution: (json, { count }) =>
    typeof json === 'string' && json.length === count
      ? success(json)
      : failure(issue('solution-size', 'Wrong.')),
});

const decode = (text: string) => codec.decode(textSource(text));

describe('the json format', () => {
  it('reads the bare puzzle and writes its keys in order on one line', () => {
    const text = '{ "count": 2,\n "family": "dots" }';
    expect(codec.recognises(textSource(text))).toBe(true);
    const document = { puzzle: { family: 'dots', count: 2 }, credits: {} } as const;
    expect(decode(text)).toEqual({ ok: true, value: document });
    expect(codec.encode(document)).toEqual({ ok: true, value: '{"family":"dots","count":2}\n' });
  });

  it('wraps the puzzle when there is more to tell', () => {
    const text =
      '{"family":"dots","seed":"x","license":"CC0","title":"Two","author":"","solution":"..","puzzle":{"family":"dots","count":2}}';
    const document = {
      puzzle: { family: 'dots', count: 2 },
      solution: '..',
      credits: { title: 'Two', license: 'CC0' },
    } as const;
    expect(decode(text)).toEqual({ ok: true, value: document });
    const value = '{"puzzle":{"family":"dots","count":2},"solution":"..","title":"Two","license":"CC0"}\n';
    expect(codec.encode(document)).toEqual({ ok: true, value });
    expect(decode(value)).toEqual({ ok: true, value: document });
  });

  it('takes a missing solution for none', () => {
    const text = '{"puzzle":{"family":"dots","count":2},"solution":null}';
    expect(decode(text)).toEqual({ ok: true, value: { puzzle: { family: 'dots', count: 2 }, credits: {} } });
  });

  it.each([
    ['json-syntax', '{"family":"dots",}'],
    ['dots-missing', '{"family":"dots","count":0}'],
    ['dots-missing', '{"puzzle":{"family":"dots"}}'],
    ['solution-size', '{"puzzle":{"family":"dots","count":2},"solution":"."}'],
    ['json-shape', '{"puzzle":{"family":"dots","count":2},"title":5}'],
  ])('reports %s of %s', (code, text) => {
    expect(decode(text)).toMatchObject({ ok: false, issues: [{ code }] });
  });

  it.each(['[]', '{"family":"dashes"}', '{"family":"dot"}', '"family":"dots"', ''])(
    'does not claim %s',
    (text) => {
      expect(codec.recognises(textSource(text))).toBe(false);
    },
  );

  it('writes nothing that it would not read', () => {
    expect(codec.encode({ puzzle: { family: 'dots', count: 0 }, credits: {} })).toMatchObject({ ok: false });
    const unsolved = { puzzle: { family: 'dots', count: 2 }, solution: '.', credits: {} } as const;
    expect(codec.encode(unsolved)).toMatchObject({ ok: false });
  });
});
