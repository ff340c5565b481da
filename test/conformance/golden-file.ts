/**
 * The data under test/golden/puzzles: what a family makes of its examples, as text that `npm run golden`
 * writes.
 */

import type { AnyFamily, Example, Puzzle, Rating } from '../../src/families/contract/family.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import type { Engine } from '../../src/solve/engine.js';

export interface GoldenPuzzle {
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly verdict: 'unique' | 'multiple' | 'none';
  readonly solution?: unknown;
  readonly rating?: Rating;
  /** By format: its text, or the code of the issue with which it is refused. */
  readonly texts: Readonly<Record<string, string | { readonly refused: string }>>;
}

/** The path of a family's file in the project. */
export function goldenPath(id: string): string {
  return `test/golden/puzzles/${id}.json`;
}

/** The formats of a family that are written. */
export function writtenCodecs({ codecs }: AnyFamily): AnyFamily['codecs'] {
  return codecs.filter(({ readOnly }) => !readOnly);
}

/** The text of a family's file, made from its examples. */
export function goldenText(family: AnyFamily, engine: Engine): string {
  const cases = family.examples.map((example) => goldenLines(goldenPuzzle(family, engine, example)));
  return `[\n${cases.join(',\n')}\n]\n`;
}

function goldenPuzzle(
  family: AnyFamily,
  engine: Engine,
  { name, puzzle }: Example<Puzzle, unknown>,
): GoldenPuzzle {
  const formulation = chooseFormulation(family, engine.id);
  const answer = checkPuzzle({ family, puzzle, engine, formulation });
  if (answer.verdict === 'undecided') throw new Error(`${family.id}, ${name}: undecided`);
  const solution = answer.verdict === 'unique' ? { solution: answer.solution } : {};
  const document = { puzzle, credits: { title: name, license: 'CC0' }, ...solution };
  const texts = writtenCodecs(family).map((codec) => {
    const encoded = codec.encode(document);
    return [codec.format, encoded.ok ? encoded.value : { refused: encoded.issues[0]!.code }] as const;
  });
  return {
    name,
    puzzle,
    verdict: answer.verdict,
    ...solution,
    ...(answer.verdict === 'unique' ? { rating: family.rate(puzzle) } : {}),
    texts: Object.fromEntries(texts),
  };
}

/** One puzzle as JSON, a line for each property and for each text. */
function goldenLines({ texts, ...rest }: GoldenPuzzle): string {
  const lines = Object.entries(rest).map(([key, value]) => `    "${key}": ${JSON.stringify(value)},`);
  const formats = Object.entries(texts).map(([format, text]) => `      "${format}": ${JSON.stringify(text)}`);
  return ['  {', ...lines, '    "texts": {', formats.join(',\n'), '    }', '  }'].join('\n');
}
