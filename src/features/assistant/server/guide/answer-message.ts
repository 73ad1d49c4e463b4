import { firm } from '#features/business/firm.ts';
import {
  fillPrice,
  hasContactDetails,
  hasRoomDetails,
  hasVisitDetails,
} from '../prefill/fill-cards.ts';
import { putContact, putOwnVisit, sayHandedOver } from '../tools/put-cards.ts';
import { cardOf, newestKind, openCard, type Reply, type Turn } from '../tools/turn.ts';
import {
  callBackCard,
  coverageCard,
  listedProducts,
  priceCard,
  productsCard,
  visitCard,
} from './fill.ts';
import { answerBeside, findKnowledge, putQuestions } from './knowledge.ts';
import { onlyCompleteCard, press } from './press.ts';
import { answerProblem } from './problem.ts';
import { categoryOf, type Reading, readMessage } from './reading.ts';
import { isSmallTalk, readWishes, speaksOfOwnVisit, type Wish } from './wishes.ts';
import { hasPhrase, toWords } from './words.ts';

/** What the guide offers where it has nothing to say. */
const offers = ['Get a price', 'Book a free measure', 'Ask the team'];
const unknown = 'I can’t answer that one.';

/**
 * Answers a message without a language model: what it says is filled into a card, which the customer checks and sends;
 * a question is answered from what the firm has written, or up to three are offered; and otherwise it says so.
 */
export async function answerMessage(turn: Turn): Promise<Reply> {
  const wishes = readWishes(turn.text);
  const reading = await readMessage(turn);
  const { details } = reading;
  const problem = await answerProblem(turn, reading);
  if (problem) return problem;
  if (details.saysYes) {
    const card = onlyCompleteCard(turn);
    if (card) return sayPressed(card.kind, await press(turn, card));
  }
  if (wishes.has('team')) return askTeam(turn);
  const filled = await fillCards(turn, reading, wishes);
  if (filled) return filled;
  return answerInWords(turn, reading, wishes);
}

/** The table: which card a message is for. Several may be, in this order. */
async function fillCards(
  turn: Turn,
  reading: Reading,
  wishes: ReadonlySet<Wish>,
): Promise<Reply | undefined> {
  const { details } = reading;
  const lines: string[] = [];
  const kinds: string[] = [];
  const add = (kind: string, said: readonly string[] | undefined) => {
    if (!said) return;
    kinds.push(kind);
    lines.push(...said);
  };
  const newest = newestKind(turn);
  const isOwnVisit = speaksOfOwnVisit(turn.text) && !cardOf(turn, 'visit');
  const givesContact = hasContactDetails(details);

  if (details.wantsRing || (newest === 'callBack' && (givesContact || details.bestTime))) {
    const said = await callBackCard(turn, reading);
    if (said === 'sent') kinds.push('callBack');
    else add('callBack', said);
  }
  add('coverage', await coverageCard(turn, reading, wishes));
  if (isOwnVisit || (newest === 'ownVisit' && details.email))
    add('ownVisit', putOwnVisit(turn, details.email));
  const priced = fillPrice(openCard(turn, 'price'), details, reading.known);
  if (hasRoomDetails(details) || priced) add('price', await priceCard(turn, reading, priced));
  const givesTime = details.dates.length + details.times.length + details.refusedDays.length > 0;
  const wantsVisit =
    details.wantsVisit ||
    wishes.has('visit') ||
    (givesTime && (givesContact || speaksOfVisit(turn.text)));
  // A postcode in a question about the area is not that of the visit.
  const givesForVisit =
    givesContact || givesTime || (!kinds.includes('coverage') && hasVisitDetails(details));
  const isForVisit =
    !details.refusesVisit &&
    !isOwnVisit &&
    !kinds.includes('callBack') &&
    !kinds.includes('ownVisit') &&
    (wantsVisit || (cardOf(turn, 'visit') && givesForVisit));
  if (isForVisit) add('visit', visitCard(turn, reading, wishes));
  if (kinds.length === 0 && givesContact && !isOwnVisit)
    add('callBack', await offerCall(turn, reading));
  if (kinds.length === 0)
    add('products', productsCard(turn, reading, wishes) ?? listedProducts(turn));
  if (kinds.length === 0 && wishes.has('contact')) {
    const { clear } = turn.answers.find(turn.text);
    const said = await putContact(turn);
    add('contact', clear ? [clear.answer] : said);
  }
  if (kinds.length === 0) return undefined;
  const beside = kinds.includes('contact')
    ? undefined
    : answerBeside(turn, details.rest, aboutOf(turn));
  const suggestions =
    kinds.includes('price') && !kinds.includes('visit') && openCard(turn, 'price')?.total
      ? ['Book a free measure']
      : [];
  return {
    text: [...(beside ? [beside] : []), ...lines, ...sayOffered(turn)].join('\n'),
    outcome: 'answered',
    intent: kinds[0] ?? 'card',
    suggestions,
  };
}

