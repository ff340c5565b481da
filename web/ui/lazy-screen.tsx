/** A screen that is loaded when it is first opened. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../words/index.js';

type Screen = () => preact.ComponentChild;

/** The screen, or a word while it is being loaded. */
export function LazyScreen({ load }: { readonly load: () => Promise<Screen> }) {
  const screen = useSignal<{ readonly View: Screen } | undefined>(undefined);
  useEffect(() => {
    void load().then((View) => {
      screen.value = { View };
    });
  }, []);
  if (screen.value === undefined) return <p class="hint">{say('partLoading')}</p>;
  const { View } = screen.value;
  return <View />;
}
