/** The bench, which is loaded when it is first opened. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

type Screen = () => preact.ComponentChild;

/** The bench, or a word while it is being loaded. */
export function LazySetScreen() {
  const screen = useSignal<{ readonly View: Screen } | undefined>(undefined);
  useEffect(() => {
    void import('./bench.js').then(({ Bench }) => {
      screen.value = { View: Bench };
    });
  }, []);
  if (screen.value === undefined) return <p class="hint">The bench is being loaded …</p>;
  const { View } = screen.value;
  return <View />;
}
