/**
 * Creates a function that returns idempotency keys. The key stays the same for the same body, so that a
 * retry has no second effect; another body gets a new key.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (last.text !== text) last = { text, key: crypto.randomUUID() };
    return last.key;
  };
}
