const MINUTE = 60;

/** Seconds as minutes and seconds: `2:05`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
