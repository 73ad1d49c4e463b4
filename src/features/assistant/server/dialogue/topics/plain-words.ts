/** A text as topics are looked for in it. */
export const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
