/** What goes wrong with a floor. */
const damage =
  /\b(?:rippl\w*|wav(?:y|ing)|worn (?:right |clean |all )?(?:through|thin|bare|away)|threadbare|baggy|bunch(?:ed|ing)|ruck\w*|wrinkl\w*|loose|burn(?:t|s|ed|ing)?|scorch\w*|singe\w*|holes?|tear|torn|rip(?:ped|s)?|lift(?:s|ing|ed)|(?:com(?:e|es|ing)|came|pull(?:ed|ing)?)(?: right| all| completely| half)* (?:up|away|apart|off|undone|unstuck)|fray\w*|squeak\w*|creak\w*|bubbl\w*|blister\w*|gap(?:s|ping)?|split\w*|peel\w*|crack\w*|broken|damage[ds]?|buckl\w*|warp\w*|curl\w*|chewed|scratch(?!y\b)\w*|sag(?:s|ging|ged|gy)?|bouncy|sunk|dent(?:s|ed)?|chip(?:ped|s)|unravel\w*)\b/i;
/** What is done about it. */
const mending =
  /\b(?:repair(?:s|ed|ing|able)?|fix(?:ed|ing)?|mend(?:ed|ing)?|re-?stretch\w*|stretch(?:ed|ing)?|patch(?:ed|ing)?|re-?fit(?:ted)?|re-?fix\w*|re-?glue\w*|(?:be|get|got|getting|needs?|re-?) ?stuck (?:back )?down|stick(?:ing)? (?:(?:it|them|that) )?(?:back )?down|tack(?:ed)? (?:it )?down|put (?:it|that) right|pull\w* [^.?!]{0,25}\b(?:tight|taut|straight|flat)|tighten\w*|flatten\w*|(?:be|get) (?:saved|rescued)|(?:save|rescue) (?:it|that|them|the (?:carpet|floor|boards?|vinyl|laminate))|worth saving|look(?:ing)? (?:at|over) (?:the |my |our )?(?:\w+ ){0,2}?(?:damage|leak|fault)|assess (?:the|my) (?:\w+ ){0,2}?damage)\b/i;
export const ofFloor =
  /\b(?:carpets?|floor\w*|laminate|vinyl|lino|lvt|boards?|planks?|stairs?|steps?|tiles?|underlay|gripper|door ?bars?|seams?|joins?|threshold|rug)\b/i;
const newFloor =
  /\b(?:recommend\w*|suggest\w*|what (?:should|would|could|can) (?:i|we|you) (?:have|put|get|go for|lay|use)|what else (?:is there|have you|do you|can)|something (?:better|else|tougher|harder|softer|different|darker|stronger)|(?:after|want|need|looking for|(?:looking|want|wanting|like) to (?:get|have|put|go for)|get) (?:a |an |some |new |to have |to get |to put |in )*(?:lvt|vinyl|laminate|lino|carpet|darker|different|tougher|harder|softer)(?! (?:repair|fix|mend|re-?fit|back|stretch|put right|sorted|looked))|new (?:carpet|floor\w*|one|vinyl|laminate|lino|lvt|stair carpet)|replac\w+|re-?carpet\w*|measur\w+|start again|whole new)\b/i;
