/** The choice of the kind of puzzle that is set. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nameOfFamily } from '../engine/families.js';
import { quick } from '../engine/lanes.js';
import { go } from '../router.js';
import { Choice } from '../ui/form-fields.js';
import { say } from '../words/index.js';

const settable = signal<readonly string[]>([]);

/** The families that can be set; the address names the one that is. */
export function BenchFamily({ family }: { readonly family: string }) {
  useEffect(() => {
    if (settable.peek().length > 0) return;
    void quick.call('settable-families', null).then((families) => {
      settable.value = families;
    });
  }, []);
  const ids = settable.value.length === 0 ? [family] : settable.value;
  return (
    <Choice
      label={say('kindOfPuzzle')}
      value={family}
      choices={ids.map((id) => ({ id, name: nameOfFamily(id) }))}
      set={(id) => go('set', id)}
    />
  );
}
