import { SUBJECTS } from './families.js';
import { formulationLaws } from './laws/formulations.js';

formulationLaws(SUBJECTS);
