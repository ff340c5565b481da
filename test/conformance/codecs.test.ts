import { SUBJECTS } from './families.js';
import { codecLaws } from './laws/codecs.js';

codecLaws(SUBJECTS);
