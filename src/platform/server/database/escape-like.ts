/** A `like` pattern that matches texts containing a word, with the word's own wildcards escaped. */
export const escapeLike = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
