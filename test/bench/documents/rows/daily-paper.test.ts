import { standsInDocument } from '../../../readme/judged-rows.js';
import { dailyPaper } from './daily-paper.js';

standsInDocument(
  dailyPaper,
  dailyPaper.rows.filter(({ item }) => item !== 'Figure 8.1'),
);
