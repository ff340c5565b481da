/** Words for what follows on a Masyu: clauses without a full stop. */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { all } from '../../kit/words/series.js';
import type { Line, Obstacle } from './consequences.js';

type Clause = InLanguages<string>;

/** By direction: up, right, down, left. */
const TOWARDS: InLanguages<readonly string[]> = {
  en: ['up', 'right', 'down', 'left'],
  de: ['nach oben', 'nach rechts', 'nach unten', 'nach links'],
};
/** By axis. */
const ALONG: InLanguages<readonly [string, string]> = {
  en: ['from top to bottom', 'from left to right'],
  de: ['von oben nach unten', 'von links nach rechts'],
};

/** A line of thought as a clause. */
export function clause(line: Line, language: StepLanguage): string {
  return clauseOf(line)[language];
}

/** Lines of thought one after the other; what players cross out without a word is left out. */
export function clauses(lines: readonly Line[], language: StepLanguage): string {
  return lines
    .filter(({ kind }) => kind !== 'full')
    .map((line) => clause(line, language))
    .join('; ');
}

function clauseOf(line: Line): Clause {
  switch (line.kind) {
    case 'full':
      return {
        en: `two lines meet in ${line.cell}, so ${all(line.places, 'en')} ${line.places.length === 1 ? 'has' : 'have'} none`,
        de: `in ${line.cell} treffen sich zwei Linien, also ${line.places.length === 1 ? 'hat' : 'haben'} ${all(line.places, 'de')} keine`,
      };
    case 'dead-end':
      return line.place === undefined
        ? { en: `a line ends in ${line.cell}`, de: `eine Linie endet in ${line.cell}` }
        : {
            en: `a line in ${line.place} would end in ${line.cell}`,
            de: `eine Linie in ${line.place} würde in ${line.cell} enden`,
          };
    case 'only-way':
      return {
        en: `the loop can only go on from ${line.cell} to ${line.to}`,
        de: `die Schleife kann von ${line.cell} nur nach ${line.to} weitergehen`,
      };
    case 'branch':
      return { en: `three lines meet in ${line.cell}`, de: `in ${line.cell} treffen sich drei Linien` };
    case 'away': {
      const [not, why] = [line.not, obstacleWords(line.obstacle)];
      return {
        en: `from the black pearl in ${line.pearl} no line can lead ${TOWARDS.en[not]} (${why.en}), so one leads ${TOWARDS.en[not ^ 2]} as far as ${line.to}`,
        de: `von der schwarzen Perle in ${line.pearl} kann keine Linie ${TOWARDS.de[not]} führen (${why.de}), also führt eine ${TOWARDS.de[not ^ 2]} bis ${line.to}`,
      };
    }
    case 'arm':
      return {
        en: `the line from the black pearl in ${line.pearl} leads two cells ${TOWARDS.en[line.direction]}, and none leads ${TOWARDS.en[line.direction ^ 2]}`,
        de: `die Linie von der schwarzen Perle in ${line.pearl} führt zwei Felder weit ${TOWARDS.de[line.direction]}, und keine führt ${TOWARDS.de[line.direction ^ 2]}`,
      };
    case 'pass':
      return passClause(line);
    case 'turn':
      return {
        en: `the loop goes straight on in ${line.straight} before the white pearl in ${line.pearl}, so it turns behind it, in ${line.turns}`,
        de: `die Schleife geht in ${line.straight} vor der weißen Perle in ${line.pearl} geradeaus, also biegt sie dahinter in ${line.turns} ab`,
      };
    case 'no-way':
      return {
        en: `no way is left for the ${line.isBlack ? 'black' : 'white'} pearl in ${line.pearl}`,
        de: `für die ${line.isBlack ? 'schwarze' : 'weiße'} Perle in ${line.pearl} bleibt kein Weg`,
      };
    case 'closes': {
      const isPearl = !line.without.includes('–');
      return {
        en: `a line in ${line.place} would close the loop without ${isPearl ? 'the pearl in ' : ''}${line.without}`,
        de: `eine Linie in ${line.place} würde die Schleife ohne ${isPearl ? 'die Perle in ' : ''}${line.without} schließen`,
      };
    }
  }
}

function passClause({ pearl, direction, obstacle }: Extract<Line, { readonly kind: 'pass' }>): Clause {
  const [en, de] = [ALONG.en[direction as 0 | 1], ALONG.de[direction as 0 | 1]];
  if (obstacle === undefined) {
    return {
      en: `the loop goes straight on in the white pearl in ${pearl}, ${en}`,
      de: `die Schleife geht in der weißen Perle in ${pearl} geradeaus, ${de}`,
    };
  }
  const why = obstacleWords(obstacle);
  return {
    en: `the loop passes the white pearl in ${pearl} ${en}, as it cannot the other way (${why.en})`,
    de: `die Schleife geht ${de} durch die weiße Perle in ${pearl}, weil es andersherum nicht geht (${why.de})`,
  };
}

function obstacleWords(obstacle: Obstacle): Clause {
  switch (obstacle.why) {
    case 'edge':
      return { en: 'the edge is too near', de: 'der Rand ist zu nah' };
    case 'no-line':
      return { en: `${obstacle.place} has no line`, de: `${obstacle.place} hat keine Linie` };
    case 'black':
      return {
        en: `it would have to turn on the black pearl in ${obstacle.cell}`,
        de: `sie müsste auf der schwarzen Perle in ${obstacle.cell} abbiegen`,
      };
    case 'straight':
    case 'run':
      return {
        en: `it would turn neither in ${all(obstacle.cells, 'en').replace(' and ', ' nor in ')}`,
        de: `sie würde weder in ${all(obstacle.cells, 'de').replace(' und ', ' noch in ')} abbiegen`,
      };
  }
}
