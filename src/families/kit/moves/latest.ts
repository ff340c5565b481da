/** The view that moves have of a board, kept as long as nothing changes. */
import type { MoveBoard } from '../../contract/move.js';

/** The same as `read`, which is asked again only when more is known. */
export function whileUnchanged<P, View>(read: (board: MoveBoard<P>) => View): (board: MoveBoard<P>) => View {
  const latest = new WeakMap<MoveBoard<P>, { readonly count: number; readonly view: View }>();
  return (board) => {
    const known = latest.get(board);
    if (known?.count === board.knownCount) return known.view;
    const view = read(board);
    latest.set(board, { count: board.knownCount, view });
    return view;
  };
}
