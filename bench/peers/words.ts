/** @returns the words that a page shows, without its elements */
export function readWords(html: string): string[] {
  return html
    .replace(/<(script|style|svg|head)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;|&#\w+;/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** @returns paragraphs of twenty words each, which begin again when the words end */
export function takeParagraphs(words: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, paragraph) =>
    Array.from({ length: 20 }, (_, at) => words[(paragraph * 20 + at) % words.length]).join(' '),
  );
}
