/** Numbers of one or two digits, typed key by key. */

/** The number that a digit makes with those typed before it: of two digits where that is still a number of the puzzle. */
export function numberTyped(before: string, key: string, most: number): number | undefined {
  if (!/^\d$/.test(key)) return undefined;
  const both = Number(before + key);
  return most > 9 && both <= most ? both : Number(key);
}
