import { noName } from './contact/names.ts';
import { unitOf } from './measures.ts';
import { isNumber, readSpoken } from './numbers.ts';
import { readTokens, type Span, type Token, type Tokens, wordSet } from './tokens.ts';

/** A room that a message names. */
export type RoomName = Span & {
  /** What rooms of several names have in common: a living room is a lounge. */
  base: string;
  label: string;
  /** Tells it from others of its base: "back", "spare", "2". */
  mark: string;
  /** "3 bedrooms": how many; 0 for several, without a number. */
  count?: number;
  isAnother?: boolean;
  /** A word beside a size that is in no list. */
  isGuess?: boolean;
};

/** A room as one message tells it. */
export type ReadRoom = Span & {
  name?: RoomName;
  length?: number;
  width?: number;
  steps?: number;
  /** A size was told. Without sides its unit is unclear. */
  isSized: boolean;
  /** The same size for this many rooms. */
  times?: number;
  /** Only mentioned beside rooms with sizes: "garage conversion, will be an office 4x3". */
  isAside?: boolean;
  /** A part of the room before it: "bay", "part 2". */
  partOf?: string;
};

const sameAs = ({ 0: pairs = '' }: TemplateStringsArray) =>
  new Map(pairs.split(',').map((pair) => pair.split('=') as [string, string]));
/** Words that name a room, with what they have in common. */
const bases = sameAs`kitchen=kitchen,bathroom=bathroom,landing=landing,study=study,office=office,conservatory=conservatory,utility=utility,porch=porch,loft=loft,attic=attic,garage=garage,nursery=nursery,playroom=playroom,basement=basement,cellar=cellar,snug=snug,annexe=annexe,gym=gym,pantry=pantry,larder=larder,lobby=lobby,corridor=corridor,orangery=orangery,sunroom=sunroom,wetroom=wetroom,library=library,parlour=lounge,bedroom=bedroom,bed=bedroom,hall=hall,hallway=hall,passage=hall,passageway=hall,lounge=lounge,dining=dining room,diner=dining room,wc=wc,toilet=wc,loo=wc,cloakroom=wc,cloaks=wc,stairs=stairs,stair=stairs,staircase=stairs,ensuite=ensuite,boxroom=box room,cupboard=cupboard,classroom=classroom,vestry=vestry,vestibule=vestibule,workshop=workshop,bedsit=bedsit,studio=studio,scullery=scullery,den=den,mezzanine=mezzanine,storeroom=store room,stockroom=stock room,kitchenette=kitchen,washroom=washroom,workroom=workroom`;
/** Words that name one before "room" only. */
const heads = sameAs`front=lounge,living=lounge,sitting=lounge,drawing=lounge,dining=dining room,box=box room,shower=shower room,wet=wetroom,play=playroom,sun=sunroom,back=back room,spare=spare room,guest=guest room,family=family room,dressing=dressing room,garden=garden room,music=music room,tv=tv room,reception=reception room,boot=boot room,games=games room,store=store room,stock=stock room,breakfast=breakfast room,treatment=treatment room,waiting=waiting room,sewing=sewing room,craft=craft room,hobby=hobby room,cinema=cinema room,utility=utility,sun=sunroom,morning=morning room,laundry=laundry,common=common room,meeting=meeting room,staff=staff room,other=other room,small=small room,big=big room,main=main room`;
const labels = sameAs`bed=bedroom,stair=stairs,staircase=stairs,dining=dining room`;
const marks = wordSet`front back main master spare guest big small large little single double top middle upstairs downstairs smallest biggest smaller bigger first second third fourth kids childs childrens boys girls sons daughters mums dads nans grans babys rear half twin teenagers lads brothers`;
/** Parts of a house before the room that is there: "attic bedroom". */
const storeys = wordSet`attic loft basement cellar annexe annex garage ground lower upper`;
const skipped = wordSet`my new identical student equal similar sized size decent average of`;
const owner = wordSet`mums mams dads sons daughters nans nannas grans grannys grandads kids childrens boys girls babys brothers lads sisters lodgers guests twins`;
const besides = wordSet`beside opposite above below behind near adjoining outside under round around`;
const articles = wordSet`the my our a main`;
const dwelling = wordSet`flat house home bungalow property semi terrace terraced detached apartment cottage maisonette place units cupboards cabinets sink worktop`;
const counted = /^(?:stairs?|steps|bedrooms?|rooms?|treads|way)$/;

