/** Words for what follows from a pearl: clauses without a full stop. */
import type { InLanguages } from '../../contract/language.js';
import { toWords } from '../../kit/words/directions.js';
import { all } from '../../kit/words/series.js';
import type { Line, Obstacle } from './consequences.js';

type Clause = InLanguages<string>;

/** By direction, as lines lead from a cell. */
const TOWARDS = ['up', 'right', 'down', 'left'] as const;

/** By axis. */
const ALONG: InLanguages<readonly [string, string]> = {
  en: ['from top to bottom', 'from left to right'],
  de: ['von oben nach unten', 'von links nach rechts'],
};

/** An inference at a pearl as a clause. */
export function clauseOf(line: Line): Clause {
  switch (line.kind) {
    case 'away': {
      const [towards, away] = [leading(line.not), leading(line.not ^ 2)];
      const why = obstacleWords(line.obstacle);
      return {
        en: `from the black pearl in ${line.pearl} no line can lead ${towards.en} (${why.en}), so one leads ${away.en} as far as ${line.to}`,
        de: `von der schwarzen Perle in ${line.pearl} kann keine Linie ${towards.de} führen (${why.de}), also führt eine ${away.de} bis ${line.to}`,
      };
    }
    case 'arm': {
      const [towards, away] = [leading(line.direction), leading(line.direction ^ 2)];
      return {
        en: `the line from the black pearl in ${line.pearl} leads two cells ${towards.en}, and none leads ${away.en}`,
        de: `die Linie von der schwarzen Perle in ${line.pearl} führt zwei Felder weit ${towards.de}, und keine führt ${away.de}`,
      };
    }
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
  }
}

function leading(direction: number): Clause {
  const to = [TOWARDS[direction as 0 | 1 | 2 | 3]];
  return { en: toWords(to, 'en'), de: toWords(to, 'de') };
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
