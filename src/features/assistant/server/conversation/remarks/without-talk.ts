/** Where one thing that is said ends. */
const ends = /(?<=[.!?])\s+|\n+/;

const polite =
  '(?:no|nope|yes|yep|yeah|what|eh|huh|er+m?|um+|hmm+|oh|ah|ok|okay|right|nearly|almost|good|great|hello|hi|sorry|thanks?|thank you|please|pls|wait|hang on|hold on|lol|haha|and|so|but|then|now|just|well|look|listen)';
/** "NO.", "what?", "ok then": nothing is told. */
const empty = new RegExp(String.raw`^\W*(?:${polite}\b\W*)*$`, 'i');
/** Impatience with the talk itself. */
const impatience =
  /\b(?:hopeless|useless|ridiculous|pathetic|ffs|wtf|for (?:god|christ|heaven|pete|goodness)['’]?s? sake|jesus|round in circles|getting nowhere|waste of (?:my )?time|not (?:listening|reading)|(?:do|can|did) (?:you|u) (?:even |not |actually )?(?:read|listen)|forget (?:everything|all (?:of )?(?:it|that|this)|the lot|it|that)|giv(?:e|ing) up|how many times)\b/i;
const mood =
  /^\W*(?:(?:i['’]?m|we['’]?re|really|so|very|well|bit|just|and)\s+)*(?:not (?:(?:very|at all|best) )?(?:happy|pleased|impressed)|(?:fuming|livid|annoyed|gutted|cross|angry|fed up))\W*$/i;
/** "Fix that", "then send it": asked of the assistant. */
const command = new RegExp(
  String.raw`^\W*(?:${polite}\b\W*)*(?:fix|change|correct|sort|send|book|submit|redo|read) (?:that|it|this|them)(?: (?:please|pls|off|now|then|out|back|again|through))*\W*$`,
  'i',
);
const maxRude = 12;
/** "No, it's Shandy not Shand": stands in the detail itself. */
const correction =
  /^\W*(?:(?:no|sorry|actually|and|oh)\W+)*(?:it['’]?s|that['’]?s|(?:the|my) \w+(?:['’]s| is))\s+[\w'’-]+(?:\s[\w'’-]+){0,3},?\s+not\s+[\w'’-]+(?:\s[\w'’-]+){0,3}\W*$/i;
/** Where another thing is to be told within a sentence. */
const pieceEnd =
  /,\s+(?:and\s+)?|\s+and\s+(?=(?:please |can you |could you |also )*(?:tell|let|warn|mention|note)\b)/;

/** "I told you that I can't hear the phone": what was told is kept. */
const leads = new RegExp(
  String.raw`^\W*(?:${polite}\b[\s,.!-]*)*(?:(?:as|like) )?(?:i|we)(?:['’]?ve| have| did| already| just| only)* (?:told (?:you|u|him|her|them)|said|meant|mentioned)(?: (?:already|before|earlier|twice))?[\s,:]+(?:that )?(?=\w)`,
  'i',
);
/** "Tell them there's a dog": what they are to be told. */
const passesOn = new RegExp(
  String.raw`^\W*(?:${polite}\b[\s,.!-]*)*(?:(?:please|pls|can you|could you|can u|just|also|will you) )*(?:(?:tell|let|warn|remind) (?:them|him|her|em|whoever comes|the (?:team|fitters?|surveyor|man)|your \w+)(?: know)?|(?:make a )?note|mention|it must say|must say|(?:it )?(?:should|needs to) say|put(?: down)?|add|write(?: down)?) (?:that )?(?=(?:there|we|i|it|my|our|the (?:dog|cat|gate|bell|buzzer|door|key|code|drive)|she|he|they|park\w*|email only|no )(?:['’]?\w*\b))`,
  'i',
);
/** "Put in the note that …", "it should say …": whatever follows is to be read by the team. */
const ofNote = new RegExp(
  String.raw`^\W*(?:(?:${polite}|please|pls|can you|could you|can u|just|also)\b[\s,.!-]*)*(?:(?:put|write|note|add|pop|stick|include|mention)(?: (?:it|that|this))?(?: down)? )?(?:in|on|to|into) (?:the|my|your) notes?(?: (?:for|to) (?:them|him|the team|the fitter))?(?: please| pls)?[\s,:]*(?:that )?|^\W*(?:(?:${polite})\b[\s,.!-]*)*(?:(?:the note|it|that) )?(?:should|must|needs to|has to|ought to) (?:also )?say:? (?:that )?`,
  'i',
);
/** "You said 969.18": of the talk. */
const recalls =
  /^\W*(?:(?:as|like|but|and) )*(?:you|u)(?:['’]?ve| have)? (?:just )?(?:said|told (?:me|us)|quoted|gave|mentioned)\b/i;

/** "Just need a rough price for my lounge": answered in the talk. */
const asksPrice =
  /^\W*(?:(?:hi|hello|hiya|hey|just|please|pls|can|could|you|u|i|i'?m|we|we'?re|would|like|want|need|after|looking|for|give|me|us|get|work|out|roughly|rough|ball ?park|quick|a|an|the|idea|of|some|oh|and|also|yes|vat)\W+)*(?:prices?|quotes?|costs?|how much|estimates?)\b(?![^.!?]*\b(?:to|go(?:es)?|sent?|send|emailed|posted) (?:to|my|the|him|her)\b)/i;
/** "On shift in a min so quick as you can x": of the talk, not of the work. */
const hurries =
  /\b(?:(?:as )?(?:quick(?:ly)?|fast) as (?:you|u|poss)\w*|be quick|on (?:shift|the bus|my break)\b[^.!?]{0,12}\b(?:min\w*|sec\w*|soon|now)|(?:got(?:ta)?|have|need) (?:to )?(?:dash|rush off))\b/i;
const greets =
  /^\W*(?:hi|hello|hiya|hey|good (?:morning|afternoon|evening))(?: there| adam)?\b[\s,.!]*/i;
const kisses = /(?<=[\p{L}\d.!?])\s+x{1,4}\s*$/iu;
/** "Send it but can you put the dog on it" */
const sendsFirst =
  /^\W*(?:(?:yes|ok|please)\W+)*(?:send|book|submit) (?:it|that)(?: off| in)?,?\s+(?:but|and)\s+/i;
/** "Can you put the dog on it" */
const putOnIt = new RegExp(
  String.raw`^\W*(?:(?:${polite}|can you|could you|can u|also)\b[\s,]*)*(?:put|add|note|mention|include) ((?:the |a |an |my |our |about )?[^,.!?]+?) (?:on|to|in) (?:it|there|that|(?:the|my) (?:form|booking|request))(?: (?:too|as well|please|pls))*\W*$`,
  'i',
);
/** "Please tell them not to ring the bell" */
const forbids = new RegExp(
  String.raw`^\W*(?:(?:${polite}|can you|could you|just|also)\b[\s,]*)*(?:tell|ask|warn|remind) (?:them|him|her|whoever comes|the (?:team|fitters?|surveyor|man)|your \w+) not to `,
  'i',
);

/** What the team reads of a piece: who is to be told it, and by whom, is left out. */
const asFact = (sentence: string): string =>
  sentence
    .replace(sendsFirst, '')
    .replace(greets, '')
    .replace(kisses, '')
    .replace(putOnIt, (_, what: string) => what.replace(/^about /i, ''))
    .replace(forbids, 'Don’t ');

/** What is dictated for the note, as a sentence. */
function asDictated(sentence: string): string {
  const rest = sentence.replace(ofNote, '').trim();
  if (rest === sentence.trim() || rest === '') return sentence;
  const words = rest
    .replace(/^its\b/i, 'It’s')
    .replace(/\b(?:its)(?= (?:a|an|the|not|just|only)\b)/gi, 'it’s')
    .replace(/\btheres\b/gi, 'there’s')
    .replace(/\bi\b/g, 'I');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isTold = (sentence: string) =>
  !empty.test(sentence) &&
  !command.test(sentence) &&
  !mood.test(sentence) &&
  !(impatience.test(sentence) && sentence.trim().split(/\s+/).length <= maxRude);

/** What somebody said for the team, without what was said of the talk itself. */
export function withoutTalk(said: string): string {
  const sentences = said
    .replace(/[^\S\n]{2,}/g, ' ')
    .split(ends)
    .flatMap((sentence) => {
      const pieces = sentence
        .split(pieceEnd)
        .filter((piece) => !command.test(piece) && !correction.test(piece) && !recalls.test(piece))
        .filter((piece) => !asksPrice.test(piece) && !hurries.test(piece));
      const kept = pieces
        .filter((piece, at) => at === 0 || !(mood.test(piece) || empty.test(piece)))
        .join(', ');
      return isTold(kept)
        ? asFact(asDictated(kept).replace(leads, '').replace(passesOn, '')).trim()
        : [];
    });
  return sentences.filter(Boolean).join(' ');
}
