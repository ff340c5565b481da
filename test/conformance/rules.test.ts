import { SUBJECTS } from './families.js';
import { ruleLaws } from './laws/rules.js';

ruleLaws(SUBJECTS);
