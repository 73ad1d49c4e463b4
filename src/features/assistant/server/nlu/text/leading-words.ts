/**
 * A pattern (flags `iu`) of the beginning of a text with so many words at most, as few as will do. Letters of every
 * script are words here. What stands between them has none: where both can match a letter, as `\W` does é, a sentence
 * without a full stop is tried in more ways than there is time for.
 */
export const leadingWords = (max: number): string =>
  String.raw`^[^\p{L}\d]*(?:[\p{L}’']+[^\p{L}\d’']+){0,${max}}?`;
