/**
 * Squeeze: the open cells of a unit, or of lines side by side, fit into as many blocks of two by two cells,
 * and regions, as stars are needed. Then each block holds exactly one, and each region all that it needs.
 */
import { capitalised } from '../../../../core/index.js';
import type { Found, Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all, cells as cellsWords } from '../../../kit/moves/words.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import {
  NO_TOUCHING,
  nameOfUnit,
  type Stars,
  sideBySide,
  starCount,
  starsOf,
  type Unit,
  type UnitName,
  unitWords,
} from './stars.js';

/** Most stars of what is squeezed: people do not count more blocks. */
const MOST_STARS = 6;

interface Squeezed {
  readonly units: readonly UnitName[];
  readonly needs: number;
  readonly blocks: readonly (readonly string[])[];
  readonly regions: readonly UnitName[];
  readonly stars: readonly string[];
  readonly empty: readonly string[];
}

/** A cover of cells by blocks, and by regions that are counted whole. */
interface Cover {
  readonly blocks: readonly (readonly number[])[];
  readonly regions: readonly Unit[];
}

/**
 * @param lines how many lines side by side are squeezed; with one, regions are squeezed too
 * @param withRegions regions may be counted besides blocks
 */
export function squeeze(
  id: string,
  name: Move['name'] & object,
  { lines, withRegions }: { readonly lines: readonly number[]; readonly withRegions: boolean },
): Move<StarBattlePuzzle> {
  return defineMove<StarBattlePuzzle, Squeezed>({
    id,
    name,
    *find(board) {
      const stars = starsOf(board);
      for (const units of sideBySide(stars, lines, !withRegions)) {
        const needs = units.reduce((sum, unit) => sum + unit.needs, 0);
        if (needs === 0 || needs > MOST_STARS) continue;
        const cells = [...new Set(units.flatMap(({ open }) => open))];
        for (const cover of coversOf(stars, cells, needs, withRegions)) {
          if (withRegions === (cover.regions.length === 0)) continue;
          const found = foundBy(stars, units, needs, cover);
          if (found !== undefined) yield found;
        }
      }
    },
    says: {
      en: (data) => inEnglish(data),
      de: (data) => inGerman(data),
    },
  });
}

function inEnglish({ units, needs, blocks, regions, stars, empty }: Squeezed): string {
  const parts = partsOf(blocks, regions, 'en');
  const verb = units.length === 1 ? 'needs' : 'need';
  const first = `${capitalised(unitWords(units, 'en'))} ${verb} ${starCount(needs, 'en')}, and only ${parts} are left`;
  const each = blocks.length > 0 ? '; each block holds exactly one' : '';
  return `${first}${each}. So ${saysBoth(stars, empty)}.`;
}

function saysBoth(stars: readonly string[], empty: readonly string[]): string {
  return all(
    [
      ...(stars.length === 0
        ? []
        : [`${cellsWords(stars, 'en')} ${stars.length === 1 ? 'is a star' : 'are stars'}`]),
      ...(empty.length === 0
        ? []
        : [`${cellsWords(empty, 'en')} ${empty.length === 1 ? 'is' : 'are'} empty`]),
    ],
    'en',
  );
}

function inGerman({ units, needs, blocks, regions, stars, empty }: Squeezed): string {
  const parts = partsOf(blocks, regions, 'de');
  const verb = units.length === 1 ? 'braucht' : 'brauchen';
  const first = `${capitalised(unitWords(units, 'de'))} ${verb} ${starCount(needs, 'de')}, und übrig sind nur ${parts}`;
  const each = blocks.length > 0 ? '; jeder Block hat genau einen' : '';
  const so = all(
    [
      ...(stars.length === 0
        ? []
        : [
            `${stars.length === 1 ? 'ist' : 'sind'} ${cellsWords(stars, 'de')} ${stars.length === 1 ? 'ein Stern' : 'Sterne'}`,
          ]),
      ...(empty.length === 0
        ? []
        : [`${empty.length === 1 ? 'ist' : 'sind'} ${cellsWords(empty, 'de')} leer`]),
    ],
    'de',
  );
  return `${first}${each}. Also ${so}.`;
}

function partsOf(
  blocks: readonly (readonly string[])[],
  regions: readonly UnitName[],
  language: 'en' | 'de',
): string {
  return all(
    [
      ...blocks.map((block) => `(${block.join(' ')})`),
      ...regions.map((region) => unitWords([region], language)),
    ],
    language,
  );
}

/** The covers of some cells that allow exactly so many stars. */
function* coversOf(
  stars: Stars,
  cells: readonly number[],
  allowed: number,
  withRegions: boolean,
): Iterable<Cover> {
  const [first] = cells;
  if (first === undefined) {
    if (allowed === 0) yield { blocks: [], regions: [] };
    return;
  }
  if (allowed === 0) return;
  for (const block of stars.blocksWith(first, cells)) {
    const left = cells.filter((cell) => !block.includes(cell));
    for (const cover of coversOf(stars, left, allowed - 1, withRegions)) {
      yield { ...cover, blocks: [block, ...cover.blocks] };
    }
  }
  const region = withRegions ? stars.unitsOf(first).find(({ kind }) => kind === 'region') : undefined;
  if (region === undefined || region.needs > allowed) return;
  const left = cells.filter((cell) => !region.marks.includes(cell));
  for (const cover of coversOf(stars, left, allowed - region.needs, withRegions)) {
    yield { ...cover, regions: [region, ...cover.regions] };
  }
}

function foundBy(
  stars: Stars,
  units: readonly Unit[],
  needs: number,
  { blocks, regions }: Cover,
): Found<Squeezed> | undefined {
  const inside = new Set(units.flatMap(({ marks }) => marks));
  const entered = blocks.filter(({ length }) => length === 1).flat();
  const touching = blocks.flatMap((block) => stars.touchingAll(block));
  const outside = regions.flatMap(({ open }) => open.filter((mark) => !inside.has(mark)));
  const empty = [...new Set([...touching, ...outside])].sort((one, other) => one - other);
  if (entered.length + empty.length === 0) return undefined;
  return {
    conclusions: [
      ...entered.map((mark) => stars.known(mark, true)),
      ...empty.map((mark) => stars.known(mark, false)),
    ],
    rules: [NO_TOUCHING, ...units.map(({ id }) => id), ...regions.map(({ id }) => id)],
    data: {
      units: units.map(nameOfUnit),
      needs,
      blocks: blocks.map((block) => stars.codes(block)),
      regions: regions.map(nameOfUnit),
      stars: stars.codes(entered),
      empty: stars.codes(empty),
    },
  };
}
