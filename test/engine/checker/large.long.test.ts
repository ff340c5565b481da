/** The same proofs for large puzzles. */
import { describe } from 'vitest';
import { findGenerator } from '../../../generators/registry.js';
import { presetsNamed, type Subject, testCertificate } from './certificates.js';

const STAR_BATTLE_17: Subject = {
  name: 'star-battle (17, 1)',
  generator: findGenerator('star-battle')!,
  settings: { size: 17, stars: 1 },
};

describe.each([...presetsNamed(['large']), STAR_BATTLE_17])('$name', testCertificate);
