import { phrases, type Token, type Tokens, wordSet } from '../tokens.ts';
import type { Found } from './contact.ts';

export const firstNames = wordSet`adam agnes ahmed aisha alan albert alex alexander alfie ali alice alison alistair alma amanda amelia amelie amir amit amy andrea andrew andy angela anil anita anjali ann anna anne annie anthony anton archie arthur arun ash asha audrey ava aziz barbara barry baz beatrice becky ben bernard beryl beth bethan betty bev bilal bill billy bob bradley brenda brendan brett brian bronwen bruce bryan callum carl carla carly carol carole caroline cath catherine cathy cecil celia charlene charles charlie charlotte cheryl chloe chris christina christine christopher claire clara clare clifford clive colin colleen connor conor corinne craig cynthia dan daniel daphne darren dave david dean deb debbie deborah declan deepak della denise dennis derek derrick desmond diana diane dilys dinesh dmitri dom dominic dominik donna doreen doris dorothy doug duncan dylan ed eddie edith edna edward edwin eileen elaine eleanor elena elizabeth ellie elsie emily emma enid eric erin ernest esme estelle ethan eva evan evelyn ewan farah fatima faye felix fergus fiona frances frank fred freda freya gabriel gail gareth gary gavin gaynor gemma geoff george georgia georgina gerald gerry giles gill gillian gina gladys glen glenda glenn glynis gordon gracie graham greg gregory gwen gwyn hamish hannah hans harold harriet harry harvey hassan hayley hazel heather helen henry hilary hilda howard hugh huw ian ibrahim ida imran ines ingrid irene iris isaac isabel isla ismail ivan ivor ivy jackie jackson jacob jade jake james jamie jan jana jane janet janice janine jared jarek jas jasmine jason jay jayden jayne jean jeanette jed jeff jemma jenna jenny jeremy jerome jerry jess jessica jill jim jo joan joanne jodi jodie joe joel johanna john johnny jon jonathan jonny jordan jorge josef josh josie joyce juan judith judy julia julie juliet june kamal kamil karen karim karl katarzyna kate katherine kathleen kathy katie katy kayleigh keeley keira keith kelly ken kenneth kerry kev kevin khalid kieran kim kiran kirsty kris krystyna kurt kyle lara larry laura lauren leanne lee lena leo leon leroy lesley lewis liam lilian lily linda lisa liz lloyd lola lorna lorraine lottie louis louise luca lucas lucy luke lydia lynda lynn lynne mabel magda maggie malcolm mandy manuel marcin marcus marek margaret margery maria marianne marie marilyn mario marion marjorie marlene martha martin marvin mary matt matthew maureen maurice mavis max meena meera megan mehmet mel melanie mia michael michelle mick mike mildred millie milo mina miriam mitch mitchell mo mohamed mohammed moira molly monica muhammad muriel myra nadeem nadia nancy naomi natalie nathan neil nell nelly nerys nia nicholas nick nicky nicola nigel nina nisha noel nora noreen norma olga oliver olivia olwen omar orla oscar owain owen padraig pam parveen patricia patrick patsy paul paula pauline penny percy pete peter petra phil philip phoebe pippa polly poppy priya rachel raj rajesh ralph ramesh rana ravi ray raymond rebecca rebekah reece reg rhian rhiannon rhona rhys richard ricky rita rob robert robin rodney roger roland ron rory rosa rosalind rosemary rosie ross roxanne roy ruby rupert russell ruth ryan sabrina sadie saira sally salma sam samantha sandra sanjay sara sarah sasha scott seamus sean sebastian selina serena shane shannon sharon shaun sheila shelley shirin shirley sian sid silvia simon simone siobhan sonia sophia sophie stan stanley stefan stella stephen steve steven stewart stuart sue sunil susan susanna suzanne sybil sylvia tamara tamsin tanya tara tariq tasha ted terence teresa terry tess thelma theresa thomas tiffany tilly tim tina toby tom tommy tony tracey tracy trevor trudy una ursula usha val valerie vera verity vernon veronica vicky victoria vijay vince viv vivien wally walter wanda wayne wendy wiktor wilf winifred wojtek yasmin yusuf yvette yvonne zac zainab zara zoe`;
const titles = wordSet`mr mrs ms miss dr`;
/** Words that no name has beside a phone number. */
export const noName = wordSet`a able about above absolutely access after afternoon again ago agent all already also always am an and another any anyone anything appointment are area around as ask at available away back bad be been before best better big book booked booking both but buy by call called can cant card carpet carpets cheap cheers come coming contact cos cost could couple cover cream customer day days details did do does doing done dont down email end estimate evening everything fine first fit fitted fitter fitting flat floor flooring for free friday from fully get give go going good great greetings grey ground had happy hard has hate have having he hello help her here hers hey hi hiya him his home hope house how i id if ill im in interested is it its ive job just keen kind kindest kitchen know laminate landline landlord landing last late later leave let like line live lives local long look looking lost lot lounge love lunch lunchtime lvt make man many me mate measure measured measuring message messages mine mobile moment monday money more morning mornings move moved moving much mum my name names need needing new next nice no none nope not nothing now number o of off office ok okay old on one only or our out over own pay phone please pls plz poorly possible price prices problem quick quite quote rather ready really regards repair retired right ring room rooms round sad same sample samples saturday say see self send set she should size so some somebody someone something soon sorry stairs still stuck sunday sure ta take talk tel telephone tenant text thank thanks that thats the their them then there these they thing think this three thursday till time tired to today told tomorrow too trying tuesday tv two up upset ur us use used very vinyl visit wait waiting want wanted wanting was we wednesday week well were what whats when where which who why will wish with wondering work working works would wrong year yep yes yet you your yours`;
const strong = phrases`my name is|names|my name s|name is|name :|name -|ask for|my name|name`;
const weak = phrases`im|i am|this is|its|it is|cheers ,|thanks ,|regards ,|regards|sincerely ,|thank you ,|ta ,|call|ring|call me`;
const relations = wordSet`wife husband mum dad son daughter mother father partner nan gran sister brother manager`;

