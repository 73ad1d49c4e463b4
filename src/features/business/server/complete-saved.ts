const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What an older version saved, with what was added since as it is in the standard: objects part by part, lists and
 * null as they were saved.
 */
export function completeSaved<Value>(saved: unknown, standard: Value): Value {
  if (saved === undefined) return standard;
  if (!isRecord(saved) || !isRecord(standard)) return saved as Value;
  return Object.fromEntries(
    Object.entries(standard).map(([name, part]) => [name, completeSaved(saved[name], part)]),
  ) as Value;
}
