import type { $ZodRawIssue } from 'zod/v4/core';

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const units: Record<string, string> = { string: 'character', array: 'item' };

/**
 * The error sentence for a schema issue without a message of its own. It follows the name of a field, as
 * in `rooms: must be a list.`
 */
export function describeIssue(issue: $ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'is missing.';
    return `must be ${typeNames[issue.expected] ?? 'of another kind'}.`;
  }
  if (issue.code === 'invalid_value') return `must be ${joinChoices(issue.values)}.`;
  if (issue.code === 'too_big') return describeSize(issue.origin, 'at most', issue.maximum);
  if (issue.code === 'too_small') return describeSize(issue.origin, 'at least', issue.minimum);
  if (issue.code === 'not_multiple_of') return `must be a multiple of ${issue.divisor}.`;
  if (issue.code === 'unrecognized_keys') return `must not hold ${issue.keys.join(', ')}.`;
  return 'is not valid.';
}

function describeSize(origin: string, relation: string, size: number | bigint): string {
  const unit = units[origin];
  if (!unit) return `must be ${relation} ${size}.`;
  return `must have ${relation} ${size} ${unit}${Number(size) === 1 ? '' : 's'}.`;
}

function joinChoices(values: readonly unknown[]): string {
  const texts = values.map(String);
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : `${texts.join(', ')} or ${last}`;
}
