/** The nonogram of a picture in one go, as tests ask for it. */
import {
  drawInBlackAndWhite,
  nonogramOfDrawn,
  type PictureNonogram,
  type PictureRequest,
} from '../../../src/picture/puzzle/index.js';

export function nonogramOfPicture(request: PictureRequest): PictureNonogram {
  return nonogramOfDrawn(drawInBlackAndWhite(request), request);
}
