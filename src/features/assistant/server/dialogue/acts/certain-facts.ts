import { type Act, type Context, decisiveLikeness, type Taught, toTaughtAct } from './act.ts';

/** What a visit costs is told by the fact, unless the sheet has the very question. */
const visitLikeness = 0.75;
/** What a visit costs, not the floor. */
const visitCost =
  /\b(?:cost|charge|pay|fee|how much|owe|is (?:it|that|the \w+) free)\b[^.?!]{0,40}\b(?:come|comes|out|visit|measur\w+|round|him|he|gentleman|man)\b|\b(?:visit|measur\w+|consultation)\b[^.?!]{0,20}\b(?:cost|charge|pay|(?<!(?:'m|'s|'re|im|shes|hes|am|are|you) )free(?! (?:on|at|from|after|before|any|all|mon|tue|wed|thu|fri|sat|tomorrow|this|next|slots?|days?)))\b/i;

/** A better price than the one told is asked for. */
const haggles =
  /\btrade (?:price|rate|discount|account|terms)s?\b|\bknock\b[^.?!]{0,20}\boff\b|\b(?:\d+ ?(?:%|per ?cent|quid|pounds?)|£ ?\d+|anything|something|a bit) off (?:if|for|when)\b|\b(?:best|better) price (?:you can|you could|for cash)\b|\b(?:your|the) (?:very )?best (?:price|deal|offer)\b|\bbest you can do\b|\b(?:your|the) (?:very |absolute )?lowest\b(?! (?:pile|step|stair|floor|level))|\blowest (?:you|price)\b|\bdo (?:me|us) (?:a|any) (?:deal|better)\b|\b(?:for|pay(?:ing)? (?:in )?) cash\b[^.?!]*\b(?:less|cheaper|off|discount)\b|\broom (?:for|to) (?:negotiat\w+|move|manoeuvre)\b|\bhaggl\w+/i;

/** Money off the price that was told. */
export const asksDiscount = (text: string, asks: boolean): boolean =>
  haggles.test(text) ||
  (asks &&
    /\bmoney off\b|\bcheaper (?:for|if|because|as|since)\b[^.?!]*\b(?:many|several|more|rooms|lot|bulk|two|three|four|all)\b/i.test(
      text,
    )) ||
  (/\bdiscount(?:s|ed)?\b/i.test(text) && (asks || /\b(?:any|a|some|bulk|get)\b/i.test(text)));

/** "Is it free tho?", said of the visit that is being arranged. */
const isItFree =
  /\bis there (?:a|any) (?:charge|cost|fee)\b|^\W*(?:(?:and|so|but|ok|wait|hang on)\W+)*(?:is|its|it'?s|does)(?: (?:it|that|this|the visit|the measure))? ?(?:definitely |really |all |still |actually |be )?(?:free|cost(?: (?:me )?(?:anything|owt|money))?)\b[^.?!]{0,20}\W*$/i;

/** Questions of which certain words leave no doubt; a taught answer that fits is preferred to a broad fact. */
export function readCertainFact(
  text: string,
  asks: boolean,
  taught: Taught | undefined,
  context: Context,
): Act | undefined {
  const act = asks || haggles.test(text) ? readFact(text, context) : undefined;
  const least =
    act?.kind === 'fact' && act.topic === 'home_visit' ? visitLikeness : decisiveLikeness;
  const isTaught = act?.kind === 'fact' && taught && taught.likeness >= least;
  return isTaught ? toTaughtAct(taught) : act;
}

/** "Can you work evenings or weekends?": of the fitting, on which the sheet has an answer. */
const ofFitting =
  /\b(?:evenings?|nights?|out of hours|after (?:hours|work)|fit\w*|lay\w*|install\w*)\b/i;

/** "Till when today?", or a day alone after our hours were told. */
export const asksHours = (text: string, { topic, draft }: Context['record']): boolean =>
  (!ofFitting.test(text) &&
    /\b(?:do|d|will|can|does|would) ?(?:you|u|they|anyone|someone|somebody|the \w+) (?:work|open|ring|call|phone|answer\w*)\b[^.?!]{0,15}\b(?:sats?|saturdays?|suns?|sundays?|weekends?|bank holidays?)\b|\b(?:are|r) (?:you|u|they) (?:there|open|in|around|about)\b[^.?!]*\b(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend)\b|\b(?:open|there|in|here|work(?:ing)?|answer\w*)\b[^.?!]{0,20}\b(?:till|til|until|up to) (?:when|what time)\b|\b(?:till|til|until|up to) (?:when|what time)\b[^.?!]*\b(?:today|tomorrow|tonight|open|week)\b|^\W*(?:till|til|until) (?:when|what time)\W*$|\b(?:phones?|lines?|office) (?:are |is )?open\b|\bhow late (?:are|r|is|do|can|will) (?!you (?:come|fit|work|measure))\w+[^.?!]{0,15}\b(?:there|open|phones?|ring|call|answer\w*|till|until)\b|\b(?:when|what time) (?:do|d) ?(?:you|u|they) (?:close|shut|open)\b|\bwhen (?:you|u|they) (?:close|shut|open)\b/i.test(
      text,
    )) ||
  (draft === undefined &&
    /\bopen(?:ing)?\b/i.test(topic ?? '') &&
    /^\W*(?:(?:and|n|what about|how about|ok|so) )*(?:on )?(?:tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: (?:from|till|until|as well|too|then))?\W*$/i.test(
      text,
    ));

function readFact(text: string, { record }: Context): Act | undefined {
  if (/\bguarant\w+\b|\bwarrant(?:y|ies)\b/i.test(text))
    return { kind: 'fact', topic: 'guarantee' };
  if (
    /\b(?:from where|where from|where (?:are|r) (?:you|u)(?: lot| guys)?(?: based)?)\b/i.test(text)
  )
    return { kind: 'fact', topic: 'contact' };
  if (
    /\b(?:an?|the|your|what(?:'?s| is)|which) e-?mail(?: address)?\b/i.test(text) &&
    /\b(?:send|write|contact|reach|use|forward)\b/i.test(text) &&
    !/\bmy\b/i.test(text)
  )
    return { kind: 'fact', topic: 'contact' };
  const isOfVisit =
    /\b(?:come|comes|coming|him|out|round|visit|measur\w+|gentleman|man|he|consultation)\b/i.test(
      text,
    );
  if (record.draft?.kind === 'booking' && record.purpose === 'measure' && isItFree.test(text))
    return { kind: 'fact', topic: 'home_visit' };
  if (isOfVisit && visitCost.test(text) && !/\blevel\w*/i.test(text))
    return { kind: 'fact', topic: 'home_visit' };
  if (
    (record.formsSent > 0 || record.draft) &&
    /\bwhat happens (?:next|now|then|after)\b|\bthen what(?: happens)?\W*$/i.test(text)
  )
    return { kind: 'fact', topic: 'response' };
  if (
    record.formsSent > 0 &&
    /\b(?:coming|booked|confirmed|definite\w*|def|sorted|all set)\b/i.test(text)
  )
    return { kind: 'fact', topic: 'response' };
  if (
    /\b(?:anyone|anybody|someone|somebody|you|u) (?:there|about|around|in)\b/i.test(text) &&
    text.split(/\s+/).length <= 6
  )
    return { kind: 'presence' };
  if (
    /\bhow long\b/i.test(text) &&
    /\b(?:fit|fitting|fitted|lay|laying|put (?:it |them )?down|go down|start to finish|the job)\b/i.test(
      text,
    ) &&
    !/\b(?:until|till|before|wait|book|lead)\b/i.test(text)
  )
    return { kind: 'fact', topic: 'fitting_time' };
  if (
    /\b(?:oblig\w*|owe|have to (?:buy|order|go ahead|pay(?! (?:up ?front|up|first|before|a deposit|in|by|cash|monthly|all|half|it|the|for)\b))|commit\w*)\b/i.test(
      text,
    )
  )
    return { kind: 'fact', topic: 'home_visit' };
  if (
    /\binsur(?:ed|ance)\b/i.test(text) &&
    !/\bmy\b|\bclaim/i.test(text) &&
    /\b(?:you|your|u|firm|fitters?)\b/i.test(text)
  )
    return { kind: 'fact', topic: 'guarantee' };
  if (
    /\bwhat time\b/i.test(text) &&
    /\b(?:start|open|close|finish|arrive|begin|be in|be there|you there)\b/i.test(text)
  )
    return { kind: 'fact', topic: 'opening_hours' };
  if (
    /\b(?:pensioner|oap|student|nhs|forces|military|blue light|trade|loyalty)\w*\b/i.test(text) &&
    /\b(?:off|discount\w*|deal|cheaper|reduc\w*)\b/i.test(text)
  )
    return { kind: 'discount' };
  if (haggles.test(text)) return { kind: 'discount' };
  if (
    /\b(?:know|hear|tell me)\b[^.?!]{0,25}\b(?:definite\w*|confirm\w*|for sure|booked|back|from you)\b|\bwhen (?:will|do|does|can) (?:i|you|they|we) (?:hear|know|confirm|let me)\b|\bconfirm(?:ation|ed|s)? (?:me|in writing|by email|when)\b|\bthey confirm\b/i.test(
      text,
    )
  )
    return { kind: 'fact', topic: 'response' };
  if (
    /\bhow long\b/i.test(text) &&
    /\b(?:stay|here|there|visit|appointment|measuring|him|he|she)\b/i.test(text) &&
    !/\b(?:fit|lay|laying)\b/i.test(text)
  )
    return { kind: 'fact', topic: 'home_visit' };
  return undefined;
}
