import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  excludeRefuted,
  type Progress,
  probeToFixpoint,
} from '../../../src/families/kit/logic/look-ahead.js';

const PLACES = 5;
const VALUES = [1, 2] as const;

/** "Not all of these": places, each with one of two values. */
type Ban = readonly (readonly [place: number, value: number])[];

const BANS = fc.array(
  fc.array(fc.tuple(fc.nat(PLACES - 1), fc.constantFrom(...VALUES)), { minLength: 1, maxLength: 3 }),
  { maxLength: 14 },
);

/** Unit propagation over bans: the values that each place may have, as bits. */
class Logic {
  masks = new Array<number>(PLACES).fill(3);
  trials: (readonly [number, number])[] = [];

  constructor(readonly bans: readonly Ban[]) {}

  propagate(): Progress {
    for (let changed = true; changed; ) {
      changed = false;
      for (const ban of this.bans) {
        const free = ban.filter(([place, value]) => this.masks[place] !== value);
        if (free.some(([place, value]) => (this.masks[place]! & value) === 0)) continue;
        if (new Set(free.map(String)).size > 1) continue;
        const [unit] = free;
        if (unit === undefined) return 'contradiction';
        this.masks[unit[0]]! &= ~unit[1];
        changed = true;
      }
      if (this.masks.includes(0)) return 'contradiction';
    }
    return this.masks.includes(3) ? 'undetermined' : 'solved';
  }

  refutes(place: number, value: number): boolean {
    this.trials.push([place, value]);
    const before = [...this.masks];
    this.masks[place] = value;
    const refuted = this.propagate() === 'contradiction';
    this.masks = before;
    return refuted;
  }

  lookAhead() {
    return excludeRefuted({
      places: PLACES,
      values: VALUES,
      propagate: () => this.propagate(),
      isOpen: (place, value) => this.masks[place] === 3 && (3 & value) !== 0,
      refutes: (place, value) => this.refutes(place, value),
      exclude: (place, value) => {
        this.masks[place]! &= ~value;
      },
    });
  }
}

/** All solutions, by trying everything. */
function solutionsOf(bans: readonly Ban[]): readonly (readonly number[])[] {
  const all = Array.from({ length: 2 ** PLACES }, (_, bits) =>
    Array.from({ length: PLACES }, (__, place) => VALUES[(bits >> place) & 1]!),
  );
  return all.filter((values) => bans.every((ban) => !ban.every(([place, value]) => values[place] === value)));
}

describe('look-ahead', () => {
  it('excludes no value of a solution, and leaves none that plain logic refutes', () => {
    fc.assert(
      fc.property(BANS, (bans) => {
        const logic = new Logic(bans);
        const { progress, probes } = logic.lookAhead();
        expect(probes).toBe(logic.trials.length);
        const solutions = solutionsOf(bans);
        for (const solution of solutions)
          solution.forEach((value, place) => {
            expect(logic.masks[place]! & value).toBe(value);
          });
        if (progress === 'contradiction') expect(solutions).toEqual([]);
        if (progress === 'solved') expect(solutions).toHaveLength(1);
        if (progress !== 'undetermined') return;
        const open = [...logic.masks.keys()].filter((place) => logic.masks[place] === 3);
        for (const place of open) for (const value of VALUES) expect(logic.refutes(place, value)).toBe(false);
      }),
    );
  });

  it('ends after a whole round without a finding, or after all places in vain', () => {
    const tried = (until: 'idle-round' | 'all-in-vain'): readonly number[] => {
      const places: number[] = [];
      probeToFixpoint({
        places: 3,
        until,
        propagate: (): Progress => 'undetermined',
        tryPlace: (place) => {
          places.push(place);
          return places.length === 2 ? { probes: 1, progress: 'undetermined' } : { probes: 1 };
        },
      });
      return places;
    };
    expect(tried('idle-round')).toEqual([0, 1, 2, 0, 1, 2]);
    expect(tried('all-in-vain')).toEqual([0, 1, 2, 0, 1]);
  });

  it('tries nothing where plain logic is not undetermined, and stops at another outcome', () => {
    const trial = () => ({ probes: 1, progress: 'limit' as const });
    const run = (progress: 'solved' | 'undetermined') =>
      probeToFixpoint<'solved' | 'limit'>({
        places: 4,
        until: 'idle-round',
        propagate: () => progress,
        tryPlace: trial,
      });
    expect(run('solved')).toEqual({ progress: 'solved', probes: 0 });
    expect(run('undetermined')).toEqual({ progress: 'limit', probes: 1 });
  });
});
