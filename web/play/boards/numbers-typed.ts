/** Numbers of one or two digits, typed key by key. */

/** The number that a digit makes with those typed before: of two digits where the puzzle has such. */
export function numberTyped(before: string, key: string, most: number): number | undefined {
  if (!/^\d$/.test(key)) return undefined;
  const both = Number(before + key);
  return most > 9 && both <= most ? both : Number(key);
}
