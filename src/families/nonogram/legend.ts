/** The legend of a colour nonogram: the letter of every colour beside a patch of it and its name. */
import { BLACK, type Colour, HAIRLINE, measureText, type Shape, WHITE } from '../../draw/index.js';
import { channelsOf, colourNames } from './colour-names.js';
import { letterBeside, letterOf } from './colours.js';

/** Font size, height of a line, side of a patch and the room between parts, in millimetres. */
const SIZE = 3.2;
const LINE_HEIGHT = 5;
const PATCH = 3;
const ROOM = 1.2;
const ENTRY_ROOM = 4;

/** Light that every ground reflects, as the contrast ratio counts it. */
const GLARE = 0.05;

interface Entry {
  readonly letter: string;
  readonly colour: Colour;
  readonly name: string;
  readonly width: number;
}

/** A legend laid out for a width. */
export interface Legend {
  readonly lines: readonly (readonly Entry[])[];
  readonly width: number;
  readonly height: number;
}

/**
 * Lays out the legend of a palette in lines of at most this width, or as wide as its widest entry.
 * @param words names of colours in another language, by their English names
 */
export function layOutLegend(
  palette: readonly Colour[],
  most: number,
  words?: Readonly<Record<string, string>>,
): Legend {
  const names = colourNames(palette, words);
  const entries = palette.slice(1).map((colour, index): Entry => {
    const letter = letterBeside(palette, index + 1);
    const name = names[index + 1]!;
    const width = measureText(letter, SIZE, true) + PATCH + measureText(name, SIZE) + 2 * ROOM;
    return { letter, colour, name, width };
  });
  const lines: Entry[][] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    if (end + ENTRY_ROOM + entry.width > most) {
      lines.push([entry]);
      end = entry.width;
    } else {
      lines.at(-1)!.push(entry);
      end += ENTRY_ROOM + entry.width;
    }
  }
  const widest = Math.max(...lines.map(lineWidth));
  return { lines, width: widest, height: lines.length * LINE_HEIGHT };
}

/** Draws a legend whose top left corner is at (x, y). */
export function drawLegend({ lines }: Legend, x: number, y: number): readonly Shape[] {
  return lines.flatMap((entries, line) => {
    const middle = y + (line + 0.5) * LINE_HEIGHT;
    let left = x;
    return entries.flatMap(({ letter, colour, name, width }) => {
      const patch = left + measureText(letter, SIZE, true) + ROOM;
      const text = { kind: 'text', y: middle, size: SIZE, anchor: 'start', colour: BLACK } as const;
      const shapes: Shape[] = [
        ...(letter === '' ? [] : [{ ...text, text: letter, x: left, bold: true }]),
        {
          kind: 'rectangle',
          x: patch,
          y: middle - PATCH / 2,
          width: PATCH,
          height: PATCH,
          fill: colour,
          stroke: BLACK,
          strokeWidth: HAIRLINE,
        },
        { ...text, text: name, x: patch + PATCH + ROOM },
      ];
      left += width + ENTRY_ROOM;
      return shapes;
    });
  });
}

/** The legend in words, for a terminal. */
export function legendWords(palette: readonly Colour[]): string {
  const names = colourNames(palette).slice(1);
  return names.map((name, index) => `${letterOf(index + 1)} ${name}`).join(', ');
}

/** Black or white, whichever has more contrast with a ground (WCAG 2.2, contrast ratio). */
export function inkOn(ground: Colour): Colour {
  const [red, green, blue] = channelsOf(ground).map(linear) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + GLARE) ** 2 < GLARE * (1 + GLARE) ? WHITE : BLACK;
}

/** Linear light of a byte on the sRGB curve (IEC 61966-2-1). */
function linear(byte: number): number {
  const encoded = byte / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

function lineWidth(entries: readonly Entry[]): number {
  return entries.reduce((sum, { width }) => sum + width + ENTRY_ROOM, -ENTRY_ROOM);
}
