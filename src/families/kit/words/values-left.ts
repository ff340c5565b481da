/**
 * The number of values of a place may be left so that people look at these, and not at those that are
 * excluded.
 */
export const FEW_LEFT = 3;
