import { blockedQueens } from './blocked-queens.js';
import { standsInDocument } from './judged-rows.js';

standsInDocument(blockedQueens);
