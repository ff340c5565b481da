/** Every usual way to name a house of the street by its place, as templates. */
import { houseNames } from '../house-names.js';

const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const HOUSE = '(house|home|position|place|spot|building|one)';

/** The templates for a house, counted from 0 at the left. */
export function placeTemplates(house: number, houses: number): readonly string[] {
  const fromLeft = ordinalsOf(house, houses);
  const fromRight = ordinalsOf(houses - 1 - house, houses);
  const numbers = [String(house + 1), ...NUMBERS.slice(house, house + 1)].join('|');
  return [
    `[the] (${fromLeft}) ${HOUSE} [(from|on) the left] [(on|in) the (street|row)]`,
    `[the] (${fromLeft}) from the left`,
    `[the] (${fromRight}) ${HOUSE} (from|on) the right`,
    `[the] (${fromRight}) from the right`,
    `(house|position|place|number) [number|no] (${numbers})`,
    ...(house === 0 ? endTemplates('left') : []),
    ...(house === houses - 1 ? [...endTemplates('right'), `[the] last ${HOUSE}`] : []),
    ...(house === houses - 2 ? [`[the] (second to last|next to last|penultimate) ${HOUSE}`] : []),
    ...(2 * house === houses - 1 ? middleTemplates() : []),
  ];
}

/** The words `first`, `1st` of a house, without `the` and `house`. */
function ordinalsOf(house: number, houses: number): string {
  const names = houseNames(house, houses).map((name) => /^the (\S+) house$/.exec(name)?.[1]);
  const ordinals = names.filter((name) => name !== undefined && !['middle', 'last'].includes(name));
  return ordinals.join('|');
}

function endTemplates(side: 'left' | 'right'): readonly string[] {
  return [
    `[the] (${side}most|${side} most|far ${side}|furthest ${side}|farthest ${side}) [${HOUSE}|end]`,
    `the ${HOUSE} (on|at|to) the (far|extreme) ${side} [end|side]`,
    `the ${HOUSE} (on|at) the ${side} end`,
    `the (${side}|far ${side}|extreme ${side}) end`,
  ];
}

function middleTemplates(): readonly string[] {
  return [
    `[the] (middle|center|centre|central) ${HOUSE}`,
    'the (middle|center|centre)',
    `the ${HOUSE} in the (middle|center|centre)`,
  ];
}
