import { SUBJECTS } from './families.js';
import { variantLaws } from './laws/variants.js';

variantLaws(SUBJECTS);
