/**
 * Counts without a place to spare: the open cells of some rows, columns or regions lie in others that take so
 * many stars, and in blocks of two by two, which take one each, just as many as are needed. Then each block
 * has exactly one, and what takes the stars has none elsewhere.
 */
import { capitalised } from '../../../../core/index.js';
import type { Found, InLanguages, Move, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all, cells as cellsWords } from '../../../kit/moves/words.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import type { Count } from './counts.js';
import { type Block, covers } from './cover.js';
import { NO_TOUCHING, type Stars, starsOf } from './stars.js';
import { dative, inWords, nameOfUnit, starCount, type UnitName, unitWords } from './words.js';

/** Covers that are looked at for one count. */
const MOST_COVERS = 20;

interface Tight {
  readonly units: readonly UnitName[];
  readonly needs: number;
  readonly limits: readonly UnitName[];
  /** The stars that these take together. */
  readonly taken: number;
  readonly blocks: readonly (readonly string[])[];
  readonly stars: readonly string[];
  /** Cells that are empty as the limits have their stars elsewhere, and as they touch a whole block. */
  readonly outside: readonly string[];
  readonly touching: readonly string[];
}

/** A move that looks for counts without a place to spare. */
export function tight(
  id: string,
  name: InLanguages<string> | undefined,
  countsIn: (stars: Stars) => Iterable<Count>,
): Move<StarBattlePuzzle> {
  return defineMove<StarBattlePuzzle, Tight>({
    id,
    ...(name === undefined ? {} : { name }),
    *find(board) {
      const stars = starsOf(board);
      const concluded = new Set<number>();
      for (const count of countsIn(stars)) {
        const found = tightPlace(stars, count);
        if (found === undefined || found.conclusions.some(({ mark }) => concluded.has(mark))) continue;
        for (const { mark } of found.conclusions) concluded.add(mark);
        yield found;
      }
    },
    says: { en: inEnglish, de: inGerman },
  });
}

/** What follows from a count by the cover from which most follows. */
function tightPlace(stars: Stars, count: Count): Found<Tight> | undefined {
  const { units, needs, limits, taken, cells, rest } = count;
  if (taken > needs) return undefined;
  const outside = stars.open.filter((mark) => {
    const held = limits.filter(({ marks }) => marks.includes(mark)).length;
    return held > 1 || (held === 1 && !cells.includes(mark));
  });
  let best: { readonly blocks: readonly Block[]; readonly touching: readonly number[] } | undefined;
  let looked = 0;
  for (const blocks of covers(stars, rest, needs - taken)) {
    if (++looked > MOST_COVERS) break;
    const wide = blocks.filter(({ length }) => length > 1);
    const touching = [...new Set(wide.flatMap((block) => stars.touchingAll(block)))]
      .filter((mark) => !outside.includes(mark))
      .sort((one, other) => one - other);
    const rank = (some: typeof best): number =>
      some === undefined ? -1 : starsIn(some.blocks).length * stars.open.length + some.touching.length;
    if (rank({ blocks, touching }) > rank(best)) best = { blocks, touching };
  }
  if (best === undefined) return undefined;
  const entered = starsIn(best.blocks);
  const empty = [...outside, ...best.touching];
  if (entered.length + empty.length === 0) return undefined;
  return {
    conclusions: [...stars.all(entered, true), ...stars.all(empty, false)],
    rules: [NO_TOUCHING, ...[...units, ...limits].map(({ id }) => id)],
    data: {
      units: units.map(nameOfUnit),
      needs,
      limits: limits.map(nameOfUnit),
      taken,
      blocks: best.blocks.filter(({ length }) => length > 1).map((block) => stars.codes(block)),
      stars: stars.codes(entered),
      outside: stars.codes(outside),
      touching: stars.codes(best.touching),
    },
  };
}

function starsIn(blocks: readonly Block[]): readonly number[] {
  return blocks.filter(({ length }) => length === 1).flat();
}

/** `(r1c1 r1c2) and (r3c4 r4c4)` */
function blockList(blocks: Tight['blocks'], language: StepLanguage): string {
  return all(
    blocks.map((block) => `(${block.join(' ')})`),
    language,
  );
}