/** Words beside a size that name no room. */
const noRoom = wordSet`every many separate several few various elbow leg show head wiggle breathing enough plenty hotel actually adding additional additionally allow approximate approx area areas awkward balance base bay bigger biggest bit board boards brand by bye carpeting chap chaps colour correct dear depth dimension dimensions double each either else embarrassed entire exact exactly example extra fairly feet fees figure figures flights for gap greetings half height hi identical inc including instead internal its joined just kind large larger largest least length let level like little located long longest max maximum maybe mean meant measurement measurements meters metres middle mind mins minus missing mistake nearly nice normal notes oblong odd offcut often oops other others overall part piece pieces plan plus pretty property quick reckon rectangle rectangular remnant roll rolls roughly rug says second shape shaped shapes silly sir sirs madam single sized sizes small smaller smallest somewhere space sq square stands straight strip super supply than thats then third tiny to top total tricky type types typical under upstairs downstairs everywhere throughout everything usual vinyls wall walls whole wide width widest with wonky yards january february march april june july august september october november december sunday monday tuesday wednesday thursday friday saturday today tomorrow`;
const colours = wordSet`grey gray black white brown beige cream red blue green navy teal oak walnut pale dark light`;

/** Whether a word that is in no list of rooms may be the name of one. */
export const mayNameRoom = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  token.text.length > 2 &&
  [noRoom, noName, colours, unitOf].every((list) => !list.has(token.text)) &&
  !isNumber(token);

/** All rooms that a message names, in its order; no number of a size counts them. */
export function findRoomNames(
  tokens: Tokens,
  sizes: readonly Span[] = [],
  rows: readonly RoomName[] = [],
): RoomName[] {
  const names: RoomName[] = [];
  for (let at = 0, next = 0; at < tokens.length; ) {
    while (next < sizes.length && (sizes[next]?.end ?? 0) <= at) next += 1;
    const row = rows.find(
      ({ base }) => tokens.raw(at, at + base.split(' ').length).toLowerCase() === base,
    );
    const end = at + (row?.base.split(' ').length ?? 0);
    const found =
      at >= (sizes[next]?.from ?? tokens.length)
        ? []
        : row
          ? [{ ...row, from: at, end }]
          : nameAt(tokens, at);
    names.push(...found);
    at = found.at(-1)?.end ?? at + 1;
  }
  return names;
}

function nameAt(tokens: Tokens, at: number): RoomName[] {
  const stated = readCount(tokens, at);
  const start = stated?.end ?? at;
  let next = start;
  const isMark = () =>
    (marks.has(tokens.word(next)) && !isHead(tokens, next)) ||
    skipped.has(tokens.word(next)) ||
    (storeys.has(tokens.word(next)) && nounAt(tokens, next + 1) !== undefined) ||
    (isOwner(tokens, next) && bases.get(tokens.word(next + 1)) === 'bedroom');
  while (next < start + 3 && isMark()) next += 1;
  const noun = nounAt(tokens, next);
  if (!noun || isPlace(tokens, at) || dwelling.has(tokens.word(noun.end))) return [];
  const mark = tokens.slice(start, next).filter(({ text }) => !skipped.has(text));
  const isSeveral = noun.isPlural || (stated?.count ?? 0) > 1;
  const { list, end } = readNumbers(tokens, noun.end, !stated);
  const said = (number: string) =>
    (list.length === 1 ? tokens.raw(end - 1, end) : number).toLowerCase();
  if (noun.needsCount && !isSeveral && list.length === 0) return [];
  if (noun.base === 'room' && mark.length === 0 && !isSeveral && list.length === 0) return [];
  const words = [...mark.map(({ raw }) => raw.toLowerCase()), noun.label];
  const make = (number: string): RoomName => ({
    base: noun.base,
    label: capitalise([...words, said(number)].join(' ').trim()),
    mark: number || mark.map(({ text }) => text).join(' '),
    from: at,
    end,
    ...(tokens.word(at - 1) === 'another' && { isAnother: true }),
  });
  if (list.length > 0) return list.map(make);
  const count = stated ? stated.count : noun.isPlural ? 0 : 1;
  return [{ ...make(''), ...(count !== 1 && { count }) }];
}

/** The name of a row as it is read, or the row's own where nobody listed it. */
export function readRowName(name: string): RoomName | undefined {
  const base = name.toLowerCase().replace(/ \d$/, '');
  const [known] = findRoomNames(readTokens(name));
  return (
    known ?? (base ? { base, label: name, mark: '', from: 0, end: 0, isGuess: true } : undefined)
  );
}

