/** Star Battles as puzz.link addresses: the number of stars, then the borders of the regions. */
import { failure, issue, type Result, sizeOfRows, success } from '../../../core/index.js';
import { decodeBorder, encodeBorder, type PuzzlinkAddress, surplusIssue } from '../../../formats/index.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { type StarBattleDraft, type StarBattleFormat, unheldByBorders } from './format.js';

const STARS = /^(\d{1,9})\//;

export const starBattlePuzzlink: StarBattleFormat = puzzlinkFormat({
  types: ['starbattle'],
  read: readAddress,
  lacks: (puzzle) => unheldByBorders('puzzlink', puzzle),
  sizeOf: ({ regions }) => sizeOfRows(regions),
  write: ({ regions, stars }) => `${stars}/${encodeBorder(regions)}`,
});

function readAddress({ rows, columns, body, at }: PuzzlinkAddress): Result<StarBattleDraft> {
  const stars = STARS.exec(body);
  if (stars === null) {
    const message = 'The number of stars and a "/" are expected before the borders.';
    return failure(issue('format-syntax', message, at(0)));
  }
  const borders = decodeBorder(body, stars[0].length, { rows, columns }, at);
  if (!borders.ok) return borders;
  const { regions, end } = borders.value;
  if (end < body.length) return failure(surplusIssue(at(end)));
  return success({ puzzle: { family: 'star-battle', stars: Number(stars[1]), regions } });
}
