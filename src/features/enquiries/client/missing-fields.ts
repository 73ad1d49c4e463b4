import { messages } from '../limits.ts';

const required = ['firstName', 'lastName', 'email', 'phone'] as const;
export type FieldName = (typeof required)[number] | 'message';

/** The required fields in which nothing was entered, each with what to do about it. */
export function findMissing(
  entered: Readonly<Record<string, string>>,
): Partial<Record<FieldName, string>> {
  const empty = required.filter((name) => !entered[name]?.trim());
  return Object.fromEntries(empty.map((name) => [name, messages[name]]));
}
