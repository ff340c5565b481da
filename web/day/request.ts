/** The puzzle of a day: family and date alone say which it is, so that it is the same for everybody. */
import type { FamilyCard } from '../worker/families.js';

/** The seed of the puzzle of a day. */
export function seedOfDay(family: string, date: string): string {
  return `day-${family}-${date}`;
}

/** A request to the generator of a family: a puzzle of medium size, where its generator names sizes. */
export function requestOfDay({ id, presets }: Pick<FamilyCard, 'id' | 'presets'>, date: string) {
  const { settings = {} } = presets.find(({ name }) => name === 'medium') ?? presets[0] ?? {};
  return { seed: seedOfDay(id, date), settings };
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** True for a date of the calendar, as `2026-11-28`. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const TWO = 2;

/** The date of a moment where the player is, as `2026-11-28`. */
export function dateOf(moment: Date): string {
  const part = (number: number): string => String(number).padStart(TWO, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}

/** The date that is a number of days later. */
export function daysLater(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, date.length);
}
