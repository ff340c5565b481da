/**
 * Places where lines of text may be broken: at spaces, and in Chinese and Japanese between any two
 * characters, except that some signs begin no line and some end none (the usual rules of Japanese
 * typesetting, JIS X 4051).
 */

const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc\uff00-\uffef]/u;
/** Closing brackets, stops, small kana, and marks that belong to the character before them. */
const NEVER_FIRST =
  /[、。，．・：；？！）］｝」』】〉》〕〙〗’”%％,.:;?!)\]}ーぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ々ゝゞヽヾ〜～…‥–]/u;
/** Opening brackets. */
const NEVER_LAST = /[（［｛「『【〈《〔〘〖‘“([{]/u;

/**
 * The pieces of a text between which a line may be broken, in order: together they are the text. Spaces stand
 * at the ends of pieces and are not printed at the end of a line.
 */
export function pieces(text: string): readonly string[] {
  const found: string[] = [];
  let piece = '';
  for (const character of text) {
    if (piece !== '' && mayBreak(piece, character)) {
      found.push(piece);
      piece = '';
    }
    piece += character;
  }
  return piece === '' ? found : [...found, piece];
}

function mayBreak(before: string, next: string): boolean {
  if (next === ' ') return false;
  if (before.endsWith(' ')) return true;
  const last = [...before].at(-1)!;
  if (!IDEOGRAPHIC.test(last) && !IDEOGRAPHIC.test(next)) return false;
  return !NEVER_FIRST.test(next) && !NEVER_LAST.test(last);
}
