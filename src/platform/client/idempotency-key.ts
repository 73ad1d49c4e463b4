/**
 * The idempotency key of what has an id of its own: the same for the same values, also after a reload and in another
 * tab.
 */
export const idempotencyKeyOf = (id: string, body: unknown) =>
  `${id}-${fingerprint(JSON.stringify(body))}`;

/** 64 bits of a text (FNV-1a with two bases). */
function fingerprint(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 16_777_619);
    two = Math.imul(two ^ (code + index), 2_246_822_519);
  }
  return (one >>> 0).toString(36) + (two >>> 0).toString(36);
}
