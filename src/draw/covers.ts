/**
 * Other typefaces for the characters that the one typeface of all pictures lacks: which scripts each has, and the package
 * that holds it. All of them may be embedded (SIL Open Font License). A face is read when a text first needs it.
 */

/** Files of a typeface for some scripts. */
export interface Cover {
  readonly id: string;
  readonly typeface: string;
  readonly package: string;
  /** What the names of its files begin with, before the weight. */
  readonly file: string;
  /** Weights of its regular and its bold face; absent: 400 and 700. */
  readonly weights?: readonly [number, number];
  /** The characters for which it is worth reading. */
  readonly characters: RegExp;
}

/** Arrows, stars, notes, circled numbers, signs of mathematics. */
const SIGN = /[\p{S}\p{P}\p{N}]/u;
const ONE_WEIGHT = [400, 400] as const;

const NOTO = { typeface: 'Noto Sans', package: '@fontsource/noto-sans' } as const;

/**
 * In the order in which they are tried. Where two have a character, all such characters of a text share the first that has
 * all of them.
 */
export const COVERS = [
  { id: 'latin', ...NOTO, file: 'noto-sans-latin-ext', characters: /\p{Script=Latin}/u },
  { id: 'vietnamese', ...NOTO, file: 'noto-sans-vietnamese', characters: /[\p{Script=Latin}₫]/u },
  { id: 'greek', ...NOTO, file: 'noto-sans-greek', characters: /\p{Script=Greek}/u },
  { id: 'greek-extended', ...NOTO, file: 'noto-sans-greek-ext', characters: /\p{Script=Greek}/u },
  { id: 'cyrillic', ...NOTO, file: 'noto-sans-cyrillic', characters: /[\p{Script=Cyrillic}№]/u },
  { id: 'cyrillic-extended', ...NOTO, file: 'noto-sans-cyrillic-ext', characters: /\p{Script=Cyrillic}/u },
  {
    id: 'japanese',
    typeface: 'BIZ UDPGothic',
    package: '@fontsource/biz-udpgothic',
    file: 'biz-udpgothic-japanese',
    characters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc\uff00-\uffef]/u,
  },
  {
    id: 'mathematics',
    typeface: 'Noto Sans Math',
    package: '@fontsource/noto-sans-math',
    file: 'noto-sans-math-latin',
    weights: ONE_WEIGHT,
    characters: SIGN,
  },
  {
    id: 'pictographs',
    typeface: 'Noto Sans Symbols 2',
    package: '@fontsource/noto-sans-symbols-2',
    file: 'noto-sans-symbols-2-symbols',
    weights: ONE_WEIGHT,
    characters: SIGN,
  },
  {
    id: 'enclosed',
    typeface: 'Noto Sans Symbols',
    package: '@fontsource/noto-sans-symbols',
    file: 'noto-sans-symbols-symbols',
    characters: SIGN,
  },
  {
    id: 'chinese',
    typeface: 'Noto Sans SC',
    package: '@fontsource/noto-sans-sc',
    file: 'noto-sans-sc-chinese-simplified',
    characters: /[\p{Script=Han}\p{Script=Bopomofo}]/u,
  },
  {
    id: 'korean',
    typeface: 'Noto Sans KR',
    package: '@fontsource/noto-sans-kr',
    file: 'noto-sans-kr-korean',
    characters: /\p{Script=Hangul}/u,
  },
] as const satisfies readonly Cover[];

type CoverId = (typeof COVERS)[number]['id'];

/** A face of another typeface: its weight and what it covers. */
export type CoverFace = `${'regular' | 'bold'}-${CoverId}`;

/** What a face covers; undefined for a face of the one typeface of all pictures. */
export function coverOf(face: string): Cover | undefined {
  const id = face.replace(/^(regular|bold)-/, '');
  return COVERS.find((cover) => cover.id === id);
}

/** The face of a cover in a weight. */
export function coverFace({ id }: (typeof COVERS)[number], bold: boolean): CoverFace {
  return `${bold ? 'bold' : 'regular'}-${id}`;
}
