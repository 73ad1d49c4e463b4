/**
 * Keys for calls that may be sent again. As long as the same is sent the key stays the same, so that a
 * second try cannot do it twice; a change gets a new one.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (last.text !== text) last = { text, key: crypto.randomUUID() };
    return last.key;
  };
}
