/** The number of attempts at one puzzle a batch makes before it gives up. */

/** By default. */
export const USUAL_ATTEMPTS = 300;

/** At most: ids write the number of an attempt with nine digits. */
export const MOST_ATTEMPTS = 999_999_999;
