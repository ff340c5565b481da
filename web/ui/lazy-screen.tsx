/** A screen that is loaded when it is first opened. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../words/index.js';

type Screen = () => preact.ComponentChild;

/** The screen, or a sentence while it is being loaded or where it cannot be. */
export function LazyScreen({ load }: { readonly load: () => Promise<Screen> }) {
  const screen = useSignal<{ readonly View: Screen } | undefined>(undefined);
  const isMissing = useSignal(false);
  useEffect(() => {
    load().then(
      (View) => {
        screen.value = { View };
      },
      () => {
        isMissing.value = true;
      },
    );
  }, []);
  if (isMissing.value)
    return (
      <p class="trouble" role="alert">
        {say('partFailed')}
      </p>
    );
  if (screen.value === undefined) return <p class="hint">{say('partLoading')}</p>;
  const { View } = screen.value;
  return <View />;
}
