/**
 * The fewest givens of the grid of Figure 8.1 take longer than all other lines together: a file of their own.
 */

import { standsInDocument } from '../../../readme/judged-rows.js';
import { dailyPaper } from './daily-paper.js';

standsInDocument(
  dailyPaper,
  dailyPaper.rows.filter(({ item }) => item === 'Figure 8.1'),
);
