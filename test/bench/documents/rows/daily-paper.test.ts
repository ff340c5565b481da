import { dailyPaper } from './daily-paper.js';
import { standsInDocument } from './judged-rows.js';

standsInDocument(
  dailyPaper,
  dailyPaper.rows.filter(({ item }) => item !== 'Figure 8.1'),
);
