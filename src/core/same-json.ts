/** True if two values of JSON are the same, whatever the order of the keys in their objects. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSameJson(valueAt(one, key), valueAt(other, key)));
}

function valueAt(object: object, key: string): unknown {
  return (object as Readonly<Record<string, unknown>>)[key];
}
