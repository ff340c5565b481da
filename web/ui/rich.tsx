/** Texts with links and stressed words in them, which stand between marks: `<open>open</open>`. */
import type { ComponentChild } from 'preact';
import { filled, type PlainKey, say, type Values } from '../words/index.js';

/** The element for the words between marks of a name. */
type Elements = Readonly<Record<string, (words: string) => ComponentChild>>;

const STRESSED: Elements = {
  strong: (words) => <strong>{words}</strong>,
  code: (words) => <code>{words}</code>,
};

const PART = /<(\w+)>(.*?)<\/\1>/s;

/** A text of the page with elements for its marks; `strong` and `code` are known. */
export function sayRich(key: PlainKey, values: Values = {}, elements: Elements = {}): ComponentChild[] {
  // Values are put in last: what they say is no mark.
  return partsOf(say(key), { ...STRESSED, ...elements }, values);
}

function partsOf(text: string, elements: Elements, values: Values): ComponentChild[] {
  const found = PART.exec(text);
  if (found === null) return [filled(text, values)];
  const [whole, name = '', words = ''] = found;
  const rest = text.slice(found.index + whole.length);
  const element = elements[name]?.(filled(words, values)) ?? filled(words, values);
  return [filled(text.slice(0, found.index), values), element, ...partsOf(rest, elements, values)];
}
