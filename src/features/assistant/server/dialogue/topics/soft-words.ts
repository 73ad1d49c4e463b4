const feel =
  /\b(?:soft\w*(?! (?:gr[ae]y|green|blue|pink|brown|beige|white|cream|colou?r|shade|tone)s?\b)|scratchy|itchy|prickly|bristly|hard (?=like|on (?:the|my|your|little|kids) )|thicker|deeper|plush\w*|co[sz]y\w*|squish\w*|squash\w*|luxur(?:y|ious)\w* (?:carpet|feel)|fluffy|comf\w*|bare ?foot|bare feet|(?<!\b(?:cold|warm\w*|chilly|quiet|noisy|slipp\w+) )under ?foot|feels?)\b(?! vinyl)/;
/** "A bit of give", "cushioned underfoot". */
const give =
  /\b(?:a|some|more|little|any|bit of|with) give\b(?! (?:me|us|you))|\bgives? (?:a (?:bit|little) )?under ?foot\b|\bcushion(?:ed|y|ing)\b|\bspring(?:y|ier)\b|\bbounc(?:y|ier)\b/;
const body = '(?:feet|foot|knees?|back|joints?|hips?|legs?|ankles?)';
/** "I'm standing in the kitchen all day", "it's hard on my knees", "bad back"; not "bad back, so I can't move furniture". */
const standing = new RegExp(
  String.raw`\b(?:kind(?:er|est)?|gentler?|gentlest|eas(?:y|ier|iest)|good|better|best|hard|tough|comfortable) (?:on|for|to) (?:the|my|your|her|his|our|old|bad) (?:\w+ )?${body}\b|\b(?:kind(?:er|est)|gentlest|gentler|eas(?:ier|iest)|nicer|better|best) to stand on\b|\bstand(?:ing|s)? (?:on it |up |there |around |about )?(?:(?:in|at) (?:the|my|a) \w+ )?(?:all day|for hours|for ages|for long|a lot)\b|\bon (?:my|her|his|our|your) feet (?:all day|a lot|for hours|all the time)\b|\b(?:bad|dodgy|sore|poorly|painful|achy|aching) ${body}\b(?!.{0,30}\b(?:move|lift|carry|shift|kneel)\b)`,
);

/** Softness underfoot, as customers ask for it: of a pile, or of a floor to stand on. */
export const softWords = new RegExp([feel, give, standing].map(({ source }) => source).join('|'));
