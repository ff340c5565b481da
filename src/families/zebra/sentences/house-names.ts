/**
 * Words for the houses of a street, counted from 0 at the left: the first house, the middle house, house 4.
 */
import { ORDINALS } from '../../kit/words/words.js';

/** All names of a house; the first one is written. */
export function houseNames(house: number, houses: number): readonly string[] {
  const isMiddle = houses % 2 === 1 && house === (houses - 1) / 2;
  const ordinal = ORDINALS[house] ?? shortOrdinal(house + 1);
  return [
    ...(isMiddle ? ['the middle house'] : []),
    `the ${ordinal} house`,
    ...(house === houses - 1 ? ['the last house'] : []),
    ...(house < ORDINALS.length ? [`the ${shortOrdinal(house + 1)} house`] : []),
    `house ${house + 1}`,
  ];
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
function shortOrdinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${(teen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10]) ?? 'th'}`;
}
