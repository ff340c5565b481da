/** Colours of editors as six hexadecimal digits. What is half transparent looks as it does on white. */

/** The names of colours that drawings use. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ black: '#000000', white: '#ffffff', red: '#ff0000', green: '#008000', blue: '#0000ff' },
  ...{ gray: '#808080', grey: '#808080', silver: '#c0c0c0', lightgray: '#d3d3d3', lightgrey: '#d3d3d3' },
  ...{ yellow: '#ffff00', orange: '#ffa500', purple: '#800080', pink: '#ffc0cb', brown: '#a52a2a' },
  ...{ transparent: '#00000000', none: '#00000000' },
};

/** Red, green and blue from 0 to 255, and how much of it covers the ground, from 0 to 1. */
type Paint = readonly [red: number, green: number, blue: number, cover: number];
const UNKNOWN: Paint = [128, 128, 128, 1];

/**
 * A colour by its digits, its name or as `rgb(…)`, grey for one that is said otherwise: what is drawn must
 * not vanish. Undefined: none is said, or it cannot be seen.
 */
export function colourOf(colour: unknown, opacity?: number | null): string | undefined {
  const paint = paintOf(colour);
  const cover = (paint?.[3] ?? 0) * (opacity ?? 1);
  if (paint === undefined || !(cover > 0)) return undefined;
  const digits = paint.slice(0, 3).map((part) => {
    const seen = Math.round(255 + (part - 255) * Math.min(1, cover));
    return seen.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** The colour of a line or a text: black where none is said; undefined: it cannot be seen. */
export function inkOf(colour: unknown, opacity?: number | null): string | undefined {
  return colourOf(paintOf(colour) === undefined ? '#000000' : colour, opacity);
}

function paintOf(colour: unknown): Paint | undefined {
  const said = String(colour || '')
    .trim()
    .toLowerCase();
  if (said === '') return undefined;
  const code = Object.hasOwn(NAMES, said) ? NAMES[said]! : said;
  const short = /^#[0-9a-f]{3,4}$/.test(code) ? code.replaceAll(/[0-9a-f]/g, '$&$&') : code;
  if (/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/.test(short)) {
    const [red, green, blue, cover = 255] = (short.match(/[0-9a-f]{2}/g) ?? []).map((part) =>
      Number.parseInt(part, 16),
    );
    return [red!, green!, blue!, cover / 255];
  }
  const parts = /^rgba?\(([\d\s.,]{5,60})\)$/.exec(code)?.[1]?.split(',').map(Number) ?? [];
  const [red, green, blue, cover = 1] = parts;
  const isColour = parts.length >= 3 && parts.every((part) => part >= 0 && part <= 255);
  return isColour ? [red!, green!, blue!, cover] : UNKNOWN;
}
