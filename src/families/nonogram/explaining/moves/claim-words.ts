/** Claims about the blocks of a line in words. */
import { capitalised } from '../../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../../contract/move.js';
import type { PlacedRun } from '../../../kit/rules/kinds/runs-starts.js';
import { all, anyOf, cellsWords } from '../../../kit/words/series.js';
import { type BlockName, blockNames, colourWords } from './block-names.js';
import { codeIn, type LineData } from './line.js';
import type { BlockClaim, LineClaim } from './line-claims.js';

/** The words of claims in a language; cells and blocks are named already. */
interface ClaimWords {
  is(block: string, cells: string): string;
  always(block: string, cells: string): string;
  covers(block: string, range: string, cells: string): string;
  lies(block: string, range: string): string;
  begins(block: string, cell: string): string;
  ends(block: string, cell: string): string;
  whole(cells: string, isOne: boolean): string;
  tooLong(cells: string): string;
  noRoom(blocks: string, isOne: boolean, cells: string): string;
  noBlock(cells: string): string;
  absent(colours: string): string;
  either(cell: string, blocks: string, cells: string): string;
  everyWay(cells: string, isFilled: boolean): string;
}

const WORDS: InLanguages<ClaimWords> = {
  en: {
    is: (block, where) => `${block} is ${where}`,
    always: (block, where) => `${block} covers ${where} wherever it stands`,
    covers: (block, range, where) => `${block} lies in ${range} and so covers ${where}`,
    lies: (block, range) => `${block} lies in ${range}`,
    begins: (block, cell) => `${block} begins at ${cell} at the earliest`,
    ends: (block, cell) => `${block} ends at ${cell} at the latest`,
    whole: (where, isOne) => `${where} ${isOne ? 'is' : 'are'} a whole block`,
    tooLong: (where) => `${where} together would be too long for any block there`,
    noRoom: (blocks, isOne, where) => `${blocks} ${isOne ? 'has' : 'have'} no room in ${where}`,
    noBlock: (where) => `no block has room in ${where}`,
    absent: (colours) => `no block is ${colours}`,
    either: (cell, blocks, where) => `${cell} is in ${blocks}, and each of them covers ${where} too`,
    everyWay: (where, isFilled) => `${isFilled ? 'every' : 'no'} way to place the blocks covers ${where}`,
  },
  de: {
    is: (block, where) => `${block} ist ${where}`,
    always: (block, where) => `${block} bedeckt ${where}, wo immer sie steht`,
    covers: (block, range, where) => `${block} liegt in ${range} und bedeckt also ${where}`,
    lies: (block, range) => `${block} liegt in ${range}`,
    begins: (block, cell) => `${block} beginnt frühestens in ${cell}`,
    ends: (block, cell) => `${block} endet spätestens in ${cell}`,
    whole: (where, isOne) => `${where} ${isOne ? 'ist' : 'sind'} ein ganzer Block`,
    tooLong: (where) => `${where} wären zusammen zu lang für jeden Block dort`,
    noRoom: (blocks, isOne, where) => `${blocks} ${isOne ? 'hat' : 'haben'} keinen Platz in ${where}`,
    noBlock: (where) => `kein Block hat Platz in ${where}`,
    absent: (colours) => `kein Block ist ${colours}`,
    either: (cell, blocks, where) => `${cell} gehört ${blocks}, und jede davon bedeckt auch ${where}`,
    everyWay: (where, isFilled) =>
      isFilled
        ? `wie man die Blöcke auch legt, sie bedecken ${where}`
        : `wie man die Blöcke auch legt, keiner bedeckt ${where}`,
  },
};

const CELL = /^r\d+c\d+/;

/** The claims in words: those about blocks first, in the order of the clue, each once. */
export function saysClaims(
  line: LineData,
  blocks: readonly PlacedRun[],
  claims: readonly LineClaim[],
  language: StepLanguage,
): string {
  const said = new SaidLine(line, blocks, claims, language);
  const parts = [...new Set([...said.ofBlocks(), ...said.ofOthers(), ...said.together()])].join('; ');
  // A German sentence behind a colon has a capital in front, the name of a cell has none.
  return language === 'de' && !CELL.test(parts) ? capitalised(parts) : parts;
}

