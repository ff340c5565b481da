/** The request for a new puzzle: the settings of its generator, difficulty and seed. */
import type { NamedSetting } from '../../src/browser.js';
import { Check, Choice, DIFFICULTIES } from '../ui/form-fields.js';
import { withLabels } from '../ui/setting-field.js';
import type { FamilyCard } from '../worker/families.js';
import { SettingFields } from './fields.js';
import { Sizes } from './sizes.js';
import { cancelMaking, isMaking, makeOne, refusal, sizeSettings, wish } from './state.js';

/** The form of one family. */
export function GenerateForm({ card }: { readonly card: FamilyCard }) {
  const { id, name, settings } = card;
  const wrong = refusal.value;
  const ofSize = sizeSettings(card);
  const others = settings.filter((setting) => !ofSize.includes(setting));
  const isAbout = (list: readonly NamedSetting[]): boolean => list.some((one) => one.name === wrong?.part);
  return (
    <form
      class="controls"
      aria-label={`New ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void makeOne(id);
      }}
    >
      <Sizes card={card} />
      <Choice
        label="Difficulty"
        value={wish.value.difficulty}
        choices={DIFFICULTIES}
        set={(difficulty) => {
          wish.value = { ...wish.value, difficulty };
        }}
      />
      <Check
        value={wish.value.noGuess}
        set={(noGuess) => {
          wish.value = { ...wish.value, noGuess };
        }}
      >
        Solvable without guessing
      </Check>
      <MakeButton id={id} />
      {wrong !== undefined && !isAbout(settings) && (
        <p class="trouble" role="alert">
          {withLabels(wrong.message)}
        </p>
      )}
      <details open={isAbout(others)}>
        <summary>More settings</summary>
        <div class="controls">
          <SettingFields id={id} settings={others} />
          <label class="field">
            <span>
              Seed <small>the same seed and settings give the same puzzle on any device</small>
            </span>
            <input
              type="text"
              value={wish.value.seed}
              placeholder="a new one each time"
              onInput={(event) => {
                wish.value = { ...wish.value, seed: event.currentTarget.value };
              }}
            />
          </label>
        </div>
      </details>
    </form>
  );
}

function MakeButton({ id }: { readonly id: string }) {
  if (isMaking.value !== id)
    return (
      <button type="submit" class="main">
        Make a puzzle
      </button>
    );
  return (
    <div class="buttons" role="status">
      <span class="hint">Making and proving it …</span>
      <button type="button" onClick={cancelMaking}>
        Cancel
      </button>
    </div>
  );
}
