/** The values of a form that differ from those it began with: what somebody else changed meanwhile stays. */
export function changedValues<T extends object>(before: Partial<T>, after: T): Partial<T> {
  const isChanged = (name: keyof T) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const names = (Object.keys(after) as (keyof T)[]).filter(isChanged);
  return Object.fromEntries(names.map((name) => [name, after[name]])) as Partial<T>;
}
