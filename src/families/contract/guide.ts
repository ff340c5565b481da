/** The introduction in a book for people who never solved such a puzzle. */
export interface Guide {
  /** The rules at length and a first hint, in plain words, a paragraph each. */
  readonly paragraphs: readonly string[];
  /**
   * A paragraph that comes first where every puzzle of the family in a book has a title: what the title is
   * of.
   */
  readonly titled?: string;
  /** Name of the small example that is shown with its solution; its verdict is unique. */
  readonly example: string;
}
