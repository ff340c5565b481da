/** Worked Star Battles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import { numberRegions, type StarBattlePuzzle, type StarBattleSolution } from './puzzle.js';

type StarBattleExample = Example<StarBattlePuzzle, StarBattleSolution>;

/** A puzzle from rows of digits, `.` for cells of no region. */
function starBattle(stars: number, rows: string): StarBattlePuzzle {
  const regions = rows.split(' ').map((row) => [...row].map((sign) => (sign === '.' ? null : Number(sign))));
  return { family: 'star-battle', stars, regions: numberRegions(regions) };
}

const COLUMNS = starBattle(1, '01234 01234 01234 01234 01234');
const DOCUMENT = 'the text on the puzzle Parks';
const PROJECT = 'drawn for the project';

export const starBattleExamples = (): readonly StarBattleExample[] => [
  {
    name: 'simple park',
    source: `${DOCUMENT}, its first puzzle`,
    puzzle: starBattle(1, '01111 00111 02311 03334 33344'),
    verdict: 'unique',
    solution: ['*....', '...*.', '.*...', '....*', '..*..'],
  },
  {
    name: 'harder park',
    source: `${DOCUMENT}, its second puzzle`,
    puzzle: starBattle(
      2,
      '001111111 011112222 011112333 000444443 550006643 500776643 588776643 588778443 588888443',
    ),
    verdict: 'unique',
    solution:
      '.*...*... ...*...*. *....*... ...*....* .*....*.. ....*...* ..*...*.. *...*.... ..*....*.'.split(' '),
  },
  {
    name: 'six by six',
    source: `${PROJECT}; its puzz.link address is starbattle/6/6/1/2u9gn9c9jpmk`,
    puzzle: starBattle(1, '000011 023011 223331 211111 244145 224445'),
    verdict: 'unique',
    solution: ['.*....', '....*.', '..*...', '*.....', '.....*', '...*..'],
  },
  {
    name: 'cells of no region',
    source: PROJECT,
    puzzle: starBattle(1, '001222 .11122 111322 ..133. 455333 4555..'),
    verdict: 'unique',
    solution: ['.*....', '.....*', '..*...', '....*.', '*.....', '...*..'],
  },
  {
    name: 'regions in two parts',
    source: PROJECT,
    puzzle: starBattle(
      2,
      '011123344 011222244 000562244 000566633 225556677 225556677 644088777 644008877 664000877',
    ),
    verdict: 'unique',
    solution:
      '...*..*.. .*......* ...*.*... *......*. ..*..*... *......*. ..*.*.... ......*.* .*..*....'.split(' '),
  },
  { name: 'one cell', source: PROJECT, puzzle: starBattle(1, '0'), verdict: 'unique', solution: ['*'] },
  {
    name: 'columns for regions',
    source: `${PROJECT}; regions that add nothing, 14 solutions`,
    puzzle: COLUMNS,
    verdict: 'multiple',
  },
  {
    name: 'two cells given',
    source: `${PROJECT}; the same regions, two cells leave one of the 14 solutions`,
    puzzle: { ...COLUMNS, given: ['*????', '?????', '?.???', '?????', '?????'] },
    verdict: 'unique',
    solution: ['*....', '..*..', '....*', '.*...', '...*.'],
  },
  {
    name: 'given stars that touch',
    source: PROJECT,
    puzzle: { ...COLUMNS, given: ['*????', '?*???', '?????', '?????', '?????'] },
    verdict: 'none',
  },
  {
    name: 'two by two',
    source: `${PROJECT}; any two stars touch`,
    puzzle: starBattle(1, '01 01'),
    verdict: 'none',
  },
  {
    name: 'more stars than fit',
    source: `${PROJECT}; two stars in every row need eight rows`,
    puzzle: starBattle(2, '00011 00111 22111 23344 33344'),
    verdict: 'none',
  },
];

export const starBattleCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'star-battle', regions: [[0]] } },
  { code: 'grid-size', json: { family: 'star-battle', stars: 1, regions: [] } },
  { code: 'grid-not-square', json: starBattle(1, '001 011') },
  { code: 'region-number', json: { family: 'star-battle', stars: 1, regions: [[0.5]] } },
  { code: 'region-count', json: starBattle(1, '00 00') },
  { code: 'stars-number', json: starBattle(0, '0') },
  { code: 'given-shape', json: { ...starBattle(1, '0'), given: ['??'] } },
];
