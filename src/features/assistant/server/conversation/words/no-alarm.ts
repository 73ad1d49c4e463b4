/** "No, there's no leak": said of an alarm, or before one is raised. */
const denies =
  /\b(?:there(?:'?s| is| was|s| isn'?t| wasn'?t)?|it(?:'?s| is| was|s| isn'?t| wasn'?t)?|has|have|got)\b[^.?!,]{0,12}\b(?:no|not|never|n'?t)\b[^.?!,]{0,8}\b(?:leaks?|flood(?:ing)?|water|emergency|urgent|accident)\b(?! (?:in|from|at) (?:the )?(?:taps?|pipes?|supply)\b)|^\W*(?:(?:lol|no|oh|haha|wait|sorry)\W+)*(?:no|not a|not an) (?:leaks?|flood|emergency|water leak)\b|\bfalse alarm\b|\bcall off the (?:emergency|alarm|team|troops)\b|\b(?:nobody|no one|no-one)(?:'?s| has| is| was)?\b[^.?!,]{0,10}\b(?:fell|fallen|falling|tripped|slipped|hurt|injured)\b/i;
/** It was real and has ended. */
const isOver = /\b(?:now|any ?more|stopped|fixed|sorted|turned off|dried)\b/i;
export const saysNoAlarm = (text: string) => denies.test(text) && !isOver.test(text);

/** Who is wet is not the floor. */
export const isWetPerson =
  /\b(?:s?he|they|we|i|you|dogs?|pupp(?:y|ies)|cats?|labs?|labradors?|spaniels?|kids?|child(?:ren)?|boys?|girls?|lads?|husband|wife)\b[^.?!,]{0,25}\b(?:soak\w*|sodden|dripping|drenched)\b(?![^.?!,]{0,15}\b(?:floors?|carpets?|laminate|vinyl|boards?|through the|ceiling|walls?)\b)/i;

/** What is wet every day is no accident. */
export const isOfEveryDay = /\b(?:all day|every ?day|daily|always|all the time)\b/i;
