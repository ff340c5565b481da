import { SUBJECTS } from './families.js';
import { forcedLaws } from './laws/forced.js';

forcedLaws(SUBJECTS);
