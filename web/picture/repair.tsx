/** The remedies for a picture whose puzzle has several solutions, or takes more than line logic. */

import { say } from '../words/index.js';
import { type Proposal, proposal, propose, takeProposal } from './propose.js';
import { canvas, judge } from './state.js';
import { work } from './work.js';

/** Buttons that state their effect beforehand. */
export function Repair() {
  const known = judge.judgement.value;
  const offered = proposal.value;
  if (offered !== undefined) return <Offer offered={offered} />;
  if (known.status !== 'known' || canvas.value === undefined) return null;
  const { verdict } = known.verdict;
  const isGood = verdict === 'unique' && known.rating?.logic === 'plain';
  if (isGood || (verdict === 'unique' && known.rating === undefined)) return null;
  const isBusy = work.value !== undefined && work.value.what !== 'renderings';
  return (
    <section class="repair" aria-label={say('repair')}>
      <p>{say(verdict === 'unique' ? 'toLineSolvable' : 'toOneSolution')}</p>
      <div class="buttons">
        <button type="button" disabled={isBusy} onClick={() => void propose('repair')}>
          {say('fewestChanges')}
        </button>
        <button type="button" disabled={isBusy} onClick={() => void propose('givens')}>
          {say('fewestGiven')}
        </button>
      </div>
    </section>
  );
}

function Offer({ offered: { what, made } }: { readonly offered: Proposal }) {
  const count = what === 'repair' ? made.changed.length : made.given.length;
  const proof = made.proved ? say('noFewer') : say('atLeastNeeded', { count: made.lowerBound });
  return (
    <section class="repair offer" aria-label={say('offer')}>
      <p role="status">
        {made.reached
          ? say(what === 'repair' ? 'wouldChange' : 'wouldGive', { count, proof })
          : say('nothingInLimit')}
      </p>
      <div class="buttons">
        {made.reached && (
          <button type="button" class="main" onClick={takeProposal}>
            {say(what === 'repair' ? 'changeCells' : 'giveCells', { count })}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            proposal.value = undefined;
          }}
        >
          {say('leaveIt')}
        </button>
      </div>
    </section>
  );
}
