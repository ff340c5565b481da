import { standsInDocument } from '../../../readme/judged-rows.js';
import { blockedQueens } from './blocked-queens.js';

standsInDocument(blockedQueens);