const visitWords = ['book', 'visit', 'measure', 'measured', 'measuring', 'come', 'appointment'];
const speaksOfVisit = (text: string) => hasPhrase(toWords(text), visitWords);

/** The questions that are put up, in words. */
function sayOffered({ put }: Turn): string[] {
  const questions = put.flatMap((card) => (card.kind === 'questions' ? card.items : []));
  if (questions.length === 0) return [];
  const quoted = questions.map(({ question }) => `“${question}”`).join(', ');
  return [`Is it one of these you’d like to know? ${quoted}`];
}

/** What a question beside the cards is about: the floor that is priced, the visit, the kind of products. */
function aboutOf(turn: Turn): string {
  const [first] = turn.put;
  if (first?.kind === 'visit') return 'the measuring visit';
  if (first?.kind !== 'price') return categoryOf(turn) ?? '';
  return first.rooms.find(({ floor }) => floor)?.floor?.type ?? first.areaFloor?.type ?? '';
}

/** A number or a name without a wish: a call is the least that can be meant by it, and nothing is sent. */
async function offerCall(turn: Turn, reading: Reading): Promise<string[] | undefined> {
  if (!reading.details.phone) return undefined;
  const said = await callBackCard(turn, reading);
  return said === 'sent' ? undefined : said;
}

/** An answer without a form: what the firm has written, small talk, an empty card that was asked for, or that it is not known. */
async function answerInWords(
  turn: Turn,
  reading: Reading,
  wishes: ReadonlySet<Wish>,
): Promise<Reply> {
  if (isSmallTalk(turn.text, wishes))
    return wishes.has('thanks')
      ? {
          text: 'You’re welcome. Anything else, just ask.',
          outcome: 'answered',
          intent: 'small_talk',
        }
      : {
          text: `Hello! I’m ${firm().assistant.name}. I can price your rooms, book a free measure or answer a question.`,
          outcome: 'answered',
          intent: 'small_talk',
          suggestions: offers,
        };
  const found = findKnowledge(turn, reading.details.rest || turn.text);
  if (found && 'answer' in found)
    return { text: found.answer, outcome: 'answered', intent: 'knowledge' };
  if ((wishes.has('price') && !found?.refers) || turn.text === offers[0]) {
    const said = await priceCard(turn, reading, undefined);
    return { text: said.join('\n'), outcome: 'answered', intent: 'price' };
  }
  if (found) {
    putQuestions(turn, found.close);
    return {
      text: sayOffered(turn).join(''),
      outcome: 'suggested',
      intent: 'knowledge',
    };
  }
  if (turn.wasUnsure) {
    const said = await putContact(turn);
    return {
      text: [unknown, ...said].join(' '),
      outcome: 'not_understood',
      intent: 'unknown',
      suggestions: ['Ask the team'],
    };
  }
  return {
    text: `${unknown} I can price your rooms, book a free visit, or ask the team for you.`,
    outcome: 'not_understood',
    intent: 'unknown',
    suggestions: offers,
  };
}

async function askTeam(turn: Turn): Promise<Reply> {
  const said = await sayHandedOver(turn);
  await turn.tools.handOver(turn.conversationId, { summary: 'The customer asked for the team.' });
  return {
    text: `${said} Leave your email or number if you can’t wait.`,
    outcome: 'handed_over',
    intent: 'team',
  };
}

/** What was sent says so by itself in the chat; why it was not is told. */
const sayPressed = (intent: string, refused: string | undefined): Reply => ({
  text: refused ?? '',
  outcome: 'answered',
  intent,
});
