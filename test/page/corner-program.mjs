/** The board of lines by itself, with the game that is made up for its test. */
import { signal } from '@preact/signals';
import { h, render } from 'preact';
import { begin, change, undo } from '../../web/engine/history.js';
import { LineBoard } from '../../web/play/boards/line-board.js';
import { loadWords } from '../../web/words/index.js';
import { cornerGame as game } from './corner-game.js';

const history = signal(begin({}));
const session = {
  title: 'Made up',
  history,
  wrong: signal(new Set()),
  message: signal(''),
  enter: (changes) => {
    history.value = change(history.peek(), { ...history.peek().now, ...changes });
  },
  undo: () => {
    history.value = undo(history.peek());
  },
};
const PITCH = 10;
const [width, height] = [PITCH * game.columns + 4, PITCH * game.rows + 4];
const drawn = {
  svg: `<svg viewBox="0 0 ${width} ${height}"></svg>`,
  ...{ width, height, isColoured: false },
  lattice: { x: 2, y: 2, pitch: PITCH },
};

loadWords('en').then(() => {
  render(
    h(LineBoard, {
      ...{ session, game, drawn, step: undefined },
      ...{ cursor: signal([0, 0]), tool: signal(0), zoom: signal(1) },
    }),
    document.body,
  );
});
Object.assign(globalThis, { entries: () => history.peek().now });
