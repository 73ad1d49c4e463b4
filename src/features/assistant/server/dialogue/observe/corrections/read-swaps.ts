/** What is to stand in place of what, in the customer's words. */
export type Swap = { right: string; wrong: string };

const be = `(?:it'?s|its|that'?s|it is|it should be|make (?:it|that)|but|i mean)`;
const patterns = [
  `^(?:change|swap|switch|move|alter|correct) (?<wrong>.+?) (?:to|for|into|with|over to) (?<right>.+)$`,
  `^(?<wrong>.+?) (?:should|needs to|ought to|must) (?:be|say|read) (?<right>.+)$`,
  `^(?:not(?! (?:sure|only|just|really|too|bothered|fussed)\\b)|instead of) (?<wrong>.+?)(?:,| -) *(?<right>.+)$`,
  `^(?:not|it'?s not|it isn'?t|that'?s not) (?<wrong>[^,]+?),? (?:${be} )(?<right>.+)$`,
  `^(?:it'?s not|it isn'?t|that'?s not) (?<wrong>[^,]+?), *(?<right>.+)$`,
  `^(?<right>.+?),? (?:and )?(?:not|instead of|rather than|in place of) (?<wrong>.+)$`,
].map((pattern) => new RegExp(pattern, 'iu'));

const lead =
  /^(?:(?:no|nope|sorry|oh|ah|er+m?|um+|hmm+|oops|wait|actually|and|but|so|yes|yeah|hang on|please|can you|could you|can we)\b[\s,.!-]*)+/i;
const opening = new RegExp(
  String.raw`^(?:${be}|(?:the|my|our|more like|on|at|in|for)\b|you put|you(?:'ve| have) (?:got|put))\s*`,
  'i',
);
const ending =
  /[\s,.!?]*(?:\b(?:please|pls|thanks|thank you|actually|instead|sorry|by the way|btw|then|if (?:possible|you can))\b[\s,.!?]*)*$/i;

/** "No, it's the Mill Close please" is "Mill Close". */
function bare(words: string): string {
  let text = words.replace(ending, '').trim();
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(lead, '').replace(opening, '').trim();
  }
  return text;
}

/** "Flat 2 not flat 3", "not 17, number 7", "change Thursday to Tuesday", "Mill Lane should be Mill Close". */
export function readSwaps(text: string): Swap[] {
  if (text.includes('?') && !/\b(?:can|could|please)\b/i.test(text)) return [];
  return text
    .replace(/[’‘]/g, "'")
    .split(
      /(?<=[.!?;])\s+|\n+|,?\s+and\s+(?=(?:it'?s|its|the \w+ (?:is|should)|my \w+ (?:is|should)|make it|change)\b)/i,
    )
    .flatMap((sentence) => {
      const said = sentence.replace(lead, '').replace(ending, '');
      const groups = patterns.map((pattern) => pattern.exec(said)?.groups).find(Boolean);
      const [right, wrong] = [bare(groups?.right ?? ''), bare(groups?.wrong ?? '')];
      // "Ring me, not Joan" says whom to ring.
      return right && wrong && !/\b(?:me|us|him|her|them)$/i.test(right) ? [{ right, wrong }] : [];
    });
}
