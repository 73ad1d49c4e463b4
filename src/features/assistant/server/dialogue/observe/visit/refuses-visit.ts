const somebody =
  '(?:any(?:one|body)|some(?:one|body)|strangers?|(?:more |other )?people|a (?:man|bloke|fitter|salesman|rep)|men|workmen|salesm[ae]n|reps?|visitors?|callers?|you|u|yous|you lot)';
const inHere =
  '(?:round|in(?:side)?|out|over|com(?:e|ing)|calling|visit\\w*|here|measur\\w*|to (?:the|my|our) (?:house|home|flat|place|door)|in (?:the|my|our) (?:house|home|flat|place))';
const visit =
  '(?:(?:home|free|site|measuring) )*(?:visits?|measures?|measuring|visitors?|salesm[ae]n|callers?|appointments?)';
const refusals = [
  String.raw`\b(?:don'?t|do not|not|never|rather not|prefer not|no need|without|can'?t)\b(?! (?:mind|know|think|matter|sure|you|u)\b)[^.?!]{0,25}\b${somebody}\b[^.?!]{0,20}\b${inHere}\b`,
  String.raw`\b(?:no(?:,? thank(?:s| you)(?: to| on)?(?: (?:a|the|any|your))?)?|without (?:a|the|any|your)|don'?t (?:want|need|like|fancy)(?: (?:a|the|any|your))?|not (?:after|interested in|having|wanting)(?: (?:a|the|any))?|no need (?:for|of) (?:a|the|any)|rather not have (?:a|the|any)) ${visit}\b`,
  String.raw`\b(?:stop|quit|enough of|give over) (?:\w+ )?(?:asking|going on|pushing|offering|mentioning|about)?[^.?!]{0,30}\b(?:measur\w*|visits?|com(?:e|ing) (?:round|out)|book\w*)`,
  String.raw`\b(?:don'?t|do not|no need to|needn'?t|please don'?t) (?:send|come)\b(?! (?:off|up|down|with))(?! it| that| this| the (?:request|form|quote|estimate))`,
  String.raw`\bdon'?t need (?:you|anyone|anybody|someone|somebody)(?: to(?: (?:come|measure|visit)\b[^.?!]{0,20})?)?\W*$`,
  String.raw`\bi'?m (?:shielding|isolating)\b`,
].map((pattern) => new RegExp(pattern, 'i'));
/** "Don't come on Friday", "nobody in before ten": another time would do. */
const ofTime =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|tomorrow|today|weekends?|mornings?|afternoons?|evenings?|before|after|until|till|unless|while|at \d|this week|next week|\d{1,2}(?:st|nd|rd|th)|empty|too early|too late|first)\b/i;
const asks =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:do|does|will|would|is|must|why|if|what if) (?:i|you|we|it|there|a|the)\b/i;

/** "I don't want anyone round": no visit is wanted at all. */
export const refusesVisit = (plain: string): boolean =>
  plain
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?;\n])\s+|,\s|\bbut\b|\bso\b/i)
    .some(
      (part) =>
        refusals.some((one) => one.test(part)) &&
        !ofTime.test(part) &&
        (!asks.test(part) || /\bwithout\b/i.test(part)),
    );
