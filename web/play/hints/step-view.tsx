/** A step in words, with its proof where the sentence does not say all. */
import type { StepRecord } from '../../../src/browser.js';
import { say, stepLanguage } from '../../words/index.js';

/** One step. */
export function StepView({ step: { says, name, proof } }: { readonly step: StepRecord }) {
  const lang = stepLanguage();
  return (
    <div class="step">
      {name !== undefined && <strong lang={lang}>{name}</strong>}
      <p lang={lang}>{says}</p>
      {proof !== undefined && (
        <details>
          <summary>{say('whyOpposite')}</summary>
          <ol lang={lang}>
            {proof.map((line, index) => (
              <li key={`${index} ${line}`}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
