import { phrases, wordSet } from '../prefill/tokens.ts';
import { hasPhrase, toWords } from './words.ts';

/** What customers write who want a card, each in the words of `toWords`. One screen: a wish that is not here is a button. */
const wishPhrases = {
  price: phrases`price|prices|pricing|priced|cost|costs|costing|quote|quotes|estimate|ballpark|how much|what would it be|whats the damage|set me back|come to|looking at`,
  visit: phrases`measure up|measuring up|measure it up|measured up|come and measure|come measure|free measure|home visit|book a visit|book a measure|book measure|book in|book a|book an|book me in|arrange a visit|arrange for someone|someone come|somebody come|someone out|somebody out|come round|come out to me|come out and|site visit|need measuring|need a measure|want a measure|get measured|come and look|have a look at it|come and see|make an appointment|bring samples|bring some samples|bring the samples`,
  coverage: phrases`do you cover|do u cover|you cover|you come to|u come to|you come out to|come out to|u come out|you come out|come as far|go as far|travel to|you travel|do you go to|you work in|you work around|you fit in|my area|your area|our area|the area|far out|too far|cover my|you serve|how far do you|do you do`,
  products: phrases`show me|show us|what carpets|which carpets|what laminates|what laminate|what vinyl|what lvt|what colours|what floors|what have you got|what do you have|what do you sell|do you sell|do you stock|do you have any|have you got any|have you any|any carpets|any grey|cheapest|looking for a|looking for something|can i see|let me see|recommend|options for|what would suit|something hard wearing|on sale|in the sale|any offers on|range of`,
  contact: phrases`phone number|phone no|telephone number|your number|ur number|number to ring|number to call|can i ring|can i call|call you|ring you|what time do you open|when do you open|what time do you close|when do you close|opening hours|opening times|are you open|are u open|r u open|you open|your hours|may i telephone|simply telephone|may i ring|telephone you|your hours|may i telephone|simply telephone|may i ring|telephone you|your email|email address|what number|contact number|contact details`,
  team: phrases`talk to the team|ask the team|speak to someone|speak to somebody|talk to someone|talk to somebody|speak to a person|talk to a person|speak to a human|talk to a human|real person please|human please|someone from the team|none of these ask the team|speak to a real|talk to a real|speak with someone`,
  repair: phrases`repair|repaired|repairs|mend|fix|fixed|patch|restretch|refit|refitted`,
  greeting: phrases`hi|hello|hiya|hey|good morning|good afternoon|good evening|morning|afternoon|evening|alright|you there|anyone there|anybody there`,
  thanks: phrases`thanks|thank you|thank u|ta|thx|cheers|great|perfect|brilliant|lovely|fab|ok|okay|cool|that helps|good to know|bye|goodbye|no worries|will do|all good|fine|nice one|smashing|much appreciated|appreciate it|nothing else|thats all|ill think about it|have a think|ill be in touch|lol|haha`,
} as const satisfies Record<string, readonly string[]>;

export type Wish = keyof typeof wishPhrases;

const visitNouns = phrases`appointment|booking|visit|measure|slot|survey|measuring`;
const havingOne = phrases`my appointment|our appointment|my booking|our booking|my visit|our visit|my measure|our measure|already have|already got|already made|already booked|booked|cancel|cancelled|cancelling|reschedule|rebook|postpone|rearrange|put off|change my|change our|change the|move my|move our|move the|need to move|need to change|time is my|when is my`;
const lostLink = phrases`lost the link|lost my link|the link you sent|confirmation email|when are you coming|what time are you coming|booked in for`;
const bookingAnew = ['to be booked', 'get booked', 'want booked', 'fully booked'];

/** Whether a message is about a visit that the customer has, and not about one that is wanted. */
export function speaksOfOwnVisit(text: string): boolean {
  const words = toWords(text);
  if (hasPhrase(words, bookingAnew)) return false;
  return (
    hasPhrase(words, lostLink) || (hasPhrase(words, visitNouns) && hasPhrase(words, havingOne))
  );
}

const reach = wordSet`cover come comes go travel fit deliver work serve reach operate get install visit do venture`;
const toPlace = wordSet`to in as here there round around near out at that this up down over all`;
const isNear = phrases`too far|is that ok|is that alright|is that all right|is that a problem|near enough|in range|in your range|your patch|outside your|within your|any good to you|any use to you|cover that|cover there|come here|fit here|you cover|go there|come there|far as|how about|what about|your way|in reach|somewhere you|an area you|local to you|near you`;

/** Whether a message that names a place asks if work is done there: "do you deliver to BA1", "im in bath is that ok". */
export function asksForReach(text: string): boolean {
  const words = toWords(text);
  const list = words.trim().split(' ');
  return (
    hasPhrase(words, isNear) ||
    list.some(
      (word, at) =>
        /^(?:you|u|ya|yous|yas|ye)$/.test(word) &&
        list.slice(at + 1, at + 4).some((verb) => reach.has(verb)) &&
        list.slice(at + 2, at + 5).some((prep) => toPlace.has(prep)),
    )
  );
}

/** The wishes that stand in a message. */
export function readWishes(text: string): ReadonlySet<Wish> {
  const words = toWords(text);
  const kinds = Object.keys(wishPhrases) as Wish[];
  return new Set(kinds.filter((kind) => hasPhrase(words, wishPhrases[kind])));
}

const maxChatWords = 16;

/** Whether a message is a greeting, thanks or the like and no more. */
export function isSmallTalk(text: string, wishes: ReadonlySet<Wish>): boolean {
  const count = toWords(text).trim().split(' ').length;
  return (
    count <= maxChatWords &&
    !text.includes('?') &&
    (wishes.has('thanks') || (wishes.has('greeting') && count <= 5))
  );
}
