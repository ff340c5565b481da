/** Lengths as people write them. */

export const MILLIMETRES_PER_INCH = 25.4;
export const POINTS_PER_INCH = 72;
/** Points of a type size, in millimetres. */
export const MILLIMETRES_PER_POINT = MILLIMETRES_PER_INCH / POINTS_PER_INCH;
/** The smallest type that printers take, 7 points, in millimetres. */
export const LEAST_PRINTED_TYPE = 7 * MILLIMETRES_PER_POINT;

const UNITS: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: MILLIMETRES_PER_INCH };

/**
 * Millimetres of a number (millimetres) or a text such as `3 mm`, `0.3cm` or `0.125 in`; undefined when it is
 * neither.
 */
export function millimetresOf(length: number | string): number | undefined {
  if (typeof length === 'number') return length;
  const found = /^(\d+(?:\.\d+)?|\.\d+)\s*(mm|cm|in)$/.exec(length.trim());
  return found === null ? undefined : Number(found[1]) * UNITS[found[2]!]!;
}
