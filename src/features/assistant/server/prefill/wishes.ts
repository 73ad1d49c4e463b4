import { isSaid, phrases, type Tokens, wordSet } from './tokens.ts';

export type Wishes = {
  wantsRing: boolean;
  wantsVisit: boolean;
  refusesVisit: boolean;
  /** Yes, "send it", and nothing else. */
  saysYes: boolean;
  /** Sentences that tell something for the visit. */
  notes: string;
};

const ring = phrases`ring me|call me|phone me|telephone me|ring us|call us back|call back|callback|call - back|give me a bell|give me a ring|give me a call|give us a ring|give us a bell|give us a call|bell me|ring my|ring her on|ring him on|rung back|phone call|speak to someone|talk to someone|be rung|be called`;
const ringVerbs = wordSet`ring call phone telephone bell callback`;
/** Beside a number: "phone" and "Bell" may be what the number is, and whose. */
const plainRing = wordSet`ring call callback`;
const callers = wordSet`someone somebody anyone anybody team give`;
const noRing = phrases`ring me when|call me when|phone me when|ring me if|call me if|text me|dont ring|dont call|dont phone|not ring|not call|can i call|can i ring|can i phone|who do i call|who do i ring|who can i call|do i call|do i ring|should i call|ring you|call you|ill call you|call out|call round|call by|call over|call in and|call it|need a call|rather not be rung|ring the bell|ring when|ring us when|call us when|ring before you|call before you|no calls`;
const visit = phrases`home appointment|surveyor|estimator|book it|book that|call round|call by|pop over|pop in|come to my house|come to my home|come to the house|come by|quote at home|at my house|at home please|free measure|a measure|the measure|home visit|a visit|book a|book me|book someone|book it in|measure up|come and measure|come n measure|come to measure|come measure|come round|come out|come over|pop round|someone out|somebody out|someone round|send someone|send somebody|an appointment|get measured|measured up|put me down|come and look|come and see|have it measured|visit please|need measuring|measuring up|you measure|u measure|someone measure|somebody measure|out to measure|measure please|measure for|measure on|arrange a|could you come|can you come|can u come|could u come|could you visit|can you visit|want to book|like to book|someone come|somebody come`;
const visitWords = wordSet`measure visit measured`;
const weekdays = wordSet`monday tuesday wednesday thursday friday saturday mon wed sat tomorrow`;
const noVisit = phrases`no visit|no visits|not a visit|no need to come|without a visit|without anyone coming|no measure|not having anyone in|not ready for a visit|just a price|just the price|just want a price|only want a price`;
const deny = wordSet`dont not no without never stop`;
const ofVisit = wordSet`visit visits anyone anybody strangers measure`;
const onlyThen = phrases`before|after|until|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|in the morning`;
const ofOtherVisit = phrases`do you come|do u come|how long does|what happens|is the visit|is the measure|booked a|have a visit|had a visit|my visit|my appointment|our visit|measure booked|visit booked|already have|do i have to|cancel|measured it|will measure|ill measure|move my|change my|dont book`;

const yes = wordSet`yes yep yeah yup ye ok okay sure please pls go ahead send it book that thats right correct perfect great fine good lovely do sounds looks thanks thank you ta cheers thx now then confirm a i would like to spot on brilliant all is mate the visit measure`;
const yesCore = wordSet`yes yep yeah yup ye sure send book correct confirm ahead`;

const noteWords = wordSet`key keys parking gate gates doorbell knock buzzer deaf wheelchair alarm agents agent keysafe intercom lift hearing carer carers`;
const notePhrases = phrases`the bell|bell is|bell broken|bell doesnt|ring me when|call me when|phone me when|ring when|call when|ring before|text me when|round the back|at the back|let you in|to park|where to park|let them in|let him in|when outside|when youre outside|note that|put on there|tell them|tell him|pass on|door code|have a dog|got a dog|our dog|my dog|the dog|dogs in|ask for the|bring samples|bring some|watch out for|mind the`;
const noNote = phrases`dog proof|dog hair|pet proof|is parking|do you park|how much|will it|is it ok|good for|best for|hard wearing`;

/** What a message wishes for beside its details. */
export function readWishes(text: string, tokens: Tokens, hasPhone: boolean): Wishes {
  const refusesVisit =
    tokens.says(noVisit) || (tokens.follows(deny, ofVisit, 5) && !tokens.says(onlyThen));
  const asksVisit = tokens.says(visit) || tokens.follows(visitWords, weekdays, 5);
  const isNamed = hasPhone && tokens.some((token) => plainRing.has(token.text));
  const asksCall = isNamed || tokens.says(ring) || tokens.follows(callers, ringVerbs, 4);
  const words = tokens.filter(({ kind }) => kind !== 'sign').map((token) => token.text);
  const isOnly = (all: ReadonlySet<string>, core: ReadonlySet<string>) =>
    words.length < 10 &&
    !text.includes('?') &&
    words.every((word) => all.has(word)) &&
    words.some((word) => core.has(word));
  return {
    wantsRing: asksCall && !tokens.says(noRing),
    wantsVisit: !refusesVisit && asksVisit && !tokens.says(ofOtherVisit),
    refusesVisit,
    saysYes: isOnly(yes, yesCore) || (isOnly(yes, yes) && tokens.says(phrases`thats right`)),
    notes: readNotes(text),
  };
}

/** Sentences that tell something for the visit: "key at the agent's", "ring me when outside". */
function readNotes(text: string): string {
  const sentences = text.split(/[!;\n]|\.(?!\d)|(?<=\?)/);
  const notes = sentences.filter((sentence) => {
    const words = sentence
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .split(/[^\p{L}\d]/u)
      .filter(Boolean);
    const flat = ` ${words.join(' ')} `;
    const isAsked = sentence.endsWith('?') && !isSaid(flat, phrases`ring me when|call me when`);
    const isNote = words.some((word) => noteWords.has(word)) || isSaid(flat, notePhrases);
    return isNote && !isAsked && !isSaid(flat, noNote) && sentence.length <= 300;
  });
  return notes
    .map((sentence) => sentence.trim())
    .join('. ')
    .slice(0, 600);
}
