/**
 * The browser's storage for this page. Where it stores nothing (a private window, a full disk), the page
 * works without it.
 */

const PREFIX = 'puzzlewright.';

/** A text that was stored under a key. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The keys under which texts are stored that begin with a prefix. */
export function storedKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + prefix))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Takes a text away. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Where nothing may be kept, nothing is there.
  }
}

/** JSON that was stored under a key; undefined where there is none that can be read. */
export function readStoredJson(key: string): unknown {
  try {
    const text = readStored(key);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a text. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // There is no room, or nothing may be kept: the page goes on without.
  }
}
