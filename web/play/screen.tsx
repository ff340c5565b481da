export function PlayScreen() {
  return <h1>Play</h1>;
}
