/** Types of constraints as forms show them: their cells and fields follow from their keys. */
import { describe, expect, it } from 'vitest';
import { constraintCards } from '../../../src/families/sudoku/index.js';

const byType = new Map(constraintCards().map((card) => [card.type, card]));

describe('constraint cards', () => {
  it('have the fields that the keys of a type ask for', () => {
    expect(byType.get('killer-cage')?.fields).toEqual([{ name: 'sum', kind: 'number', isRequired: false }]);
    expect(byType.get('sandwich')?.fields).toEqual([{ name: 'sum', kind: 'number', isRequired: true }]);
    expect(byType.get('thermometer')?.fields).toEqual([{ name: 'slow', kind: 'switch', isRequired: false }]);
    expect(byType.get('quadruple')?.fields[0]?.kind).toBe('numbers');
    expect(byType.get('all-given')?.fields[0]?.choices).toContain('kropki');
    expect(byType.get('anti-knight')).toMatchObject({ fields: [] });
    expect(byType.get('anti-knight')?.cells).toBeUndefined();
  });

  it('say where the cells after the first one and those of a second group go, and leave out types of other forms', () => {
    expect(byType.get('arrow')?.rest).toBe('shafts');
    expect(byType.get('palindrome')?.rest).toBeUndefined();
    expect(byType.has('drawing')).toBe(false);
    expect(byType.get('clone')?.copy).toBe('clone');
  });
});
