/** A house with a value of an attribute has no other one: crosses that need no word. */
import { capitalised } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { ZebraPuzzle } from '../../puzzle.js';
import { type Placed, saysAll } from '../persons.js';
import { quoted } from '../words.js';
import { houseId, streetOf } from './street.js';

export const besideEntry: Move<ZebraPuzzle> = defineMove<
  ZebraPuzzle,
  { readonly attribute: string; readonly entered: Placed }
>({
  id: 'beside-entry',
  isPlain: true,
  *find(board) {
    const street = streetOf(board);
    for (const [attribute, name] of street.numbering.attributes.entries()) {
      const items = street.itemsOf(attribute);
      for (const house of street.housesOf(street.all)) {
        const entered = items.find((item) => street.isEntered(item, house));
        if (entered === undefined) continue;
        const out = items.filter((item) => item !== entered && !street.isCrossed(item, house));
        if (out.length === 0) continue;
        yield {
          conclusions: out.map((item) => street.known(item, house, false)),
          rules: [houseId(house, attribute)],
          data: {
            attribute: name,
            entered: { name: street.name([entered]), houses: [house], value: true },
          },
        };
      }
    }
  },
  says: {
    en: ({ attribute, entered }) =>
      `${capitalised(saysAll([entered], 'en'))}, so no other ${attribute} is there.`,
    de: ({ attribute, entered }) =>
      `${saysAll([entered], 'de')}, also kein anderer Wert von ${quoted(attribute)}.`,
  },
});
