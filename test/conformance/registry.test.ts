import { describe, expect, it } from 'vitest';
import { CODECS } from '../../src/families/codecs.js';
import { FAMILIES, findFamily } from '../../src/families/index.js';
import { SMALL_PUZZLES } from './candidates/index.js';

describe('the registry', () => {
  it('is frozen, and no two families share an id or alias', () => {
    expect(Object.isFrozen(FAMILIES)).toBe(true);
    const names = FAMILIES.flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds every family by id and alias, and nothing else', () => {
    for (const family of FAMILIES) {
      for (const name of [family.id, family.id.toUpperCase(), ...family.aliases]) {
        expect(findFamily(name)).toBe(family);
      }
    }
    expect(findFamily('constructor')).toBeUndefined();
  });

  it('has the same families, codecs and order as the registry of formats, which loads each', async () => {
    expect(CODECS.map(({ family }) => family)).toEqual(FAMILIES.map(({ id }) => id));
    for (const [index, { codecs, load }] of CODECS.entries()) {
      expect(await codecs()).toBe(FAMILIES[index]!.codecs);
      expect(await load()).toBe(FAMILIES[index]);
    }
  });

  it('has the same families as the small puzzles of these laws', () => {
    expect(SMALL_PUZZLES.map(({ family }) => family).sort()).toEqual(FAMILIES.map(({ id }) => id).sort());
  });
});
