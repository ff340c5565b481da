/** Settings of the nonogram generator. */
import { choice, decimal, folder, settings, size, text, whole } from '../../src/settings/index.js';
import type { Preset } from '../shared/generator.js';
import { SYMMETRIES } from '../shared/noise.js';
import { MOST_INKS } from './palette.js';

/** Kinds of random pictures. */
const PATTERNS = ['random', 'symmetric', 'repeated', 'letters'] as const;

export type Pattern = (typeof PATTERNS)[number];

export const NONOGRAM_SETTINGS = settings({
  size: size('width and height; for pictures the width, or two more or fewer where that suits one better', {
    least: 2,
    most: 50,
  }).prefault('15'),
  density: decimal(
    'share of filled cells; a random picture with few filled cells seldom follows from its clues',
    { least: 0.2, most: 0.8 },
  ).default(0.5),
  grain: decimal('how large the shapes are; 0: single cells', { least: 0, most: 6 }).default(0.7),
  symmetry: choice('symmetry of the picture; steering may break it in a few cells', SYMMETRIES).default(
    'none',
  ),
  colours: whole('how many colours the picture has besides the background; 1 is black and white', {
    least: 1,
    most: MOST_INKS,
    usual: '1',
  }).optional(),
  pictures: folder(
    'a folder of pictures, each of which becomes one puzzle, in order of their names, instead of random ones',
  ).optional(),
  'first-picture': whole('begin with this picture of the folder; those before it are left out', {
    least: 1,
    usual: '1',
  }).optional(),
  shuffle: text(
    'any text: take the pictures of the folder in an order drawn from it instead of that of their names',
  ).optional(),
  pattern: choice(
    'what random pictures show: patches (random), a pattern that is mirrored both ways (symmetric) or made of a small tile (repeated), or one to four capital letters (letters)',
    PATTERNS,
    'random',
  ).optional(),
});

export const NONOGRAM_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '10' } },
  { name: 'medium', settings: { size: '20' } },
  { name: 'large', settings: { size: '30' } },
];
