/** The error message for a name or a short text that is no plain line, where the field has none of its own. */
export const plainLineMessage = 'must be one line of text without control characters.';

/** Whether a text has a character that can be seen: not only spaces, zero-width and filler characters. */
export const isVisible = (text: string) => /[^\p{Z}\p{C}\p{M}\p{DI}\u2800]/u.test(text);

/**
 * A number, postcode or email address without what came along when it was copied: direction marks, zero-width
 * characters and variation selectors. Thin and other spaces become plain ones.
 */
export const withoutInvisible = (text: string) =>
  text
    .replaceAll(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll(/\p{Z}/gu, ' ')
    .trim();

/**
 * Whether a text is one line without control characters, which includes those that reverse the direction of
 * the text after them. Joiners are allowed: emoji and some scripts need them.
 */
export const isPlainLine = (text: string) =>
  !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
