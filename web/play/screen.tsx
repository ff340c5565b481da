/** The play screen: one puzzle, large, with the tools for solving it. */

import { effect, untracked, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Cell, Puzzle } from '../../src/browser.js';
import { cardOf, nameOfFamily } from '../engine/families.js';
import { FilesPanel } from '../files/files-panel.js';
import { helpFor } from '../open/open-with-help.js';
import { route } from '../router.js';
import { Statistics } from '../stats/view.js';
import { isNarrow } from '../ui/narrow.js';
import { PuzzleCard } from '../ui/puzzle-card.js';
import { sayRich } from '../ui/rich.js';
import { TakerOfStrokes } from '../ui/taken-strokes.js';
import { say } from '../words/index.js';
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
import { PatternsSwitch, patterns } from './patterns.js';
import { PlayTools } from './play-tools.js';
import { openReasons, ReasonPanel } from './reasons/index.js';
import type { Session } from './session.js';
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
  if (shown === undefined) return <p class="hint">{say('puzzleReading')}</p>;
  return <Playing key={JSON.stringify(shown.session.puzzle)} {...{ shown, frame }} />;
}

/** Ways to the other screens, by their marks. */
const WAYS = {
  picture: (words: string) => <a href="#picture">{words}</a>,
  generate: (words: string) => <a href="#generate">{words}</a>,
  open: (words: string) => <a href="#open">{words}</a>,
  set: (words: string) => (
    <a class="button" href="#set">
      {words}
    </a>
  ),
  day: (words: string) => (
    <a class="button" href="#day">
      {words}
    </a>
  ),
};

function Nothing() {
  return (
    <>
      <h1>{say('playHeading')}</h1>
      <p class="lead">{sayRich('playLead', {}, WAYS)}</p>
      <p>{sayRich('setLead', {}, WAYS)}</p>
      <p>{sayRich('dayLead', {}, WAYS)}</p>
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
      <p class="lead">{say('unplayedLead', { family: name })}</p>
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
  const hasPatterns = patterns.value;
  const cursor = useSignal<Cell>([0, 0]);
  const hand = useMemo(() => openHand(cursor), [cursor]);
  const { game, puzzle } = session;
  const hints = useMemo(() => openHints(session), [session]);
  useEffect(() => hints.close, [hints]);
  useEffect(() => {
    const help = helpFor(session.puzzle);
    if (help === 'hints') void hints.ask(1);
    return help === 'check' ? checkAlways(session) : undefined;
  }, [session, hints]);
  const reasons = useMemo(() => openReasons(session), [session]);
  useEffect(() => reasons.close, [reasons]);
  const step = reasons.step.value ?? stepOf(hints.shown.value);
  const card = cardOf(puzzle.family);
  const isHinted = frame?.hasHints !== false && card?.isExplained === true && game.stateOf !== undefined;
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
  const news = (
    <>
      <Finished
        isFinished={session.isFinished.value}
        message={session.message.value}
        family={frame === undefined ? puzzle.family : undefined}
      />
      {isHinted && <HintPanel hints={hints} {...(game.kind === 'table' ? {} : { cell: cursor.value })} />}
    </>
  );
  return (
    <div class="bench">
      <div class="stage played">
        <div class="at-hand">
          {isNarrow.value && news}
          <PlayTools session={session}>{game.kind !== 'table' && <ZoomButtons zoom={zoom} />}</PlayTools>
        </div>
        <TakerOfStrokes.Provider value={reasons.taker}>
          {game.kind === 'cells' && (
            <CellBoard
              {...{ session: reasons.shown.value, game, drawn, step, cursor, tool, zoom, hasPatterns }}
            />
          )}
          {game.kind === 'numbers' && (
            <NumberBoard {...{ session: reasons.shown.value, game, drawn, step, hand, zoom, hasPatterns }} />
          )}
          {game.kind === 'lines' && (
            <LineBoard {...{ session: reasons.shown.value, game, drawn, step, cursor, tool, zoom }} />
          )}
          {game.kind === 'table' && <TableBoard {...{ session: reasons.shown.value, game, drawn, step }} />}
        </TakerOfStrokes.Provider>
        {(game.kind === 'cells' || game.kind === 'lines') && <ToolChoice tools={game.tools} chosen={tool} />}
        {game.kind === 'numbers' && <NumberPad {...{ session, game, hand }} />}
        {game.kind !== 'table' && game.regionOf !== undefined && <PatternsSwitch />}
        {isHinted && <ReasonPanel reasons={reasons} isListed={game.kind === 'table'} />}
      </div>
      <aside class="side">
        <HowTo game={game} />
        <div class="title">
          <h1>{title}</h1>
          {frame?.hasTimer !== false && <Timer session={session} />}
          <StartAgain session={session} />
        </div>
        <p class="printed-rules">{card?.rules}</p>
        {!isNarrow.value && news}
        <FurtherRules rules={furtherRules} />
        {card !== undefined && <Rules card={card} />}
        {frame === undefined ? <Taking puzzle={puzzle} title={title} /> : <WholePage />}
      </aside>
    </div>
  );
}

/** Compares every entry with the solution as soon as it is made. */
function checkAlways({ history, check }: Session): () => void {
  return effect(() => {
    if (Object.keys(history.value.now).length > 0) untracked(() => void check());
  });
}

/** The ways to take a puzzle away. */
function Taking({ puzzle, title }: { readonly puzzle: Puzzle; readonly title: string }) {
  return (
    <>
      <ShareButton />
      <details>
        <summary>{say('saveOrPrint')}</summary>
        <FilesPanel puzzle={puzzle} title={title} />
      </details>
    </>
  );
}

/** The way from a frame to the page, with the same puzzle. */
function WholePage() {
  return (
    <a href={`./${location.hash}`} target="_blank" rel="noopener">
      {say('wholePage')}
    </a>
  );
}

/** True if a key is meant for a text. */
function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}

/** Takes all entries back; one undo brings them again. */
function StartAgain({ session }: { readonly session: Session }) {
  const isEmpty = Object.keys(session.history.value.now).length === 0;
  return (
    <button type="button" class="small" disabled={isEmpty} onClick={session.clear}>
      {say('startAgain')}
    </button>
  );
}

interface FinishedProps {
  readonly isFinished: boolean;
  readonly message: string;
  /** The family of which new puzzles are offered. */
  readonly family: string | undefined;
}

function Finished({ isFinished, message, family }: FinishedProps) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone that lies on its side the last entry may have been far below.
    if (isNarrow.peek() && (isFinished || message !== ''))
      block.current?.scrollIntoView({ block: 'nearest' });
  }, [isFinished, message]);
  return (
    <div ref={block} role="status" class={isFinished ? 'verdict good finished' : 'message'}>
      {isFinished ? (
        <>
          <span class="sign" aria-hidden="true">
            ✓
          </span>
          <div>
            <strong>{say('solved')}</strong>
            <p>{say('solvedText')}</p>
            {family !== undefined && <a href={`#generate/${family}`}>{say('newPuzzles')}</a>}
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
      <summary>{say('theRules')}</summary>
      <p>{card.rules}</p>
      {card.guide.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
