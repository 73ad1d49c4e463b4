/** "No, there's no leak": said of an alarm, or before one is raised. */
const denies =
  /\b(?:there(?:'?s| is| was|s| isn'?t| wasn'?t)?|it(?:'?s| is| was|s| isn'?t| wasn'?t)?|has|have|got)\b[^.?!,]{0,12}\b(?:no|not|never|n'?t)\b[^.?!,]{0,8}\b(?:leaks?|flood(?:ing)?|water|emergency|urgent|accident)\b(?! (?:in|from|at) (?:the )?(?:taps?|pipes?|supply)\b)|^\W*(?:(?:lol|no|oh|haha|wait|sorry)\W+)*(?:no|not a|not an) (?:leaks?|flood|emergency|water leak)\b|\bfalse alarm\b|\bcall off the (?:emergency|alarm|team|troops)\b|\b(?:nobody|no one|no-one)(?:'?s| has| is| was)?\b[^.?!,]{0,10}\b(?:fell|fallen|falling|tripped|slipped|hurt|injured)\b/i;
/** It was real and has ended. */
const isOver = /\b(?:now|any ?more|stopped|fixed|sorted|turned off|dried)\b/i;
export const saysNoAlarm = (text: string) => denies.test(text) && !isOver.test(text);

const over = [
  String.raw`\b(?:leaks?|pipes?|taps?|boiler|dishwasher|machine|roof|flood|it|that|all)(?:['’]?s| is| are| has| was| has been| got)?(?: been| now| all)* (?:fixed|sorted|mended|repaired|stopped(?: leaking)?|turned off|dealt with|dried(?: out)?)\b`,
  String.raw`\b(?:leak|flood|this|it|that) (?:happened|was) (?:\w+ ){0,3}(?:last|ago|yesterday|back in)\b`,
  String.raw`\b(?:not|isn['’]?t|no longer|never said (?:it was )?|nothing) (?:an |that |so |really |actually )*(?:urgent|emergency|leaking)\b`,
  String.raw`\burgent (?:thing|bit|mark|flag|stuff)\b[^.?!]{0,15}\b(?:need\w*|necessary|off|why|wrong)\b`,
].map((pattern) => new RegExp(pattern, 'i'));
/** "No, the leak's fixed, it happened last week": there was cause for an alarm, and there is none now. */
export const saysAlarmOver = (text: string) => over.some((one) => one.test(text));

/** Who is wet is not the floor. */
export const isWetPerson =
  /\b(?:s?he|they|we|i|you|dogs?|pupp(?:y|ies)|cats?|labs?|labradors?|spaniels?|kids?|child(?:ren)?|boys?|girls?|lads?|husband|wife)\b[^.?!,]{0,25}\b(?:soak\w*|sodden|dripping|drenched)\b(?![^.?!,]{0,15}\b(?:floors?|carpets?|laminate|vinyl|boards?|through the|ceiling|walls?)\b)/i;

/** What is wet every day is no accident. */
export const isOfEveryDay =
  /\b(?:all day|every ?day|daily|always|all the time)\b|^(?!.*\b(?:burst|leak\w*|flood\w*|pipes?|boiler|ceiling|radiator)\b).*\b(?:drinks?|drinking|slops?|slurp\w*|slobber\w*|dribbl\w*|drool\w*|bowls?|bath ?times?|paddling)\b/i;

/** "I don't have a complaint", "nobody is waiting for anyone". */
const noComplaint =
  /\b(?:no need (?:for|to make (?:(?:it|this|that) (?:into )?)?)an? complaint|(?:not|never|no|\w+n['’]?t) (?:(?:have|got|having|made?|making|making it|meant|mean|as|really|actually|any|for) )*(?:an? )?complain(?:t|ts|ing)\b|(?:nobody|no one|no-one)(?:['’]?s| is| was) waiting\b)/i;
export const saysNoComplaint = (text: string) => noComplaint.test(text);