function inEnglish({ units, needs, limits, taken, blocks, stars, outside, touching }: Tight): string {
  const need = `${capitalised(unitWords(units, 'en'))} ${units.length === 1 ? 'needs' : 'need'} ${starCount(needs, 'en')}`;
  const them = limits.length === 1 ? 'takes' : 'take';
  const limit = `${unitWords(limits, 'en')}, which ${them}`;
  const left = [
    ...(stars.length === 0 ? [] : [cellsWords(stars, 'en')]),
    ...(limits.length === 0 ? [] : [`cells of ${limit} ${inWords(taken, 'en')}`]),
    ...(blocks.length === 0
      ? []
      : [
          blocks.length === 1
            ? `the block ${blockList(blocks, 'en')}, which has one`
            : `${inWords(blocks.length, 'en')} blocks that have one each: ${blockList(blocks, 'en')}`,
        ]),
  ];
  const places =
    blocks.length + stars.length === 0
      ? `, and all places left for them are in ${limit} no more. `
      : `. Left are ${left.length > 1 ? `${left.slice(0, -1).join(', ')} and ${left.at(-1)}` : left[0]}. `;
  const so = [
    ...(stars.length === 0
      ? []
      : [`${cellsWords(stars, 'en')} ${stars.length === 1 ? 'is a star' : 'are stars'}`]),
    ...(outside.length === 0
      ? []
      : [`the rest of ${unitWords(limits, 'en')} is empty: ${cellsWords(outside, 'en')}`]),
    ...(touching.length === 0
      ? []
      : [
          `${cellsWords(touching, 'en')} ${touching.length === 1 ? 'is empty, as it touches' : 'are empty, as each touches'} a whole block`,
        ]),
  ];
  return `${need}${places}So ${so.join('; ')}.`;
}

function inGerman({ units, needs, limits, taken, blocks, stars, outside, touching }: Tight): string {
  const need = `${capitalised(unitWords(units, 'de'))} ${units.length === 1 ? 'braucht' : 'brauchen'} ${starCount(needs, 'de')}`;
  const take = limits.length === 1 ? 'aufnimmt' : 'aufnehmen';
  const which = limits[0]?.kind === 'region' && limits.length === 1 ? 'das' : 'die';
  const some = dative(limits, 'de');
  const limit = (much: string): string => `${some}, ${which} ${much} ${take}`;
  const left = [
    ...(stars.length === 0 ? [] : [cellsWords(stars, 'de')]),
    ...(limits.length === 0 ? [] : [`Felder aus ${limit(inWords(taken, 'de'))}`]),
    ...(blocks.length === 0
      ? []
      : [
          blocks.length === 1
            ? `der Block ${blockList(blocks, 'de')}, der einen hat`
            : `${inWords(blocks.length, 'de')} Blöcke, die je einen haben: ${blockList(blocks, 'de')}`,
        ]),
  ];
  const places =
    blocks.length + stars.length === 0
      ? `, und alle Plätze dafür liegen in ${limit('nicht mehr')}. `
      : `. Übrig sind ${left.length > 1 ? `${left.slice(0, -1).join(', ')} und ${left.at(-1)}` : left[0]}. `;
  const so = [
    ...(stars.length === 0
      ? []
      : [
          `${stars.length === 1 ? 'ist' : 'sind'} ${cellsWords(stars, 'de')} ${stars.length === 1 ? 'ein Stern' : 'Sterne'}`,
        ]),
    ...(outside.length === 0 ? [] : [`ist der Rest von ${some} leer: ${cellsWords(outside, 'de')}`]),
    ...(touching.length === 0
      ? []
      : [
          touching.length === 1
            ? `ist ${cellsWords(touching, 'de')} leer, denn es berührt einen ganzen Block`
            : `sind ${cellsWords(touching, 'de')} leer, denn jedes berührt einen ganzen Block`,
        ]),
  ];
  return `${need}${places}Also ${so.join('; ')}.`;
}
