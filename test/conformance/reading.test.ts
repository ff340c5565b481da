import { SUBJECTS } from './families.js';
import { readingLaws } from './laws/reading.js';

readingLaws(SUBJECTS);
