/** Reads settings for a plan: values or defaults, and an issue for each value that cannot be. */
import { type Issue, issue } from '../src/core/issue.js';
import type { NamedFile, Settings } from './generator.js';

/** The code of every issue about a setting. */
export const SETTING = 'setting';

interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * Reads one setting after the other. A value that cannot be is written down as an issue and read as the default, so that a
 * plan can look at all settings before it gives up.
 */
export class SettingsReader {
  readonly #settings: Settings;
  readonly #issues: Issue[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** What was wrong so far. */
  get issues(): readonly Issue[] {
    return this.#issues;
  }

  /** Whether the user gave the setting. */
  has(name: string): boolean {
    return this.#settings[name] !== undefined;
  }

  /** Notes that a setting cannot be, in a whole sentence. */
  refuse(name: string, message: string): void {
    this.#issues.push(issue(SETTING, message, { part: `--${name}` }));
  }

  /** A whole number in a range. */
  whole(name: string, range: Range, byDefault: number): number {
    const value = this.#settings[name];
    return value === undefined ? byDefault : (this.#inRange(name, Number(value), range) ?? byDefault);
  }

  /** Any number in a range. */
  number(name: string, { least, most }: Range, byDefault: number): number {
    const value = this.#settings[name];
    if (value === undefined) return byDefault;
    if (typeof value === 'number' && value >= least && value <= most) return value;
    this.refuse(name, `A number from ${least} to ${most} is expected; found ${value}.`);
    return byDefault;
  }

  /** Rows and columns: `8` (a square) or `6x9`. */
  size(name: string, range: Range, byDefault: readonly [number, number]): readonly [number, number] {
    const value = this.#settings[name];
    if (value === undefined) return byDefault;
    const [, rows, columns = rows] = /^(\d{1,5})(?:x(\d{1,5}))?$/i.exec(String(value)) ?? [];
    if (rows === undefined) {
      this.refuse(name, `A side (8) or rows and columns (6x9) are expected; found ${value}.`);
      return byDefault;
    }
    const height = this.#inRange(name, Number(rows), range);
    const width = columns === rows ? height : this.#inRange(name, Number(columns), range);
    return height === undefined || width === undefined ? byDefault : [height, width];
  }

  /** A text; the choices of its parameter hold already. */
  text<Text extends string>(name: string, byDefault: Text): Text {
    return (this.#settings[name] as Text | undefined) ?? byDefault;
  }

  flag(name: string): boolean {
    return this.#settings[name] === true;
  }

  /** The files of the folder that a setting names; undefined when it is absent. */
  files(name: string): readonly NamedFile[] | undefined {
    return this.#settings[name] as readonly NamedFile[] | undefined;
  }

  #inRange(name: string, value: number, { least, most }: Range): number | undefined {
    if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
    this.refuse(name, `A whole number from ${least} to ${most} is expected; found ${value}.`);
    return undefined;
  }
}
