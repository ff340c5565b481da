/** Worked zebra puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { Attributes, ZebraClue, ZebraPuzzle, ZebraSolution } from './puzzle.js';

const PROJECT = 'made for the project';

function zebra(houses: number, attributes: Attributes, clues: readonly ZebraClue[]): ZebraPuzzle {
  return { family: 'zebra', houses, attributes, clues };
}

const PETS: Attributes = { pet: ['cat', 'dog', 'fish'], drink: ['juice', 'milk', 'tea'] };

export const zebraExamples = (): readonly Example<ZebraPuzzle, ZebraSolution>[] => [
  {
    name: 'who owns the zebra',
    source: 'Life International, 1962, as in the report of Conroy, Dieroff, Kehoe and Lu, chapter 7',
    puzzle: zebra(
      5,
      {
        colour: ['blue', 'green', 'ivory', 'red', 'yellow'],
        nation: ['Englishman', 'Japanese', 'Norwegian', 'Spaniard', 'Ukrainian'],
        drink: ['coffee', 'milk', 'orange juice', 'tea', 'water'],
        smoke: ['Chesterfields', 'Kools', 'Lucky Strike', 'Old Gold', 'Parliaments'],
        pet: ['dog', 'fox', 'horse', 'snails', 'zebra'],
      },
      [
        { type: 'same', a: ['nation', 'Englishman'], b: ['colour', 'red'] },
        { type: 'same', a: ['nation', 'Spaniard'], b: ['pet', 'dog'] },
        { type: 'same', a: ['drink', 'coffee'], b: ['colour', 'green'] },
        { type: 'same', a: ['nation', 'Ukrainian'], b: ['drink', 'tea'] },
        { type: 'directly-right', a: ['colour', 'green'], b: ['colour', 'ivory'] },
        { type: 'same', a: ['smoke', 'Old Gold'], b: ['pet', 'snails'] },
        { type: 'same', a: ['smoke', 'Kools'], b: ['colour', 'yellow'] },
        { type: 'at', a: ['drink', 'milk'], house: 2 },
        { type: 'at', a: ['nation', 'Norwegian'], house: 0 },
        { type: 'adjacent', a: ['smoke', 'Chesterfields'], b: ['pet', 'fox'] },
        { type: 'adjacent', a: ['smoke', 'Kools'], b: ['pet', 'horse'] },
        { type: 'same', a: ['smoke', 'Lucky Strike'], b: ['drink', 'orange juice'] },
        { type: 'same', a: ['nation', 'Japanese'], b: ['smoke', 'Parliaments'] },
        { type: 'adjacent', a: ['nation', 'Norwegian'], b: ['colour', 'blue'] },
      ],
    ),
    verdict: 'unique',
    solution: {
      colour: ['yellow', 'blue', 'red', 'ivory', 'green'],
      nation: ['Norwegian', 'Ukrainian', 'Englishman', 'Spaniard', 'Japanese'],
      drink: ['water', 'tea', 'milk', 'orange juice', 'coffee'],
      smoke: ['Kools', 'Chesterfields', 'Old Gold', 'Lucky Strike', 'Parliaments'],
      pet: ['fox', 'horse', 'snails', 'dog', 'zebra'],
    },
  },
  {
    name: 'every relation',
    source: `${PROJECT}; hobbies have no words of their own; every relation but directly-right`,
    puzzle: zebra(
      4,
      {
        hobby: ['chess', 'judo', 'painting', 'sailing'],
        flower: ['aster', 'daisy', 'lily', 'rose'],
        name: ['Ada', 'Ben', 'Cleo', 'Dan'],
      },
      [
        { type: 'between-2', a: ['hobby', 'chess'], b: ['flower', 'rose'] },
        { type: 'not-at', a: ['hobby', 'chess'], house: 0 },
        { type: 'left', a: ['name', 'Ben'], b: ['name', 'Ada'] },
        { type: 'between-1', a: ['name', 'Ada'], b: ['hobby', 'judo'] },
        { type: 'directly-left', a: ['flower', 'daisy'], b: ['flower', 'aster'] },
        { type: 'right', a: ['hobby', 'painting'], b: ['hobby', 'sailing'] },
        { type: 'different', a: ['flower', 'daisy'], b: ['hobby', 'painting'] },
        { type: 'adjacent', a: ['name', 'Dan'], b: ['flower', 'rose'] },
        { type: 'at', a: ['name', 'Cleo'], house: 3 },
        { type: 'same', a: ['name', 'Cleo'], b: ['hobby', 'chess'] },
      ],
    ),
    verdict: 'unique',
    solution: {
      hobby: ['judo', 'sailing', 'painting', 'chess'],
      flower: ['rose', 'daisy', 'aster', 'lily'],
      name: ['Ben', 'Dan', 'Ada', 'Cleo'],
    },
  },
  {
    name: 'three houses',
    source: PROJECT,
    puzzle: zebra(3, PETS, [
      { type: 'directly-left', a: ['pet', 'dog'], b: ['drink', 'tea'] },
      { type: 'between-1', a: ['pet', 'cat'], b: ['drink', 'milk'] },
      { type: 'different', a: ['pet', 'cat'], b: ['drink', 'tea'] },
    ]),
    verdict: 'unique',
    solution: { pet: ['dog', 'fish', 'cat'], drink: ['milk', 'tea', 'juice'] },
  },
  {
    name: 'one clue',
    source: `${PROJECT}; every placement of the other values solves it`,
    puzzle: zebra(3, PETS, [{ type: 'adjacent', a: ['pet', 'cat'], b: ['drink', 'milk'] }]),
    verdict: 'multiple',
  },
  {
    name: 'no room between',
    source: PROJECT,
    puzzle: zebra(3, PETS, [
      { type: 'between-1', a: ['pet', 'cat'], b: ['pet', 'dog'] },
      { type: 'at', a: ['pet', 'dog'], house: 1 },
    ]),
    verdict: 'none',
  },
];

const TWO = { family: 'zebra', houses: 2, attributes: { pet: ['cat', 'dog'] }, clues: [] };
const CAT = ['pet', 'cat'];

export const zebraCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { ...TWO, clues: [{ type: 'near', a: CAT, b: ['pet', 'dog'] }] } },
  { code: 'house-count', json: { ...TWO, houses: 1.5 } },
  { code: 'attribute-count', json: { ...TWO, attributes: {} } },
  { code: 'name-unusable', json: { ...TWO, attributes: { pet: ['cat', ' '] } } },
  { code: 'name-repeated', json: { ...TWO, attributes: { pet: ['cat', 'Cat'] } } },
  { code: 'value-count', json: { ...TWO, attributes: { pet: ['cat', 'dog', 'fish'] } } },
  { code: 'clue-attribute', json: { ...TWO, clues: [{ type: 'at', a: ['drink', 'tea'], house: 0 }] } },
  { code: 'clue-value', json: { ...TWO, clues: [{ type: 'same', a: CAT, b: ['pet', 'fish'] }] } },
  { code: 'clue-house', json: { ...TWO, clues: [{ type: 'at', a: CAT, house: 2 }] } },
  { code: 'clue-one-value', json: { ...TWO, clues: [{ type: 'different', a: CAT, b: CAT }] } },
];
