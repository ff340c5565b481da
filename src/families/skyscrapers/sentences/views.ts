/** Words for views: `From the left of row 3, two towers can be seen`. */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { area } from '../../kit/words/areas.js';
import { inWords } from '../../kit/words/words.js';
import { lineOf, type SideName, type View } from '../puzzle.js';

const FROM: InLanguages<Readonly<Record<SideName, string>>> = {
  en: { top: 'From above', bottom: 'From below', left: 'From the left of', right: 'From the right of' },
  de: { top: 'Von oben', bottom: 'Von unten', left: 'Von links', right: 'Von rechts' },
};

/** `from the left`, `von links` */
export function fromSide({ name }: View, language: StepLanguage): string {
  return FROM[language][name].toLowerCase().replace(/ of$/, '');
}

/** `From the left of row 3`, `Von links in Zeile 3` */
export function fromWhere(view: View, language: StepLanguage): string {
  const line = area(lineOf(view), language);
  return `${FROM[language][view.name]} ${language === 'en' ? line : `in ${line}`}`;
}

/** `From the left of row 3, two towers can be seen`, `Von links sieht man in Zeile 3 zwei Türme` */
export function viewSays(view: View, count: number, language: StepLanguage): string {
  const counted = inWords(count, language);
  if (language === 'en') {
    return `${fromWhere(view, 'en')}, ${counted} tower${count === 1 ? '' : 's'} can be seen`;
  }
  const line = area(lineOf(view), 'de');
  return `${FROM.de[view.name]} sieht man in ${line} ${count === 1 ? 'einen Turm' : `${counted} Türme`}`;
}
