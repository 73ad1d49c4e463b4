import { messages } from '../limits.ts';

const required = ['firstName', 'lastName', 'email', 'phone'] as const;
export type FieldName = (typeof required)[number] | 'message';

/** The empty required fields with their error messages. */
export function findMissing(
  entered: Readonly<Record<string, string>>,
): Partial<Record<FieldName, string>> {
  const empty = required.filter((name) => !entered[name]?.trim());
  return Object.fromEntries(empty.map((name) => [name, messages[name]]));
}
