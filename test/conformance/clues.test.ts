import { SUBJECTS } from './families.js';
import { clueLaws } from './laws/clues.js';

clueLaws(SUBJECTS);
