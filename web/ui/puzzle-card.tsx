/** A puzzle on the desk: its picture, its facts, and the actions on it. */
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Puzzle } from '../../src/browser.js';
import { checking, quick } from '../engine/lanes.js';
import { openJudge } from '../engine/verdict.js';
import { FilesPanel } from '../files/files-panel.js';
import { gameOf, sizeOf } from '../play/games/index.js';
import { openPlay } from '../play/links/index.js';
import { say, spokenLanguage } from '../words/index.js';
import type { Drawn } from '../worker/draw.js';
import { BenchButton } from './bench-button.js';
import { CountButton } from './count-button.js';
import { Explanation } from './explanation.js';
import { VerdictView } from './verdict-view.js';

interface CardProps {
  readonly puzzle: Puzzle;
  readonly solution?: unknown;
  readonly title: string;
  /** A line below the picture. */
  readonly note?: string;
  /** The verdict is not known yet and is found out. */
  readonly isChecked?: boolean;
}

/** A puzzle with its picture; with `isChecked` its verdict is proved here. */
export function PuzzleCard({ puzzle, solution, title, note, isChecked = false }: CardProps) {
  const judge = useMemo(() => openJudge(checking), []);
  const drawn = useSignal<Drawn | undefined>(undefined);
  const isSolved = useSignal(false);
  const isExplained = useSignal(false);
  const failure = useSignal('');
  const found = useComputed(() => {
    const known = judge.judgement.value;
    return known.status === 'known' && known.verdict.verdict === 'unique' ? known.verdict.solution : solution;
  });
  useEffect(() => {
    if (isChecked) judge.ask(puzzle);
  }, [puzzle]);
  useSignalEffect(() => {
    const known = judge.judgement.value;
    const differs =
      known.status === 'known' && known.verdict.verdict === 'multiple' ? known.verdict.differs : [];
    const view = isSolved.value && found.value !== undefined ? { solution: found.value } : { marks: differs };
    const game = isExplained.value ? gameOf(puzzle) : undefined;
    quick.call('draw', { puzzle, view, numbered: game && sizeOf(game), language: spokenLanguage() }).then(
      (picture) => {
        drawn.value = picture;
      },
      (error: Error) => {
        failure.value = error.message;
      },
    );
  });
  return (
    <article class="card" aria-label={title}>
      {drawn.value !== undefined && <Picture drawn={drawn.value} name={title} />}
      {failure.value !== '' && (
        <p class="trouble" role="alert">
          {failure.value}
        </p>
      )}
      {note !== undefined && <p class="hint note">{note}</p>}
      {isChecked && <VerdictView judge={judge} />}
      <div class="buttons">
        {gameOf(puzzle) !== undefined && (
          <button type="button" class="main" onClick={() => void openPlay(puzzle, title)}>
            {say('playIt')}
          </button>
        )}
        {gameOf(puzzle)?.kind !== 'table' && <BenchButton puzzle={puzzle} />}
        <button
          type="button"
          aria-pressed={isSolved.value}
          disabled={found.value === undefined}
          onClick={() => {
            isSolved.value = !isSolved.value;
          }}
        >
          {say('showSolution')}
        </button>
        {isChecked && <CountButton puzzle={puzzle} />}
      </div>
      <Explanation
        puzzle={puzzle}
        onSteps={() => {
          isExplained.value = true;
        }}
      />
      <details>
        <summary>{say('saveOrPrint')}</summary>
        <FilesPanel puzzle={puzzle} solution={found.value} title={title} />
      </details>
    </article>
  );
}

function Picture({ drawn, name }: { readonly drawn: Drawn; readonly name: string }) {
  const pitch = drawn.lattice?.pitch ?? drawn.width / 12;
  return (
    <div
      class={drawn.isColoured ? 'board coloured' : 'board'}
      role="img"
      aria-label={name}
      style={{ '--ratio': String(drawn.width / drawn.height), '--cells': String(drawn.width / pitch) }}
    >
      <div class="paper" dangerouslySetInnerHTML={{ __html: drawn.svg }} />
    </div>
  );
}
