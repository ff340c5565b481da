import { standsInDocument } from '../../../readme/judged-rows.js';
import { nonokenken } from './nonokenken.js';
import { parks } from './parks.js';
import { sudokuAndKenken } from './sudoku-and-kenken.js';

for (const document of [parks, sudokuAndKenken, nonokenken]) standsInDocument(document);
