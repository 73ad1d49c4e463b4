const kind =
  '(?:carpets?|carpeting|laminate(?: floor\\w*)?|lvt|(?:sheet )?vinyl(?: tiles?| floor\\w*)?|lino(?:leum)?|floor ?boards?)';
const adjective =
  '(?:(?:really|very|horrible|horrid|old|older|existing|current|present|previous|original|manky|awful|ugly|tatty|worn|worn out|stained|dated|nasty|cheap|rubbish|grotty|smelly|dirty|filthy|hideous|vile|knackered|scruffy|threadbare|ancient|grim|crappy|shabby|faded|cracked|lovely|nice|brown|beige|grey|cream|red|green|thin|same|all|the|this|that|our|my|your|their|of|some|a|an|is|was|just|and)\\s+)*';
const now = '(?:now|at the moment|at the mo|atm|at present|currently|already|right now|presently)';
const patterns = [
  // "Horrible old lino", "our existing carpet".
  String.raw`\b(?:horrible|horrid|old|older|existing|current|present|previous|original|manky|awful|ugly|tatty|worn|stained|dated|nasty|grotty|smelly|filthy|hideous|vile|knackered|scruffy|threadbare|ancient|shabby|faded|cracked) (?:${adjective})${kind}\b`,
  // "Got laminate at the moment", "there's carpet down now", "currently have vinyl".
  String.raw`(?<!\b(?:you|u|ya|he|they) )\b(?:got|have|has|had|there(?:['’]?s| is| are)|it['’]?s|its) (?:got )?${adjective}${kind} (?:down |in there |there |in it |on it |laid )*${now}\b`,
  String.raw`(?<!\b(?:you|u|ya) )\b(?:got|have|has|there(?:['’]?s| is)) (?:got )?${adjective}${kind} (?:down|in there|in it|on it)\b`,
  String.raw`\b(?:currently|at the moment|at present|now|right now)(?: (?:i|we|it|there|they))?(?:['’]?ve|['’]?s| have| has| is)?(?: got)? ${adjective}${kind}\b`,
  String.raw`\b${kind} (?:i|we|they)(?:['’]?ve)?(?: have)?(?: got)? ${now}\b`,
  String.raw`\b${kind} (?:is |thats |that['’]?s |which is )?(?:down |in there |there )?${now}\b`,
  // "My lounge has old vinyl in it" is above; "the whole place is carpet", "it came with laminate".
  String.raw`\b(?:whole (?:place|house|flat)|everywhere|every room|it all) (?:is|has|was|['’]?s) (?:got )?${adjective}${kind}\b`,
  String.raw`\b(?:came|comes) with ${adjective}${kind}\b`,
  // "Ripping out the carpets", "the lino is coming OUT", "getting rid of the laminate".
  String.raw`\b(?:rip|ripping|ripped|strip|stripping|chuck|chucking|bin|binning|(?:get|getting|got|be) rid of) (?:up |out |away |off )*${adjective}${kind}(?: (?:up|out|away|off))?\b`,
  String.raw`\b(?:tear\w*|tore|pull\w*|tak(?:e|ing|en)|took|lift\w*|throw\w*|dig\w*) (?:(?:up|out|away) ${adjective}${kind}|${adjective}${kind} (?:up|out|away))\b`,
  String.raw`\b${kind} (?:(?:is|are|['’]?s|needs|has|will|to|be|all)\s+)*(?:com(?:e|ing)|go(?:ing|es)?|rip\w*|pulled|taken|tak(?:e|ing)) (?:up|out|away|in the (?:bin|skip))\b`,
  String.raw`\b(?:replac\w+|swap\w*|chang\w+) ${adjective}${kind}(?= (?:with|for|to) (?:a |some )?(?:something|anything|different|other|new floor|hard|wood))`,
].map((source) => new RegExp(source, 'gi'));

/** A floor is wanted, and the message does not say of which kind. */
const asksOpenly =
  /\b(?:floor(?:s|ing)?(?! ?boards?)|something|anything|summat|whatever|what else|(?:what|which)(?: \w+)? (?:would|should|could|do|can) (?:you|i|we)|(?:what|which)(?:['’]?s| is| are) (?:the )?(?:best|good|better)|(?:wood|tile|stone|oak)[ -]?(?:look|effect)|different|recommend\w*|suggest\w*|options?|alternatives?)\b/i;
const namesKind = new RegExp(String.raw`\b${kind}\b`, 'i');

/**
 * A text without the floors that lie there now: "we have horrible old lino and need a floor" wishes for no vinyl. Left as
 * it is where no other floor is spoken of: "replace the old carpet" wishes for carpet.
 */
export function withoutPresentFloor(text: string): string {
  const left = patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  return left !== text && (asksOpenly.test(left) || namesKind.test(left)) ? left : text;
}
