import { SUBJECTS } from './families.js';
import { moveLaws } from './laws/moves.js';

moveLaws(SUBJECTS);
