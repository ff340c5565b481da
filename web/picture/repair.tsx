/** The remedies for a picture whose puzzle has several solutions, or takes more than line logic. */
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
    <section class="repair" aria-label="Repair">
      <p>
        {verdict === 'unique'
          ? 'To make it solvable line by line:'
          : 'To give it one solution, found line by line:'}
      </p>
      <div class="buttons">
        <button type="button" disabled={isBusy} onClick={() => void propose('repair')}>
          Fewest changes …
        </button>
        <button type="button" disabled={isBusy} onClick={() => void propose('givens')}>
          Fewest given cells …
        </button>
      </div>
    </section>
  );
}

function Offer({ offered: { what, made } }: { readonly offered: Proposal }) {
  const count = what === 'repair' ? made.changed.length : made.given.length;
  const cells = count === 1 ? 'one cell' : `${count} cells`;
  const proof = made.proved ? 'no fewer will do, proved' : `at least ${made.lowerBound} are needed`;
  return (
    <section class="repair offer" aria-label="What would be done">
      <p role="status">
        {made.reached
          ? `${what === 'repair' ? 'This would change' : 'This would give'} ${cells} (${proof}).`
          : 'Nothing was found within the limit.'}
      </p>
      <div class="buttons">
        {made.reached && (
          <button type="button" class="main" onClick={takeProposal}>
            {what === 'repair' ? `Change ${cells}` : `Give ${cells}`}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            proposal.value = undefined;
          }}
        >
          Leave it as it is
        </button>
      </div>
    </section>
  );
}
