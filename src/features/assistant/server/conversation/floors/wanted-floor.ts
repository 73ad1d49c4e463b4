/** What the floor is to look like, as it was said last: it holds for another kind of floor too. */
export type WantedLook = { colours?: string[]; look?: 'wood' | 'stone'; tone?: 'light' | 'dark' };
