import { expect } from 'vitest';

/** The words of the validation library, and of JavaScript. */
const libraryWords =
  /\b(?:expected|received|Invalid|Too (?:big|small)|Unrecognized|undefined|NaN|null,|pattern(?! (?:repeat|match)\b)|regex)\b|=>|[{}|]/;

type Problem = {
  detail: string;
  errors?: readonly { readonly field: string; readonly message: string }[];
};

/** Expects an error to name the field in words that a person wrote. */
export function expectOwnWords({ detail, errors = [] }: Problem, what: string) {
  for (const text of [detail, ...errors.map(({ message }) => message)]) {
    expect(text, what).not.toMatch(libraryWords);
    expect(text.length, `${what}: ${text}`).toBeLessThan(1_000);
  }
  for (const { field, message } of errors) {
    expect(field, what).toMatch(/\S/);
    expect(message, what).toMatch(/^\S.*\S$/);
  }
  const [first] = errors;
  if (first) expect(detail, what).toContain(first.message);
}
