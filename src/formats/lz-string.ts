/**
 * Text compressed as the package lz-string does, in the letters of base64: LZ78 with codes of growing length,
 * low bit first, six bits a character. Links of Sudoku editors hold their puzzles in it.
 */
import lzString from 'lz-string';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BITS = 6;
/** Codes that are no phrases: a new character of 8 bits, one of 16 bits, the end. */
const [SHORT, LONG, END] = [0, 1, 2];
/** A few bytes can stand for gigabytes; no puzzle is longer than this. */
const MOST_CHARACTERS = 5_000_000;

/** The compressed text, in base64 with `=` at the end. */
export function compressText(text: string): string {
  return lzString.compressToBase64(text);
}

/**
 * The text that was compressed, or undefined where nothing of reasonable length was. Spaces stand for `+`,
 * and `-` and `$` for `/` and `=`, as addresses have them.
 */
export function decompressText(compressed: string): string | undefined {
  const letters = compressed.replaceAll(/[ -]/g, (sign) => (sign === ' ' ? '+' : '/')).replace(/[=$]+$/, '');
  return /^[A-Za-z0-9+/]+$/.test(letters) ? readPhrases(bitsOf(letters)) : undefined;
}

/** Reads a number of `count` bits, low bit first; undefined behind the end. */
type Bits = (count: number) => number | undefined;

function bitsOf(letters: string): Bits {
  let at = 0;
  return (count) => {
    let number = 0;
    for (let bit = 0; bit < count; bit++, at++) {
      const letter = letters[Math.floor(at / BITS)];
      if (letter === undefined) return undefined;
      number |= ((LETTERS.indexOf(letter) >> (BITS - 1 - (at % BITS))) & 1) << bit;
    }
    return number;
  };
}

/** A phrase as a piece of the text before it. */
type Phrase = readonly [start: number, length: number];

function readPhrases(bits: Bits): string | undefined {
  const text: string[] = [];
  const phrases: Phrase[] = [SHORT, LONG, END].map((): Phrase => [0, 0]);
  let before: number | undefined;
  while (text.length <= MOST_CHARACTERS) {
    const code = bits(widthOf(phrases.length));
    if (code === END) return text.join('');
    const start = text.length;
    // The phrase that is about to be made is the one before and its own first character.
    const grown: Phrase | undefined = before === undefined ? undefined : [before, start - before + 1];
    const phrase = code === phrases.length ? grown : phrases[code ?? phrases.length];
    const character = code === SHORT || code === LONG ? bits(code === SHORT ? 8 : 16) : undefined;
    if (character !== undefined) {
      phrases.push([start, 1]);
      text.push(String.fromCharCode(character));
    } else if (phrase !== undefined && phrase[1] > 0) {
      for (let index = 0; index < phrase[1]; index++) text.push(text[phrase[0] + index]!);
    } else return undefined;
    if (grown !== undefined) phrases.push(grown);
    before = start;
  }
  return undefined;
}

/** The bits of a code while there are this many phrases. */
function widthOf(phrases: number): number {
  return 32 - Math.clz32(phrases);
}
