/** The choice of the language of the page, each by its own name. */
import { useId } from 'preact/hooks';
import { LANGUAGES, languageCode, say, spokenLanguage } from '../words/index.js';
import { chooseLanguage } from './language.js';

/** A list of languages; another one begins with the page anew. */
export function LanguageChoice() {
  const id = useId();
  return (
    <p class="language">
      <label for={id}>{say('languageOfPage')}</label>{' '}
      <select
        id={id}
        value={spokenLanguage()}
        onChange={(event) => {
          const code = languageCode(event.currentTarget.value);
          if (code !== undefined) chooseLanguage(code);
        }}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
