/** The verdict in words, and read out when it changes. */
import type { ComponentChildren } from 'preact';
import type { Rating } from '../../src/browser.js';
import type { Judge, Judgement } from '../engine/verdict.js';
import { capitalised, say } from '../words/index.js';
import { howHardWords } from './rating.js';

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
    <section class={`verdict ${tone}`} aria-label={say('verdict')}>
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
          {say('searchLonger')}
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
        head: say('stillWorking'),
        text: say('countingSolutions'),
      };
    case 'failed':
      return { tone: 'open', sign: '?', head: say('noVerdict'), text: known.message };
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
      const proof = say(answer.certified ? 'provedAndChecked' : 'provedByEngine');
      return {
        tone: 'good',
        sign: '✓',
        head: say('exactlyOne'),
        text: `${proof} ${reachSentence(rating)}`,
      };
    }
    case 'multiple': {
      return {
        tone: 'bad',
        sign: '≠',
        head: say('severalSolutions'),
        text: say('differIn', { count: answer.differs.length }),
      };
    }
    case 'none':
      return {
        tone: 'bad',
        sign: '∅',
        head: say('noSolution'),
        text: say('contradicts'),
      };
    case 'undecided':
      return {
        tone: 'open',
        sign: '?',
        head: say('notDecided'),
        text: say('limitReached'),
      };
  }
}

/** A sentence on the reach of quick logic, or that it is being found out. */
function reachSentence(rating: Rating | undefined): string {
  const words = rating === undefined ? say('ratingIt') : howHardWords(rating.logic);
  return say('sentence', { words: capitalised(words) });
}
