/**
 * Other typefaces for the characters that the one typeface of all pictures lacks: which scripts each has, and
 * the package that holds it. All of them may be embedded (SIL Open Font License). A face is read when a text
 * first needs it.
 */

/** Files of a typeface for some scripts. */
export interface Cover {
  readonly id: string;
  readonly typeface: string;
  readonly package: string;
  /** The prefix of its files' names, before the weight. */
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
 * In the order in which they are tried. Where two have a character, all such characters of a text share the
 * first that has all of them.
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

const SERIF = { typeface: 'Source Serif 4', package: '@fontsource/source-serif-4' } as const;
const FRIENDLY = { typeface: 'Andika', package: '@fontsource/andika' } as const;
const ANY = /./u;

/** Typefaces that a text may ask for, by kind; missing characters are set as in a text without kind. */
export const TYPEFACES = {
  serif: [
    { id: 'serif', ...SERIF, file: 'source-serif-4-latin', characters: ANY },
    { id: 'serif-extended', ...SERIF, file: 'source-serif-4-latin-ext', characters: ANY },
    { id: 'serif-cyrillic', ...SERIF, file: 'source-serif-4-cyrillic', characters: ANY },
    { id: 'serif-greek', ...SERIF, file: 'source-serif-4-greek', characters: ANY },
  ],
  friendly: [
    { id: 'friendly', ...FRIENDLY, file: 'andika-latin', characters: ANY },
    { id: 'friendly-extended', ...FRIENDLY, file: 'andika-latin-ext', characters: ANY },
    { id: 'friendly-cyrillic', ...FRIENDLY, file: 'andika-cyrillic', characters: ANY },
  ],
} as const satisfies Readonly<Record<string, readonly Cover[]>>;

/** A kind of typeface that a text may ask for. */
export type Typeface = keyof typeof TYPEFACES;

const ALL_COVERS: readonly Cover[] = [...COVERS, ...Object.values(TYPEFACES).flat()];

type CoverId = (typeof COVERS)[number]['id'] | (typeof TYPEFACES)[Typeface][number]['id'];

/** A face of another typeface: its weight and its cover. */
export type CoverFace = `${'regular' | 'bold'}-${CoverId}`;

/** The cover of a face; undefined for a face of the one typeface of all pictures. */
export function coverOf(face: string): Cover | undefined {
  const id = face.replace(/^(regular|bold)-/, '');
  return ALL_COVERS.find((cover) => cover.id === id);
}

/** The face of a cover in a weight. */
export function coverFace({ id }: { readonly id: CoverId }, bold: boolean): CoverFace {
  return `${bold ? 'bold' : 'regular'}-${id}`;
}
