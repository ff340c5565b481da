/** True if two values of JSON are the same, whatever the order of the keys in their objects. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSameJson(valueAt(one, key), valueAt(other, key)));
}

/**
 * An order of values of JSON that does not depend on how they are written; 0 for the same. Objects are
 * compared key by key in the order in which they have them.
 */
export function compareJson(one: unknown, other: unknown): number {
  if (one === other) return 0;
  const [type, otherType] = [typeIn(one), typeIn(other)];
  if (type !== otherType) return type < otherType ? -1 : 1;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return (one as string) < (other as string) ? -1 : 1;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let at = 0; at < one.length && at < other.length; at++) {
      const order = compareJson(one[at], other[at]);
      if (order !== 0) return order;
    }
    return one.length - other.length;
  }
  const keys = Object.keys(one);
  const order = compareJson(keys, Object.keys(other));
  if (order !== 0) return order;
  for (const key of keys) {
    const order = compareJson(valueAt(one, key), valueAt(other, key));
    if (order !== 0) return order;
  }
  return 0;
}

function typeIn(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function valueAt(object: object, key: string): unknown {
  return (object as Readonly<Record<string, unknown>>)[key];
}
