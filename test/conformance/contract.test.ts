import { SUBJECTS } from './families.js';
import { contractLaws } from './laws/contract.js';

contractLaws(SUBJECTS);
