import { SUBJECTS } from './families.js';
import { pictureLaws } from './laws/pictures.js';

pictureLaws(SUBJECTS);
