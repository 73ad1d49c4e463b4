import { phone } from '#features/business/facts.ts';

/** Ends of sentences; "01632 960 147." and "£2.50" hold none. */
const sentences = /(?<=[.!?])\s+(?=[\p{Lu}“])/u;
const isOfNumber = (sentence: string) => sentence.includes(phone.display);
const saysUrgent = /\bmarked (?:it )?urgent\b/i;
const onlyUrgent = /^It’s marked urgent\.$/;
const saysWithin = /\bwithin \d+ hours\b/i;
const onlyWithin = /^You’ll hear within \d+ hours\.$/;

/** Of sentences that say the same of reaching the team, the one that says most: each thing is told once a reply. */
export function eachOnce(paragraphs: readonly string[]): string[] {
  const all = paragraphs.flatMap((paragraph) => paragraph.split(sentences));
  const withNumber = all.filter(isOfNumber);
  const [told] = withNumber.toSorted((one, other) => other.length - one.length);
  let isUrgentSaid = false;
  const isNew = (sentence: string): boolean => {
    if (isOfNumber(sentence) && withNumber.length > 1) return sentence === told;
    if (onlyWithin.test(sentence))
      return !all.some((one) => one !== sentence && saysWithin.test(one));
    const isAgain = isUrgentSaid && onlyUrgent.test(sentence);
    isUrgentSaid ||= saysUrgent.test(sentence);
    return !isAgain;
  };
  return paragraphs
    .map((paragraph) => {
      const kept = paragraph.split(sentences).filter(isNew);
      return kept.length === paragraph.split(sentences).length ? paragraph : kept.join(' ');
    })
    .filter((paragraph) => paragraph !== '');
}
