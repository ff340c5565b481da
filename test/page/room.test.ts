/** Room for clues beside the cells of the editor: it never shrinks, and has spare cells where it grows. */
import { describe, expect, it } from 'vitest';
import { roomFor, withRoom } from '../../web/picture/room.js';

const GRID = { rows: 15, columns: 15, isColoured: false, isDrawn: true } as const;

function needing(left: number, top: number) {
  return { ...GRID, clues: { left, top } };
}

describe('the room for clues', () => {
  it('is there before the first cell is painted', () => {
    expect(roomFor(needing(1, 1))).toEqual({ left: 6, top: 6 });
  });

  it('stays while clues fit, grows by more than they need, and never shrinks', () => {
    const first = { left: 4, top: 4 };
    expect(roomFor(needing(4, 2), first)).toEqual(first);
    const grown = roomFor(needing(5, 2), first);
    expect(grown).toEqual({ left: 7, top: 4 });
    expect(roomFor(needing(1, 1), grown)).toEqual(grown);
  });

  it('is never more than the longest clue that there can be', () => {
    const first = { left: 6, top: 6 };
    expect(roomFor(needing(7, 1), first)).toEqual({ left: 8, top: 6 });
    expect(roomFor({ ...needing(7, 1), isColoured: true }, first)).toEqual({ left: 9, top: 6 });
    expect(roomFor({ ...GRID, rows: 2, columns: 3, clues: { left: 1, top: 1 } })).toEqual({
      left: 2,
      top: 1,
    });
  });

  it('is little beside a picture that was made: its clues are known', () => {
    expect(roomFor({ ...needing(4, 3), isDrawn: false })).toEqual({ left: 6, top: 5 });
  });

  it('moves the cells of a picture to their place', () => {
    const drawn = {
      svg: '<svg xmlns="x" width="5mm" height="5mm" viewBox="0 0 5 5" role="img"><path/></svg>',
      ...{ width: 5, height: 5, isColoured: false, lattice: { x: 2, y: 1, pitch: 2 } },
    };
    expect(withRoom(drawn, { left: 3, top: 2 })).toEqual({
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="8" viewBox="-4 -3 9 8"><path/></svg>',
      ...{ width: 9, height: 8, isColoured: false, lattice: { x: 6, y: 4, pitch: 2 } },
    });
  });
});
