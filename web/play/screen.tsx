/** The play screen: one puzzle, large, with the tools for solving it. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Cell, Puzzle } from '../../src/browser.js';
import { cardOf, nameOfFamily } from '../engine/families.js';
import { FilesPanel } from '../files/files-panel.js';
import { route } from '../router.js';
import { Statistics } from '../stats/view.js';
import { PuzzleCard } from '../ui/puzzle-card.js';
import type { FamilyCard } from '../worker/families.js';
import {
  CellBoard,
  LineBoard,
  NumberBoard,
  NumberPad,
  openHand,
  TableBoard,
  ToolChoice,
  ZoomButtons,
} from './boards/index.js';
import { HintPanel, openHints, stepOf } from './hints/index.js';
import { HowTo } from './how-to.js';
import { KeptGames } from './kept-view.js';
import { ShareButton, type Shared } from './links/index.js';
import { PlayTools } from './play-tools.js';
import { type Table, table, tableFailure, unplayed } from './state.js';
import { Timer } from './timer.js';

/** The part of the screen that a frame on another site shows besides the board. */
interface Frame {
  readonly hasHints: boolean;
  readonly hasTimer: boolean;
}

/** The puzzle of the address, or where puzzles come from; in a frame the puzzle alone. */
export function PlayScreen({ frame }: { readonly frame?: Frame }) {
  const shown = table.value;
  if (route.value.rest === '') return <Nothing />;
  if (tableFailure.value !== '')
    return (
      <p class="trouble" role="alert">
        {tableFailure.value}
      </p>
    );
  if (unplayed.value !== undefined) return <Unplayed shown={unplayed.value} />;
  if (shown === undefined) return <p class="hint">The puzzle is being read …</p>;
  return <Playing key={JSON.stringify(shown.session.puzzle)} {...{ shown, frame }} />;
}

function Nothing() {
  return (
    <>
      <h1>Play</h1>
      <p class="lead">
        Make a puzzle of a <a href="#picture">picture</a>, <a href="#generate">generate</a> one, or{' '}
        <a href="#open">open</a> one you have: each can be played here. What you enter is kept in this
        browser.
      </p>
      <p>
        <a class="button" href="#set">
          Set a Sudoku
        </a>{' '}
        of your own, or a puzzle of another kind: write its clues, and see at once what is forced.
      </p>
      <p>
        <a class="button" href="#day">
          Puzzles of the day
        </a>{' '}
        one of each kind, the same for everybody.
      </p>
      <KeptGames />
      <Statistics />
    </>
  );
}

/** A puzzle of a family without a game: all that the page can do with it but play. */
function Unplayed({ shown: { puzzle, title } }: { readonly shown: Shared }) {
  const name = nameOfFamily(puzzle.family);
  return (
    <>
      <h1>{title || name}</h1>
      <p class="lead">
        Puzzles of this kind ({name}) cannot be played here yet. Below are the picture, the steps to the
        solution, and files to save or print.
      </p>
      <p>{cardOf(puzzle.family)?.rules}</p>
      <PuzzleCard key={JSON.stringify(puzzle)} puzzle={puzzle} title={title || name} isChecked />
    </>
  );
}

interface PlayingProps {
  readonly shown: Table;
  readonly frame: Frame | undefined;
}

function Playing({ shown: { session, drawn, furtherRules }, frame }: PlayingProps) {
  const tool = useSignal(0);
  const zoom = useSignal(1);
  const cursor = useSignal<Cell>([0, 0]);
  const hand = useMemo(() => openHand(cursor), [cursor]);
  const { game, puzzle } = session;
  const hints = useMemo(() => openHints(session), [session]);
  useEffect(() => hints.close, [hints]);
  const step = stepOf(hints.shown.value);
  const card = cardOf(puzzle.family);
  const title = session.title || nameOfFamily(puzzle.family);
  // What was scrolled to elsewhere is no place on this screen.
  useLayoutEffect(() => scrollTo(0, 0), []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      if (key === 'e' && !isCommand && !event.altKey && !isTyping(event)) hints.enter();
      if (!isCommand || key !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) session.redo();
      else session.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session, hints]);
  return (
    <div class="bench">
      <div class="stage played">
        <PlayTools session={session}>{game.kind !== 'table' && <ZoomButtons zoom={zoom} />}</PlayTools>
        {game.kind === 'cells' && <CellBoard {...{ session, game, drawn, step, cursor, tool, zoom }} />}
        {game.kind === 'numbers' && <NumberBoard {...{ session, game, drawn, step, hand, zoom }} />}
        {game.kind === 'lines' && <LineBoard {...{ session, game, drawn, step, cursor, tool, zoom }} />}
        {game.kind === 'table' && <TableBoard {...{ session, game, drawn, step }} />}
        {(game.kind === 'cells' || game.kind === 'lines') && <ToolChoice tools={game.tools} chosen={tool} />}
        {game.kind === 'numbers' && <NumberPad {...{ session, game, hand }} />}
      </div>
      <aside class="side">
        <HowTo game={game} />
        <div class="title">
          <h1>{title}</h1>
          {frame?.hasTimer !== false && <Timer session={session} />}
        </div>
        <p class="printed-rules">{card?.rules}</p>
        <Finished isFinished={session.isFinished.value} message={session.message.value} />
        {frame?.hasHints !== false && card?.isExplained === true && game.stateOf !== undefined && (
          <HintPanel hints={hints} {...(game.kind === 'table' ? {} : { cell: cursor.value })} />
        )}
        <FurtherRules rules={furtherRules} />
        {card !== undefined && <Rules card={card} />}
        {frame === undefined ? <Taking puzzle={puzzle} title={title} /> : <WholePage />}
      </aside>
    </div>
  );
}

/** The ways to take a puzzle away. */
function Taking({ puzzle, title }: { readonly puzzle: Puzzle; readonly title: string }) {
  return (
    <>
      <ShareButton />
      <details>
        <summary>Save or print</summary>
        <FilesPanel puzzle={puzzle} title={title} />
      </details>
    </>
  );
}

/** The way from a frame to the page, with the same puzzle. */
function WholePage() {
  return (
    <a href={`./${location.hash}`} target="_blank" rel="noopener">
      Open it in Puzzlewright
    </a>
  );
}

/** True if a key is meant for a text. */
function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}

function Finished({ isFinished, message }: { readonly isFinished: boolean; readonly message: string }) {
  return (
    <div role="status" class={isFinished ? 'verdict good finished' : 'message'}>
      {isFinished ? (
        <>
          <span class="sign" aria-hidden="true">
            ✓
          </span>
          <div>
            <strong>Solved</strong>
            <p>Every rule is kept and every clue is met.</p>
          </div>
        </>
      ) : (
        message
      )}
    </div>
  );
}

/** The rules of this puzzle alone, which nobody knows who only knows its family. */
function FurtherRules({ rules }: { readonly rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <ul class="more-rules">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

function Rules({ card }: { readonly card: FamilyCard }) {
  return (
    <details>
      <summary>The rules</summary>
      <p>{card.rules}</p>
      {card.guide.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
