/** Star Battles as puzz.link addresses: the number of stars, then the borders of the regions. */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { decodeBorder, encodeBorder } from '../../../formats/border.js';
import { puzzlinkType, readPuzzlink, writePuzzlink } from '../../../formats/puzzlink.js';
import type { Source } from '../../../formats/source.js';
import { LARGEST_SIDE, readStarBattle } from '../reading.js';
import { documentOfPuzzle, type StarBattleDocument, starBattleCodec, unheldByBorders } from './document.js';

const TYPE = 'starbattle';
const STARS = /^(\d{1,9})\//;

export const puzzlinkCodec = starBattleCodec({
  format: 'puzzlink',
  description: 'puzz.link address (also of pzv.jp and other sites with the same addresses)',
  extension: 'url',
  recognises: ({ text }) => puzzlinkType(text) === TYPE,
  read: readAddress,
  write: writeAddress,
});

function readAddress({ text }: Source): Result<StarBattleDocument> {
  const address = readPuzzlink(text);
  if (!address.ok) return address;
  const { type, columns, rows, body, at } = address.value;
  if (type !== TYPE) {
    return failure(
      issue('format-unsupported', `The address is of the puzzle type ${type}; ${TYPE} is expected.`),
    );
  }
  if (columns !== rows || rows < 1 || rows > LARGEST_SIDE) {
    const message = `The address has ${columns} columns and ${rows} rows; a square from 1 to ${LARGEST_SIDE} is expected.`;
    return failure(issue('format-syntax', message));
  }
  const stars = STARS.exec(body);
  if (stars === null) {
    const message = 'The number of stars and a "/" are expected before the borders.';
    return failure(issue('format-syntax', message, at(0)));
  }
  const borders = decodeBorder(body, stars[0].length, { rows, columns }, at);
  if (!borders.ok) return borders;
  const { regions, end } = borders.value;
  if (end < body.length) {
    return failure(issue('format-syntax', 'All borders are told; nothing more is expected.', at(end)));
  }
  return documentOfPuzzle(readStarBattle({ family: 'star-battle', stars: Number(stars[1]), regions }));
}

function writeAddress({ puzzle }: StarBattleDocument): Result<string> {
  const unheld = unheldByBorders('puzzlink', puzzle);
  if (unheld !== undefined) return failure(unheld);
  const { regions, stars } = puzzle;
  const side = regions.length;
  return success(writePuzzlink(TYPE, side, side, `${stars}/${encodeBorder(regions)}`));
}
