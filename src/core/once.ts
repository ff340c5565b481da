/** Functions whose results are made once and kept. */

/** The same function of objects: the result is kept as long as the object is. */
export function oncePerObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return keeping(make, new WeakMap<Key, Value>());
}

/** The same function of numbers or texts of which there are few: every result is kept. */
export function oncePerKey<Key extends number | string, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  return keeping(make, new Map<Key, Value>());
}

function keeping<Key, Value>(
  make: (key: Key) => Value,
  kept: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
): (key: Key) => Value {
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    kept.set(key, value);
    return value;
  };
}
