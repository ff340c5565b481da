import { SUBJECTS } from './families.js';
import { explainingLaws } from './laws/explaining.js';

explainingLaws(SUBJECTS);