/** "I don't want a new carpet": no new floor is wanted. */
export const notNew =
  /\b(?:(?:don'?t|do not|not|no) (?:want|need|looking for|after|wanting|buying)?(?: to)?|instead of|rather than) ?(?:a |the |any |getting |buying )*(?:whole )?(?:new|replac\w+|re-?carpet\w*)/gi;
/** "It's not measuring I want." */
const notMeasured =
  /\b(?:not|no|isn'?t|don'?t (?:want|need)|instead of|rather than) (?:a |an |the |any |to |for |it |you to )*measur\w*/gi;
/** "Or do I need a new one?" only asks. */
const asksNew =
  /\bor (?:is it|would it be|will it be|do you think|is that|just)? ?(?:a |the )?(?:whole )?new (?:one|carpet|floor\w*|lot)\b|\b(?:do|would|will|should|must|does) (?:i|we|it|she|he|they) (?:really )?(?:need|want|have to (?:have|get|buy)|get|be better with) (?:a |the )?(?:whole )?(?:new \w+|replac\w+)/gi;
const hypothetical =
  /\b(?:if|will it|would it|does it|do they|is it likely|can it|could it|guarantee\w*|warrant\w*)\b[^.?!]*$/i;

const notMended =
  /\b(?:no point|not worth|instead of|rather than|too far gone|past|beyond|don'?t (?:want|bother)|never mind)\b/i;

/** "Fix a visit", "fix up a time": nothing is broken. */
const fixesDate =
  /\bfix(?:ed|ing)?(?: up)? (?:a|an|the|that|my|our|another) (?:\w+ )?(?:visit|time|day|date|appointment|measure|slot|price)\b/gi;

/** "Fix that", "put it right": of what was read back it is no carpet that is mended. */
const putsRight =
  /\b(?:fix|mend|sort|correct|patch|put) (?:that|this|it|them|those)(?: (?:please|pls|out|up|right|now|then|first))*(?=\W*$|[,.!?;]|\s(?:and|then|before|please)\b)/gi;

/** "Is it scratch-proof?", "do they curl?", "how is it fixed?": what a floor is like, not what is wrong with one. */
const ofProperty =
  /\b(?:scratch|dent|chip|tear|crack|stain|water|damage)\w*[ -]?(?:proof|resist\w*)\b|\b(?:do|does|will|would|can|could) (?:they|it|your|these|those|this|that|the \w+)\b[^.?!]{0,25}\b(?:scratch|dent|chip|tear|crack|split|peel|curl|lift|fray|warp|buckle|squeak|creak|burn|come (?:off|out))\b|\bhow(?:'?s| is| are| do| does)?\b[^.?!]{0,20}\bfix(?:ed|ing)?\b/i;
/** Dents of furniture come out with care; nothing is broken. */
const pressed =
  /\b(?:sofa|settee|couch|furniture|table|bed|chair|wardrobe|piano|legs?|feet)\b[^.?!]{0,25}\bdent(?:s|ed)?\b|\bdent(?:s|ed)?\b[^.?!]{0,25}\b(?:sofa|settee|couch|furniture|table|bed|chair|wardrobe|piano|legs?)\b/gi;
/** "What's the damage?" asks for a price. */
const ofPrice = /\b(?:what|wots?|whats|how much)\b[^.?!]{0,20}\bthe damage\b/gi;
const ofOwn = /\b(?:my|our|mine|repair\w*|mend\w*)\b/i;

export type FaultRead = {
  /** Something about a floor is broken. */
  isFault: boolean;
  /** It is to be mended. */
  isRepair: boolean;
  /** A new floor is wanted. */
  wantsNew: boolean;
};

/**
 * Whether a text tells of a damaged floor, asks for its repair, or wants a new one.
 * @param isReadBack whether a request was read back, which the text may put right
 */
export function readFault(said: string, knowsFloor: boolean, isReadBack = false): FaultRead {
  const text = isReadBack ? said.replace(putsRight, ' ') : said;
  const isOfFloor = ofFloor.test(text) || knowsFloor;
  const isAsked = ofProperty.test(text) && !ofOwn.test(text);
  const isDamaged =
    !isAsked && damage.test(text.replace(pressed, ' ').replace(ofPrice, ' ')) && isOfFloor;
  const wanted = [notNew, asksNew, notMeasured].reduce(
    (left, pattern) => left.replace(pattern, ' '),
    text,
  );
  const wantsNew = newFloor.test(wanted);
  const isMending =
    !isAsked && mending.test(text.replace(fixesDate, ' ')) && (isOfFloor || isDamaged);
  const isRefused = notMended.test(wanted);
  const isIf = hypothetical.test(text) && !/\b(?:fix|mend|repair|patch|stretch)/i.test(text);
  return {
    isFault: isDamaged && (!wantsNew || (isMending && !isRefused)) && !isIf,
    isRepair:
      isMending &&
      !isRefused &&
      (!wantsNew || isDamaged) &&
      !/\brepairs? (?:warranty|guarantee)/i.test(text),
    wantsNew: wantsNew && !(isMending && isDamaged && !isRefused),
  };
}