class SaidLine {
  readonly #line: LineData;
  readonly #blocks: readonly PlacedRun[];
  readonly #claims: readonly LineClaim[];
  readonly #language: StepLanguage;
  readonly #words: ClaimWords;
  readonly #names: readonly BlockName[];

  constructor(
    line: LineData,
    blocks: readonly PlacedRun[],
    claims: readonly LineClaim[],
    language: StepLanguage,
  ) {
    this.#line = line;
    this.#blocks = blocks;
    this.#claims = claims;
    this.#language = language;
    this.#words = WORDS[language];
    this.#names = blockNames(line.palette, line.runs, language);
  }

  ofBlocks(): readonly string[] {
    return this.#blocks.flatMap((_, block) => {
      const own = this.#claims.flatMap((one) =>
        one.kind === 'block' && one.block === block ? [one.claim] : [],
      );
      return own.length === 0 ? [] : [this.#block(block, new Set(own))];
    });
  }

  ofOthers(): readonly string[] {
    return this.#claims.flatMap((claim) => {
      if (claim.kind === 'whole') return [this.#words.whole(this.#span(claim), claim.from === claim.to)];
      if (claim.kind === 'join') return [this.#words.tooLong(this.#span(claim))];
      if (claim.kind === 'gap') return [this.#gaps(claim.blocks)];
      if (claim.kind === 'absent') return [this.#absent()];
      return claim.kind === 'either' ? [this.#either(claim.anchor, claim.blocks)] : [];
    });
  }

  /** Words for cells that only all placements of the blocks decide. */
  together(): readonly string[] {
    return [true, false].flatMap((isFilled) => {
      const own = this.#claims.flatMap((one) =>
        one.kind === 'all' && one.isFilled === isFilled ? [one.cell] : [],
      );
      return own.length === 0 ? [] : [this.#words.everyWay(this.#cells(own), isFilled)];
    });
  }

  #block(index: number, claims: ReadonlySet<BlockClaim>): string {
    const { starts, length } = this.#blocks[index]!;
    const [first, last] = [starts[0]!, starts.at(-1)!];
    const { name } = this.#names[index]!;
    const range = this.#span({ from: first, to: last + length - 1 });
    if (first === last) return this.#words.is(name, range);
    if (claims.has('covers')) {
      const covered = this.#span({ from: last, to: first + length - 1 });
      const isAnywhere = first === 0 && last + length === this.#line.before.length;
      return isAnywhere ? this.#words.always(name, covered) : this.#words.covers(name, range, covered);
    }
    if (claims.size > 1) return this.#words.lies(name, range);
    return claims.has('begins')
      ? this.#words.begins(name, codeIn(this.#line, first))
      : this.#words.ends(name, codeIn(this.#line, last + length - 1));
  }

  /** The places that are too small for some blocks: `the 2 has no room in r8c1 or r10c1`. */
  #gaps(own: readonly number[]): string {
    const gaps = this.#claims.flatMap((one) =>
      one.kind === 'gap' && one.blocks.join() === own.join() ? [this.#span(one)] : [],
    );
    const where = anyOf([...new Set(gaps)], this.#language);
    if (own.length === this.#blocks.length && own.length > 1) return this.#words.noBlock(where);
    const names = own.map((one) => this.#names[one]!.name);
    return this.#words.noRoom(all(names, this.#language), own.length === 1, where);
  }

  #absent(): string {
    const absent = this.#claims.reduce((bits, one) => (one.kind === 'absent' ? bits | one.colours : bits), 0);
    const names = colourWords(this.#line.palette, this.#language).filter(
      (_, colour) => colour > 0 && (absent & (1 << colour)) !== 0,
    );
    return this.#words.absent(anyOf(names, this.#language));
  }

  #either(anchor: number, blocks: readonly number[]): string {
    const own = this.#claims.flatMap((one) =>
      one.kind === 'either' && one.anchor === anchor ? [one.cell] : [],
    );
    const names = blocks.map((one) => this.#names[one]!.dative);
    return this.#words.either(codeIn(this.#line, anchor), anyOf(names, this.#language), this.#cells(own));
  }

  #span({ from, to }: { readonly from: number; readonly to: number }): string {
    return this.#cells(Array.from({ length: to - from + 1 }, (_, place) => from + place));
  }

  #cells(places: readonly number[]): string {
    return cellsWords(
      places.map((place) => codeIn(this.#line, place)),
      this.#language,
    );
  }
}
