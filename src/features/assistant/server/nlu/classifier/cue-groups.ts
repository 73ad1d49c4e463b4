/** Finds the groups of words, written with spaces between, that each of some words is in. */
export function makeCueGroups(cues: Record<string, string>) {
  const groups = new Map<string, string[]>();
  for (const [group, words] of Object.entries(cues))
    for (const word of words.split(' ')) groups.set(word, [...(groups.get(word) ?? []), group]);
  return (words: readonly string[]): string[] => words.flatMap((word) => groups.get(word) ?? []);
}
