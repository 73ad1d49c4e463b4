import { plainWords } from './plain-words.ts';

const hue = '(?:beigey?|gr[ae]y(?:ish)?|brown(?:ish)?|creamy?|white|blue|green|yellow|pink|black)';
const hedge =
  '(?:(?:a|an|more|of|really|quite|rather|very|sort|kind|proper|bit|at|all|not|actually|just) )*';
/** "It", "that one", "the dove": no "is there a grey", "is it in grey". */
const floor = '(?:the )?(?:(?!(?:the|there|any|your|an?|you|in|available|got)\\b)[a-z]+ ){1,3}?';
const room = '(?:sofa|settee|suite|walls?|curtains|units|cupboards|furniture|kitchen)';

/** What the colour of a floor is like, and what it goes with; tested on a text without punctuation. */
export const asksShade = new RegExp(
  [
    // "A warm grey", "warm or cool in tone".
    String.raw`\b(?:warm|cool|cold|true)(?: or (?:a )?\w+)? (?:beige|gr[ae]y|white|brown|colou?r|tone|shade)\b`,
    String.raw`\b(?:more|quite|rather|very) (?:of )?(?:an? )?${hue}\b`,
    // "Is dove grey?", "mocha's brown isn't it".
    String.raw`\b(?:is|are) ${floor}${hedge}${hue}\b`,
    String.raw`\b[a-z]{3,}s ${hedge}${hue} (?:isnt it|is it|right|yeah)\b`,
    // "Does it come in anything warmer?": a colour, as the pile is as warm in each.
    String.raw`\bcomes? in (?:\w+ ){0,3}(?:warm|cool|cold)er\b`,
    String.raw`\b(?:warm|cool|cold)er (?:colou?rs?|shades?|tones?|hues?|gr[ae]ys?)\b`,
    String.raw`\b(?:go|goes|match|matches|look (?:nice|good|ok|right)|works?) (?:well |nicely |ok )?with (?:a |an |my |our |the )?(?:\w+ ){0,2}${room}\b`,
  ].join('|'),
);

/** "Is that one brown, or more of a beige?": the colours are asked about, and name no floor. */
export const withoutShade = (text: string): string =>
  asksShade.test(plainWords(text)) ? text.replace(hues, ' ') : text;
const hues = new RegExp(String.raw`\b${hue}\b`, 'gi');
