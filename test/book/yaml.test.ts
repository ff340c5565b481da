/**
 * Texts that are no YAML: one sentence about the place where the first error is, whatever follows from it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_SPEC } from '../../src/book/spec/example.js';
import { readYaml } from '../../src/book/spec/yaml.js';
import { describeIssue } from '../../src/core/issue.js';

const SPEC = `title: Puzzles for the train
author: Ada
parts:
  - title: Sudoku
    family: sudoku
    count: 6
  - title: Nonograms
    family: nonogram
    difficulty: [easy, hard]
    parameters:
      size: 10
      symmetry: left-right
`;

/** The specification with one piece written in another way. */
function issuesWith(piece: string, instead: string): readonly string[] {
  const text = SPEC.replace(piece, instead);
  expect(text).not.toBe(SPEC);
  const read = readYaml(text);
  return read.ok ? [] : read.issues.map(describeIssue);
}

describe('a text that is no YAML', () => {
  it.each([
    [
      '    count',
      '   count',
      'line 6, column 4: Found 3 spaces before "count"; expected 4, as before "family" in line 5.',
    ],
    [
      '    count',
      '     count',
      'line 6, column 6: Found 5 spaces before "count"; expected 4, as before "family" in line 5.',
    ],
    [
      '    family: sudoku',
      '  family: sudoku',
      'line 5, column 3: Found 2 spaces before "family"; expected 4, as before "title" in line 4.',
    ],
    [
      'author',
      ' author',
      'line 2, column 2: Found 1 space before "author"; expected none, as before "title" in line 1.',
    ],
    [
      '  - title: Nono',
      '- title: Nono',
      'line 7, column 1: Found no space before "- title"; expected 2, as before "- title" in line 4.',
    ],
    [
      '      symmetry',
      '     symmetry',
      'line 12, column 6: Found 5 spaces before "symmetry"; expected 6, as before "size" in line 11.',
    ],
    [
      '    count',
      '\tcount',
      'line 6, column 1: Found a tab at the beginning of the line; spaces are expected.',
    ],
    [
      'count: 6',
      'count 6',
      'line 6, column 5: Found "count 6"; a key and a colon are expected, such as "count: 6".',
    ],
    ['count: 6', 'count:6', 'line 6, column 5: Found "count:6"; a space is expected after the colon.'],
    [
      '- title: Nono',
      '-title: Nono',
      'line 7, column 3: Found "-title: Nonograms"; a space is expected after the dash.',
    ],
    [
      'Puzzles for',
      'Puzzles: for',
      'line 1, column 8: Found a second colon in "Puzzles: for the train"; quotation marks',
    ],
    ['Puzzles for', '"Puzzles for', 'line 1, column 8: Found " without the " that ends it.'],
    ['hard]', 'hard', 'line 9, column 17: Found [ without the ] that ends it.'],
    [
      'Ada',
      '@ada',
      'line 2, column 9: Found "@ada"; quotation marks are expected around a text that begins with @.',
    ],
    [
      '  - title: Nono',
      '    title: Nono',
      'line 7, column 5: Found a key for the second time: "title: Nonograms"',
    ],
  ])('%j as %j', (piece, instead, expected) => {
    expect(issuesWith(piece, instead)).toEqual([expect.stringContaining(expected)]);
  });

  it('because a comma is missing in JSON', () => {
    const read = readYaml('{"title": "x", "parts": [{"family": "sudoku" "count": 2}]}');
    expect(read).toMatchObject({ ok: false, issues: [{ place: { line: 1, column: 46 } }] });
  });

  it('has the fault where it is, below text blocks, quotations and lists of several lines', () => {
    const before =
      'foreword: |\n  one: two\n   three\nnote: "a\n  b: c"\nlist: [\n  a,\n]\nwords: some\n  more\n';
    expect(readYaml(`${before}count: 6\n`).ok).toBe(true);
    expect(readYaml(`${before}count 6\n`)).toMatchObject({
      ok: false,
      issues: [{ place: { line: 11, column: 1 } }],
    });
  });

  it('has one fault, on a line that it has, whichever line is moved', () => {
    const lines = EXAMPLE_SPEC.split('\n');
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.integer({ min: 1, max: 5 }), fc.boolean(), (at, by, right) => {
        const moved = right
          ? `${' '.repeat(by)}${lines[at]}`
          : lines[at]!.slice(Math.min(by, /^ */.exec(lines[at]!)![0].length));
        const read = readYaml(lines.with(at, moved).join('\n'));
        if (read.ok) return;
        expect(read.issues).toHaveLength(1);
        const [{ place }] = read.issues as [(typeof read.issues)[number]];
        expect(place?.line).toBeLessThanOrEqual(lines.length);
      }),
      { numRuns: 200 },
    );
  });
});
