/** Numbers in their cells, with small ones in the corners and the centre, and colours. */
import type { Cell } from '../../../src/browser.js';
import { type Entries, mapGrid, type NumberGame, notesOf, spotOf } from '../games/index.js';

/** Places of notes in a cell, in their order: the corners first, as people write them. */
const PLACES = [
  [0.17, 0.2],
  [0.83, 0.2],
  [0.17, 0.8],
  [0.83, 0.8],
  [0.5, 0.2],
  [0.5, 0.8],
  [0.17, 0.5],
  [0.83, 0.5],
  [0.5, 0.5],
] as const;
/** Places where a clue stands in the upper left corner. */
const PLACES_BELOW_CLUE = PLACES.filter(([x, y]) => y > 0.2 || x > 0.5);
const NOTE_SIZE = 0.25;
/** Largest and smallest numbers in the centre. */
const CENTRE_SIZES = [0.28, 0.12] as const;
/** Width of a digit as a share of its size, and of a line in the centre as one of the cell. */
const [DIGIT, LINE] = [0.58, 0.9];

interface ViewProps {
  readonly game: NumberGame;
  readonly entries: Entries;
  /** The spots of cells whose number stands twice where it must not. */
  readonly clashing: ReadonlySet<string>;
}

/** The entries of all cells. */
export function NumbersView({ game, entries, clashing }: ViewProps) {
  return (
    <>
      {mapGrid(game.rows, game.columns, (cell) => (
        <NumberCell key={spotOf(cell)} {...{ game, entries, clashing, cell }} />
      ))}
    </>
  );
}

function NumberCell({ game, entries, clashing, cell }: ViewProps & { readonly cell: Cell }) {
  const spot = spotOf(cell);
  const value = entries[spot];
  const [row, column] = cell;
  const hasClue = game.hasClue?.(cell) === true;
  const size = `${value !== undefined && value.length > 1 ? ' long' : ''}${hasClue ? ' below-clue' : ''}${clashing.has(spot) ? ' clashing' : ''}`;
  return (
    <>
      <Colours colours={notesOf(entries, spot, 'colour')} cell={cell} />
      {value === undefined ? (
        <Notes {...{ game, entries, cell }} />
      ) : (
        <text class={`entry-number${size}`} x={column + 0.5} y={row + (hasClue ? 0.62 : 0.52)}>
          {value}
        </text>
      )}
    </>
  );
}

/** Stripes of all colours, side by side. */
function Colours({
  colours,
  cell: [row, column],
}: {
  readonly colours: readonly number[];
  readonly cell: Cell;
}) {
  const width = 1 / colours.length;
  return (
    <>
      {colours.map((colour, index) => (
        <rect
          key={colour}
          class={`entry-colour colour-${colour}`}
          x={column + index * width}
          y={row}
          width={width}
          height={1}
        />
      ))}
    </>
  );
}

function Notes({ game, entries, cell }: Omit<ViewProps, 'clashing'> & { readonly cell: Cell }) {
  const spot = spotOf(cell);
  const [row, column] = cell;
  const corner = notesOf(entries, spot);
  const places = placesOf(corner.length, game.hasClue?.(cell) ?? false);
  const excluded = notesOf(entries, spot, 'excluded');
  const centre = [...new Set([...notesOf(entries, spot, 'centre'), ...excluded])].toSorted(
    (one, other) => one - other,
  );
  const isSpaced = game.most > 9;
  const length = centre.join(isSpaced ? ' ' : '').length;
  const [largest, smallest] = CENTRE_SIZES;
  return (
    <>
      {corner.map((note, index) => (
        <text
          key={note}
          class="entry-note"
          x={column + places[index]![0]}
          y={row + places[index]![1]}
          font-size={places[index]![2]}
        >
          {note}
        </text>
      ))}
      {centre.length > 0 && (
        <text
          class="entry-note centre"
          x={column + 0.5}
          y={row + 0.5}
          font-size={Math.max(smallest, Math.min(largest, LINE / (length * DIGIT)))}
        >
          {centre.map((note, index) => (
            <tspan key={note} class={excluded.includes(note) ? 'excluded' : undefined}>
              {isSpaced && index > 0 ? ` ${note}` : note}
            </tspan>
          ))}
        </text>
      )}
    </>
  );
}

/** The places and sizes of `count` notes; many are written in rows. */
function placesOf(
  count: number,
  hasClue: boolean,
): readonly (readonly [x: number, y: number, size: number])[] {
  const places = hasClue ? PLACES_BELOW_CLUE : PLACES;
  if (count <= places.length) return places.map(([x, y]) => [x, y, NOTE_SIZE]);
  const across = Math.ceil(Math.sqrt(count));
  const top = hasClue ? 0.36 : 0.1;
  const size = (0.94 - top) / across;
  return Array.from({ length: count }, (_, index) => [
    0.08 + (((index % across) + 0.5) * 0.84) / across,
    top + (Math.floor(index / across) + 0.5) * size,
    size,
  ]);
}
