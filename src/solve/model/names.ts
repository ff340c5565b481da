/**
 * Names for text formats that do not allow every name. Legal names stay as they are, the others are changed
 * as little as possible, and no two become the same.
 */

/** Longest name that every format takes. */
const LONGEST = 200;

/**
 * One distinct legal name per given name, in order. A name that is legal and not yet taken by an earlier
 * equal one is kept; any other gets the prefix, `_` for each character outside letters, digits, `_` and `.`,
 * and a number when that is taken too.
 * @param taken names that must not be given out
 */
export function legalNames(
  names: readonly string[],
  isLegal: (name: string) => boolean,
  prefix: string,
  taken: readonly string[] = [],
): string[] {
  const used = new Set(taken);
  const kept = names.map((name) => {
    const keep = isLegal(name) && name.length <= LONGEST && !used.has(name);
    if (keep) used.add(name);
    return keep;
  });
  const attempts = new Map<string, number>();
  return names.map((name, index) => {
    if (kept[index]) return name;
    const base = `${prefix}${name.replaceAll(/[^A-Za-z0-9_.]/g, '_')}`.slice(0, LONGEST);
    let attempt = attempts.get(base) ?? 1;
    let candidate = base;
    while (used.has(candidate)) candidate = `${base}_${++attempt}`;
    attempts.set(base, attempt);
    used.add(candidate);
    return candidate;
  });
}
