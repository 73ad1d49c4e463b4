import type { FactTopic } from '../../tools/business-facts.ts';

/** What is asked about each line of a fact, in the order of its lines. */
const asked: Partial<Record<FactTopic, readonly RegExp[]>> = {
  home_visit: [
    /\b(?:cost\w*|charge\w*|pay\w*|fees?|free|price|how much|owe|money)\b/i,
    /\b(?:how long|minutes?|mins|hours?|take|takes|stay|oblig\w*|commit\w*|have to|catch)\b/i,
    /\b(?:samples?|showroom|swatch\w*|bring\w*)\b/i,
  ],
  guarantee: [
    /\b(?:guarant\w*|warrant\w*|cover\w*|fit\w*|work\w*)\b/i,
    /\b(?:repair\w*|mend\w*|fix\w*)\b/i,
    /\binsur\w*\b/i,
  ],
};

/** Of a fact's lines, those that the question is about; all of them where it is about none in particular. */
export function linesAsked(topic: FactTopic, lines: readonly string[], text: string): string[] {
  const patterns = asked[topic] ?? [];
  const chosen = lines.filter((_, at) => patterns[at]?.test(text));
  return chosen.length > 0 ? chosen : [...lines];
}
