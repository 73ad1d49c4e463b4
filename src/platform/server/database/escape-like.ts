/** The pattern of `like` for texts with a word anywhere in them, whatever marks the word has. */
export const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
