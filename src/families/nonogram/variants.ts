import { moveSides, moveTexts, type Symmetry, symmetriesOf } from '../../core/index.js';
import type { Colour } from '../../draw/index.js';
import { colourOf, signOf } from './colours.js';
import type { ColourNonogram, NonogramPuzzle } from './puzzle.js';

/**
 * The puzzle turned and mirrored: blocks are read the other way round where a line is. Colours are renamed in
 * the order in which they first occur, whatever they look like; a puzzle in one colour is one in black and
 * white.
 */
export function nonogramVariants(puzzle: NonogramPuzzle): readonly NonogramPuzzle[] {
  const { family, palette, rows, columns } = puzzle;
  return symmetriesOf({ rows: rows.length, columns: columns.length }).map((symmetry) =>
    palette === undefined
      ? { family, ...moved(puzzle, symmetry) }
      : renamed({ family, palette, ...moved(puzzle, symmetry) }),
  );
}

/** The clues and givens of a puzzle by line. */
interface Lines<Clue> {
  readonly rows: readonly (readonly Clue[])[];
  readonly columns: readonly (readonly Clue[])[];
  readonly given?: readonly string[];
}

function moved<Clue>({ rows, columns, given }: Lines<Clue>, symmetry: Symmetry): Lines<Clue> {
  return {
    ...moveSides(
      {
        rows: symmetry.flipsColumns ? rows.map((blocks) => blocks.toReversed()) : rows,
        columns: symmetry.flipsRows ? columns.map((blocks) => blocks.toReversed()) : columns,
      },
      symmetry,
    ),
    ...(given === undefined ? {} : { given: moveTexts(given, symmetry) }),
  };
}

function renamed({ family, rows, columns, given }: ColourNonogram): NonogramPuzzle {
  const used = [...rows, ...columns].flat().map(([, colour]) => colour);
  const inGiven = [...(given ?? []).join('')].map((sign) => colourOf(sign) ?? 0);
  const names = new Map(
    [...new Set([...used, ...inGiven, 0])].filter(Boolean).map((colour, index) => [colour, index + 1]),
  );
  const count = names.size;
  if (count < 2) {
    const lengths = (lines: ColourNonogram['rows']) => lines.map((line) => line.map(([length]) => length));
    const signs = given?.map((text) => text.replace(/[^.?]/g, '#'));
    return { family, rows: lengths(rows), columns: lengths(columns), ...(signs && { given: signs }) };
  }
  const palette = Array.from({ length: count + 1 }, (_, colour) => placeholder(colour));
  const clues = (lines: ColourNonogram['rows']): ColourNonogram['rows'] =>
    lines.map((line) => line.map(([length, colour]) => [length, names.get(colour)!]));
  const puzzle = { family, palette, rows: clues(rows), columns: clues(columns) };
  const rename = (sign: string): string => signOf(puzzle, names.get(colourOf(sign)!)!);
  const signs = given?.map((text) => text.replace(/[^.?]/g, rename));
  return signs === undefined ? puzzle : { ...puzzle, given: signs };
}

/** A colour that says nothing but its index. */
function placeholder(colour: number): Colour {
  return colour === 0 ? '#ffffff' : `#${colour.toString(16).padStart(6, '0')}`;
}
