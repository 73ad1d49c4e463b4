import { stemmer } from 'stemmer';

/** Words that say the same of a floor or a service, by which an answer may reword the evidence. */
const groups = `
grip hold
cosy snug warm
footstep footfall walk tread
hoover vacuum
spill splash puddle
cold chilly
spring bounce
quiet quieten silent
hide disguise conceal mask
fleck flecky
board plank
fluff lint
gather collect
glue adhesive
labour installation fitting
`;

const tie = new Map<string, string[]>();
for (const line of groups.trim().split('\n')) {
  const stems = line.split(' ').map((word) => stemmer(word));
  for (const stem of stems) tie.set(stem, [...(tie.get(stem) ?? []), ...stems]);
}

/** Stems, and those of the words that say the same. */
export const withSynonyms = (stems: Iterable<string>): Set<string> =>
  new Set([...stems].flatMap((stem) => [stem, ...(tie.get(stem) ?? [])]));
