/** The verdict in words, and read out when it changes. */
import type { ComponentChildren } from 'preact';
import type { Judge, Judgement } from '../engine/verdict.js';
import { REACH } from './rating.js';

/** A verdict in words. */
export interface VerdictWords {
  readonly tone: 'good' | 'bad' | 'open';
  readonly sign: string;
  readonly head: string;
  readonly text: string;
}

/** The words of a verdict, and a button below them where there is one. */
export function VerdictSection({
  words: { tone, sign, head, text },
  children,
}: {
  readonly words: VerdictWords;
  readonly children?: ComponentChildren;
}) {
  return (
    <section class={`verdict ${tone}`} aria-label="Verdict">
      <span class="sign" aria-hidden="true">
        {sign}
      </span>
      <div role="status" aria-live="polite">
        <strong>{head}</strong>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

/** The verdict of a judge. */
export function VerdictView({ judge }: { readonly judge: Judge }) {
  const known = judge.judgement.value;
  const isUndecided = known.status === 'known' && known.verdict.verdict === 'undecided';
  return (
    <VerdictSection words={wordsOf(known)}>
      {isUndecided && (
        <button type="button" onClick={judge.askLonger}>
          Search ten times as long
        </button>
      )}
    </VerdictSection>
  );
}

function wordsOf(known: Judgement): VerdictWords {
  switch (known.status) {
    case 'nothing':
    case 'working':
      return {
        tone: 'open',
        sign: '…',
        head: 'Still working',
        text: 'Proving how many solutions there are.',
      };
    case 'failed':
      return { tone: 'open', sign: '?', head: 'No verdict', text: known.message };
    case 'known':
      return wordsOfVerdict(known);
  }
}

function wordsOfVerdict({
  verdict: answer,
  rating,
}: Extract<Judgement, { readonly status: 'known' }>): VerdictWords {
  switch (answer.verdict) {
    case 'unique': {
      const proof = answer.certified ? 'Proved, and the proof was checked.' : 'Proved by the engine.';
      return {
        tone: 'good',
        sign: '✓',
        head: 'Exactly one solution',
        text: `${proof} ${reachWords(rating)}`,
      };
    }
    case 'multiple': {
      const cells = answer.differs.length === 1 ? 'one cell' : `${answer.differs.length} cells`;
      return {
        tone: 'bad',
        sign: '≠',
        head: 'Several solutions',
        text: `Two of them differ in ${cells}, marked in the picture.`,
      };
    }
    case 'none':
      return {
        tone: 'bad',
        sign: '∅',
        head: 'No solution',
        text: 'The clues contradict each other; this is proved.',
      };
    case 'undecided':
      return {
        tone: 'open',
        sign: '?',
        head: 'Not decided',
        text: 'The search reached its limit, so nothing is proved either way.',
      };
  }
}

function reachWords(rating: Extract<Judgement, { readonly status: 'known' }>['rating']): string {
  if (rating === undefined) return 'Working out how hard it is.';
  const words = REACH[rating.logic];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
