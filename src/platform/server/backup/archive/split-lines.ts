const newline = 0x0a;

/**
 * Splits bytes at newlines only; `node:readline` also splits at U+2028, which JSON may contain.
 * @returns the lines without their newlines
 * @throws UnfinishedLine when the last one has no newline
 */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let begun: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (;;) {
      const to = chunk.indexOf(newline, from);
      if (to === -1) break;
      yield Buffer.concat([...begun, chunk.subarray(from, to)]);
      begun = [];
      from = to + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) throw new UnfinishedLine('The last line has no end.');
}

export class UnfinishedLine extends Error {}
