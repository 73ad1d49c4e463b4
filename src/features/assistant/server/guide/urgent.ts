import { firm } from '#features/business/firm.ts';
import type { ProblemCard } from '../../contract.ts';
import { phrases } from '../prefill/tokens.ts';
import { hasPhrase, splitSentences, toWords } from './words.ts';

type What = ProblemCard['what'];

/** What customers write who need help now, most pressing first. One screen, in the words of `toWords`. */
const alarms: [What, readonly string[]][] = [
  [
    'injury',
    phrases`tripped|tripped over|fell over|fallen over|gone over on|fell down|fallen down|hurt myself|hurt herself|hurt himself|been hurt|hurt her|hurt his|hurt my|injured|cut my|cut her|cut his|cut himself|cut herself|broke her|broke his|broken her|broken his|in hospital|in a and e|ambulance`,
  ],
  [
    'water',
    phrases`leaking|leaked|leak|leaks|flood|flooded|flooding|burst|is soaked|are soaked|carpet soaked|floor soaked|soaked through|water all over|water everywhere|water coming|under water|water under`,
  ],
  [
    'loose',
    phrases`come loose|coming loose|came loose|gone loose|come away|coming away|came away|come up at|coming up at|coming up|lifting|has lifted|lifted up|popped off|come off|coming off|trip hazard|loose on the stairs|loose carpet|sticking up|come unstuck|coming unstuck|rucked up`,
  ],
  [
    'complaint',
    phrases`complain|complaint|nobody turned up|no one turned up|noone turned up|didnt turn up|never turned up|hasnt turned up|no show|refund|my money back|trading standards|waited in all|still waiting|no one has called|nobody has called|no one rang|nobody rang|left a mess|made a mess`,
  ],
];

/** What makes an alarm a question or a plan: nobody needs help now. */
const supposed = phrases`two firms|other firm|another firm|another company|other company|last company|last firm|someone else|if|would|waterproof|in case|what happens|do you fix|do you repair|can you fix|can you repair|do you do repairs|ever|stop it|prevent|guarantee|guaranteed|last year|years ago|how do you|not leaking|no leak|leak free|does it|do they|will it|is it ok|resistant`;
/** What is asked of a floor that is looked for, whatever is told beside it. */
const ofProducts = phrases`waterproof|water proof|water resistant|stain resistant`;
/** Words of somebody who is cross; they are a complaint only beside words of the firm. */
const cross = phrases`not happy|unhappy|disappointed|disgusted|appalled|disgrace|disgraceful|shoddy|botched|fuming|furious|terrible job|awful job|scratched|damaged|waste of time|rubbish job|rude|wonky|left the|ruined|broke|broken|bubbling|peeling|rippling|gaps|lumpy|squeaking|catches your foot`;
const ofFirm = phrases`you fitted|u fitted|you laid|u laid|you put|you left|you did|you installed|youve left|youve fitted|your fitter|your fitters|your lads|your man|your men|your bloke|your guys|your work|your firm|your company|the fitter|the fitters|the lads|fitted by you|fitted last|laid last|new floor you`;
/** Before 'your fitter' and the like: a question about how they work. */
const askingOfFitters = phrases`do your|are your|will your|can your|does your|could your|would your|have your|is your|how long|when will|what time`;

/** What needs help in a message, and the sentence that says so; undefined where nothing does. */
export function readUrgent(text: string): { what: What; sentence: string } | undefined {
  const sentences = splitSentences(text).map((sentence) => ({
    sentence,
    words: toWords(sentence),
  }));
  const all = toWords(text);
  if (hasPhrase(all, ofProducts) && text.includes('?')) return undefined;
  for (const [what, phrases] of alarms)
    for (const { sentence, words } of sentences) {
      if (hasPhrase(words, supposed)) continue;
      if (hasPhrase(words, phrases)) return { what, sentence };
      if (what === 'complaint' && isCross(words, all)) return { what, sentence };
    }
  return undefined;
}

/** Whether somebody is cross about the firm's work, and does not ask how it is done. */
const isCross = (words: string, all: string) =>
  hasPhrase(words, cross) && hasPhrase(all, ofFirm) && !hasPhrase(words, askingOfFitters);

const untilThen: Record<What, string> = {
  injury:
    'I’m sorry. If anybody is badly hurt, ring 999, or 111 for advice. Please keep everybody off that floor.',
  water:
    'If you can, turn the water off at the stopcock, keep off the wet floor and lift what you can off it.',
  loose: 'Please keep off it if you can, and tape an edge down so that nobody trips.',
  complaint: 'I’m sorry about that.',
};

/** What to do until somebody answers, and when that is, as it is. */
export function describeUrgent(
  what: What,
  { open, opensAt }: { open: boolean; opensAt?: string },
): string {
  const when = open
    ? `The team has been alerted. You can also ring us now on ${firm().phone.display}.`
    : `The team has been alerted. We’re closed now and open ${opensAt ?? 'soon'}, when somebody will ring or answer here.`;
  return `${untilThen[what]} ${when} Where is it, and on what number can we reach you?`;
}
