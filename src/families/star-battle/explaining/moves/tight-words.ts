/** Sentences for counts without a place to spare. */
import { capitalised } from '../../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../../contract/move.js';
import { all, cellsWords } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import { dative, placeIn, restOf, starCount, type UnitName, unitWords } from '../words.js';

/** A count without a place to spare. */
export interface Tight {
  readonly units: readonly UnitName[];
  readonly needs: number;
  readonly limits: readonly UnitName[];
  /** The stars that these take together. */
  readonly taken: number;
  /** Blocks of two by two cells with one star each, those of one cell left out. */
  readonly blocks: readonly (readonly string[])[];
  readonly stars: readonly string[];
  /** Cells that are empty as the limits have their stars elsewhere, and as they touch a whole block. */
  readonly outside: readonly string[];
  readonly touching: readonly string[];
}

/** The sentence: the stars that are needed, the cells left for them, and the conclusions. */
export const saysTight: InLanguages<(data: Tight) => string> = { en: inEnglish, de: inGerman };

function inEnglish({ units, needs, limits, taken, blocks, stars, outside, touching }: Tight): string {
  const need = `${capitalised(unitWords(units, 'en'))} ${units.length === 1 ? 'needs' : 'need'}`;
  const take = `which ${limits.length === 1 ? 'takes' : 'take'}`;
  const left = [
    ...some(stars, cellsWords(stars, 'en')),
    ...some(limits, `cells of ${unitWords(limits, 'en')}, ${take} ${inWords(taken, 'en')},`),
    ...some(blocks, blocksLeft(blocks, 'en')),
  ];
  const isWithin = blocks.length + stars.length === 0;
  const places = isWithin
    ? `, and all places left for ${needs === 1 ? 'it' : 'them'} are ${placeIn(limits, 'en')}, ${take} no more`
    : `. Left are ${all(left, 'en').replace(/,$/, '')}`;
  const so = [
    ...some(stars, `${cellsWords(stars, 'en')} ${stars.length === 1 ? 'is a star' : 'are stars'}`),
    ...(outside.length === 0 ? [] : [`${restOf(limits, 'en')} is empty: ${cellsWords(outside, 'en')}`]),
    ...some(
      touching,
      `${cellsWords(touching, 'en')} ${touching.length === 1 ? 'is empty, as it touches' : 'are empty, as each touches'} a whole block`,
    ),
  ];
  return `${need} ${starCount(needs, 'en')}${places}. So ${so.join('; ')}.`;
}

function inGerman({ units, needs, limits, taken, blocks, stars, outside, touching }: Tight): string {
  const need = `${capitalised(unitWords(units, 'de'))} ${units.length === 1 ? 'braucht' : 'brauchen'}`;
  const which = limits.length === 1 && limits[0]!.kind === 'region' ? 'das' : 'die';
  const take = (much: string): string => `${which} ${much} ${limits.length === 1 ? 'aufnimmt' : 'aufnehmen'}`;
  const left = [
    ...some(stars, cellsWords(stars, 'de')),
    ...some(limits, `Felder aus ${dative(limits, 'de')}, ${take(inWords(taken, 'de', 'en'))},`),
    ...some(blocks, blocksLeft(blocks, 'de')),
  ];
  const isWithin = blocks.length + stars.length === 0;
  const places = isWithin
    ? `, und alle Plätze dafür liegen ${placeIn(limits, 'de')}, ${take('nicht mehr')}`
    : `. Übrig sind ${all(left, 'de').replace(/,$/, '')}`;
  const so = [
    ...some(
      stars,
      stars.length === 1
        ? `ist ${cellsWords(stars, 'de')} ein Stern`
        : `sind ${cellsWords(stars, 'de')} Sterne`,
    ),
    ...(outside.length === 0 ? [] : [`ist ${restOf(limits, 'de')} leer: ${cellsWords(outside, 'de')}`]),
    ...some(
      touching,
      touching.length === 1
        ? `ist ${cellsWords(touching, 'de')} leer, denn es berührt einen ganzen Block`
        : `sind ${cellsWords(touching, 'de')} leer, denn jedes berührt einen ganzen Block`,
    ),
  ];
  return `${need} ${starCount(needs, 'de')}${places}. Also ${so.join('; auch ')}.`;
}

/** Words where there is something to say. */
function some(items: readonly unknown[], words: string): readonly string[] {
  return items.length === 0 ? [] : [words];
}

/** `the block (r1c1 r1c2), which has one` */
function blocksLeft(blocks: Tight['blocks'], language: StepLanguage): string {
  const listed = all(
    blocks.map((block) => `(${block.join(' ')})`),
    language,
  );
  const count = inWords(blocks.length, language, 'en');
  if (language === 'en') {
    return blocks.length === 1
      ? `the block ${listed}, which has one`
      : `${count} blocks that have one each: ${listed}`;
  }
  return blocks.length === 1
    ? `der Block ${listed}, der einen hat`
    : `${count} Blöcke, die je einen haben: ${listed}`;
}
