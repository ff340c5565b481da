import { describe, expect, it } from 'vitest';
import type { AnyFamily, Field, Fields, Puzzle } from '../../src/families/contract/index.js';
import { FAMILIES } from '../../src/families/index.js';

const WITH_FIELDS = FAMILIES.filter(({ fields }) => fields !== undefined);

/** Everything but the text of fields: what writing clues must not change. */
function framesOf({ groups }: Fields<Puzzle>, puzzle: Puzzle): readonly Omit<Field, 'text' | 'clue'>[] {
  return groups.flatMap((group) => group.fieldsOf(puzzle).map(({ name, at }) => ({ name, at })));
}

function wellFormed(family: AnyFamily, puzzle: Puzzle | undefined): Puzzle | undefined {
  const read = puzzle && family.readPuzzle(puzzle);
  return read?.ok ? read.value : undefined;
}

it('nearly all families have fields', () => {
  expect(FAMILIES.filter(({ fields }) => fields === undefined).map(({ id }) => id)).toEqual(['zebra']);
});

describe.each(WITH_FIELDS)('the fields of $id', (family) => {
  const fields = family.fields!;

  it('are names that differ within their group', () => {
    for (const { puzzle } of family.examples) {
      for (const group of fields.groups) {
        const names = group.fieldsOf(puzzle).map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  it('begin with a well-formed puzzle of each size', () => {
    expect(fields.sizes.length).toBeGreaterThan(0);
    for (const size of fields.sizes) {
      const blank = fields.blank(size);
      expect(family.readPuzzle(blank)).toEqual({ ok: true, value: blank });
    }
  });

  it('hold the text that is written, and give the same puzzle for the same text', () => {
    for (const { puzzle } of family.examples) {
      for (const group of fields.groups) {
        for (const [index, { text }] of group.fieldsOf(puzzle).entries()) {
          const same = wellFormed(family, group.write(puzzle, index, text));
          expect(same).toEqual(wellFormed(family, puzzle));
        }
      }
    }
  });

  it('take clues, and nothing else changes', () => {
    for (const { puzzle } of family.examples.slice(0, 4)) {
      for (const group of fields.groups) {
        for (const [index, { clue }] of group.fieldsOf(puzzle).entries()) {
          if (clue === undefined) continue;
          const texts = [clue.blank, clue.texts[0]!, clue.texts.at(-1)!];
          for (const text of texts) {
            const written = wellFormed(family, group.write(puzzle, index, text));
            if (written === undefined) continue;
            expect(group.fieldsOf(written)[index]!.text).toBe(text);
            expect(framesOf(fields, written)).toEqual(framesOf(fields, puzzle));
          }
        }
      }
    }
  });

  it('refuse what means nothing there', () => {
    for (const group of fields.groups) {
      const [first] = fields.sizes;
      expect(wellFormed(family, group.write(fields.blank(first!), 0, '!'))).toBeUndefined();
    }
  });
});