const isWord = (token: Token | undefined) =>
  token?.kind === 'word' &&
  token.text.length > 1 &&
  !noName.has(token.text) &&
  !relations.has(token.text);
const isCapital = (token: Token | undefined) => /^\p{Lu}/u.test(token?.raw ?? '');
const tidy = ({ raw }: Token) =>
  /\p{Lu}/u.test(raw.slice(1)) && /\p{Ll}/u.test(raw)
    ? raw
    : raw.slice(0, 1).toUpperCase() + raw.slice(1).toLowerCase();

/** Where the words of a name end: "Mrs Joan Pickering", "Craig Bellamy-Hurst". */
function nameEnd(tokens: Tokens, at: number, isTaken: (at: number) => boolean): number {
  const start = at + (titles.has(tokens.word(at)) ? (tokens.word(at + 1) === '.' ? 2 : 1) : 0);
  const isNext = (end: number) =>
    isWord(tokens[end]) &&
    !isTaken(end) &&
    (end === start || !isCapital(tokens[start]) || isCapital(tokens[end]));
  let end = start;
  while (end < start + 3 && isNext(end))
    end +=
      tokens.word(end + 1) === '-' && tokens[end + 1]?.glued && isWord(tokens[end + 2]) ? 3 : 1;
  return end === start ? at : end;
}

type Message = {
  tokens: Tokens;
  /** Phone, email and address, beside which a name may stand alone. */
  details: readonly { from: number; to: number }[];
  isTaken: (at: number) => boolean;
  /** An open card lacks the name. */
  isAsked: boolean;
};

/** The customer's name, the surest of those that a message may tell. */
export function readName(message: Message): Found | undefined {
  const { tokens, isTaken } = message;
  let best: (Found & { rank: number }) | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const end = isTaken(at) || tokens[at]?.glued ? at : nameEnd(tokens, at, isTaken);
    if (end === at) continue;
    const rank = rankOf(message, at, end);
    const words = tokens.slice(at, end).filter(({ text }) => text !== '.');
    const kept = titles.has(tokens.word(at)) && words.length > 2 ? words.slice(1) : words;
    const text = kept
      .map((token, place) => `${place > 0 && !token.glued ? ' ' : ''}${tidy(token)}`)
      .join('');
    const [from, to] = [words[0]?.from ?? 0, words.at(-1)?.to ?? 0];
    if (rank > (best?.rank ?? 0)) best = { text: text.slice(0, 100), from, to, rank };
    at = end - 1;
  }
  return best;
}

/** How surely the words are the customer's name; 0 for none. */
function rankOf({ tokens, details, isTaken, isAsked }: Message, at: number, end: number): number {
  const after = tokens[end];
  const [one = '', two = '', three = ''] = tokens.before(at, 3);
  const lead = ` ${three} ${two} ${one}`;
  const leads = (list: readonly string[]) => list.some((phrase) => lead.endsWith(` ${phrase}`));
  const isKnown = firstNames.has(tokens.word(at)) || titles.has(tokens.word(at));
  const isLikely = isKnown || isCapital(tokens[at]);
  const isEnd =
    !after ||
    after.kind === 'sign' ||
    isTaken(end) ||
    (isLikely && (noName.has(after.text) || after.text === 'with')) ||
    /^(?:here|from|and|in|on|at|thanks|cheers|please|is)$/.test(after.text);
  if (leads(strong) && isEnd && !/^(?:product|range)$/.test(two)) return isLikely ? 5 : 4;
  const [first, last] = [tokens[at]?.from ?? 0, tokens[end - 1]?.to ?? 0];
  const isBeside = details.some(
    ({ from, to }) => (first >= to && first - to < 4) || (last <= from && from - last < 4),
  );
  const isFull = end - at > 1;
  const isOfCall = /^(?:call|ring|me)$/.test(one);
  if (leads(weak) && isEnd && (isKnown || (isLikely && (isBeside || isFull) && !isOfCall)))
    return isKnown ? 4 : 3;
  if (isBeside && (isLikely || isFull)) return isKnown ? 3 : 2;
  // "Liam" at the end of a message with a phone number, "Tom Brewer here", "thanks, Priya"
  const isApart = tokens[at - 1]?.kind === 'sign' || isTaken(at - 1);
  const isSigned = !after && at > 0 && isApart && (details.length > 0 || isFull);
  if (isKnown && (isSigned || after?.text === 'here')) return 2;
  const isOfOther = relations.has(one) && /^(?:my|our)$/.test(two);
  if (isKnown && isOfOther && details.length > 0) return 1;
  const isAlone = isApart && (!after || after.kind === 'sign');
  if (isAlone && (titles.has(tokens.word(at)) || (isSigned && isLikely))) return 2;
  const isRest = (token: Token, place: number) =>
    token.kind === 'sign' || isTaken(end + place) || /^(?:thanks|please|here)$/.test(token.text);
  const isWhole = at === 0 && tokens.slice(end).every(isRest);
  return isAsked && isWhole && (isLikely || end - at === 2) ? 1 : 0;
}
