/** The words of a text in lower case, each with a space on either side; a text without words is empty. */
export const bareWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `.replace(/^ {2}$/, '');