const capitalise = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const isOwner = (tokens: Tokens, at: number) =>
  owner.has(tokens.word(at)) ||
  (/['’]s$/.test(tokens[at]?.raw ?? '') &&
    !/^(?:its|thats|whats|theres|heres|lets|whos|hows|ones)$/.test(tokens.word(at)));
const isHead = (tokens: Tokens, at: number) =>
  tokens.word(at + 1) === 'room' && heads.has(tokens.word(at));

/** "3 bedrooms", "both the bedrooms", "2 x bedrooms", "a pair of bedrooms" */
function readCount(tokens: Tokens, at: number) {
  const [word, next] = [tokens.word(at), tokens.word(at + 1)];
  if (word === 'both') return { count: 2, end: at + (next === 'the' ? 2 : 1) };
  if (word === 'pair' && next === 'of') return { count: 2, end: at + 2 };
  const figure = tokens[at]?.kind === 'number' ? { value: Number(word), end: at + 1 } : undefined;
  const { value, end } = figure ?? readSpoken(tokens, at) ?? { value: 0, end: at };
  const isCount = Number.isInteger(value) && value >= 1 && value <= 10;
  return isCount ? { count: value, end: end + (tokens.word(end) === 'x' ? 1 : 0) } : undefined;
}

type Noun = { base: string; label: string; end: number; isPlural: boolean; needsCount?: boolean };

function nounAt(tokens: Tokens, at: number): Noun | undefined {
  const [said, next] = [tokens.word(at), tokens.word(at + 1)];
  const word = bases.has(said) || !said.endsWith('s') ? said : said.slice(0, -1);
  const isRoom = /^(?:rooms?|rm)$/.test(next);
  const isOf = /['’]s$/.test(tokens[at]?.raw ?? '');
  const isPlural = (word !== said && !isOf) || next === 'rooms';
  if (word === 'en' && next === 'suite')
    return { base: 'ensuite', label: 'en suite', end: at + 2, isPlural: false };
  if (isRoom && isOwner(tokens, at))
    return {
      base: `${said} room`,
      label: `${tokens[at]?.raw.toLowerCase()} room`,
      end: at + 2,
      isPlural: false,
    };
  if (isRoom && !heads.has(word) && !bases.has(word) && mayNameRoom(tokens[at]))
    return { base: `${said} room`, label: `${said} room`, end: at + 2, isPlural };
  const head = isRoom && !(word === 'other' && next === 'rooms') ? heads.get(word) : undefined;
  if (head) return { base: head, label: `${word} room`, end: at + 2, isPlural };
  if (word === 'room') return { base: 'room', label: 'room', end: at + 1, isPlural };
  const base = bases.get(word);
  if (base === undefined) return undefined;
  const joint = next === '/' || next === '-' ? 2 : 1;
  if (/^(?:kitchen|lounge)$/.test(word) && /^(?:diner|dining)$/.test(tokens.word(at + joint))) {
    const end = at + joint + (tokens.word(at + joint + 1) === 'room' ? 2 : 1);
    return { base: `${word} diner`, label: `${word} diner`, end, isPlural: false };
  }
  const isStair = said === 'stair' && !/^(?:carpet|carpets|treads|runner)$/.test(next);
  const label = labels.get(word) ?? (isRoom ? `${word} room` : word);
  return {
    base,
    label,
    end: at + (isRoom ? 2 : 1),
    isPlural: isPlural && base !== 'stairs',
    needsCount: word === 'bed' || isStair,
  };
}

/** "The room next to the kitchen", "round the loo", "your office": where something else is. */
function isPlace(tokens: Tokens, at: number): boolean {
  let before = at - 1;
  while (before > at - 3 && articles.has(tokens.word(before))) before -= 1;
  const [one, two] = [tokens.word(before), tokens.word(before - 1)];
  const isOff = one === 'off' && !/^(?:take|taking|leave|knock|drop|took)$/.test(two);
  if (one === 'your' || besides.has(one) || isOff) return true;
  return (
    (one === 'from' && two !== 'apart') ||
    (one === 'to' && /^(?:next|close|adjacent|leading|leads)$/.test(two))
  );
}

/** "Bedroom 2", "bedroom one", "bedrooms 1 and 2" */
function readNumbers(tokens: Tokens, at: number, isList: boolean) {
  const list: string[] = [];
  let end = at;
  for (let next = at; list.length === 0 || (isList && list.length < 9); next = end + 1) {
    if (list.length > 0 && !/^(?:and|&|,)$/.test(tokens.word(end))) break;
    const number = roomNumber(tokens, next);
    if (number === undefined) break;
    list.push(number);
    end = next + 1;
  }
  return { list, end };
}

function roomNumber(tokens: Tokens, at: number): string | undefined {
  const token = tokens[at];
  const value = token?.kind === 'number' ? Number(token.raw) : readSpoken(tokens, at)?.value;
  if (!value || !Number.isInteger(value) || value > 9) return undefined;
  const next = tokens[at + 1];
  const isLoose = next?.text === 'in' && !next.glued;
  const isMeasure =
    tokens.isBy(at + 1) || next?.text === '/' || (unitOf.has(next?.text ?? '') && !isLoose);
  // "Bedroom 2 by itself"
  const isAlone = /^(?:it|them)sel/.test(tokens.word(at + 2));
  const isShare = next?.text === 'and' && /^(?:a|half)$/.test(tokens.word(at + 2));
  return (isMeasure && !isAlone) || isShare || counted.test(next?.text ?? '')
    ? undefined
    : `${value}`;
}
