/** The pattern of `like` for texts with a word anywhere in them, whatever marks the word has. */
export const escapeLike = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
