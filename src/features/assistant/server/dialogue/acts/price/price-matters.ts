import type { Clause } from '../../../conversation/message.ts';
import { isSameFloor } from '../../../conversation/record.ts';
import { heardBefore } from '../../../conversation/said.ts';
import { furnitureMoved } from '../../../tools/describe-extras.ts';
import { addedExtra, workPointedTo } from '../../observe/extras/read-extras.ts';
import { readLeftOutByClause } from '../../observe/extras/read-left-out.ts';
import { readUpliftRooms, saysWhereUp } from '../../observe/extras/uplift-rooms.ts';
import { type Act, type Context, type PriceMatter, toTaughtAct } from '../act.ts';

/** What is asked of a price that was told: whether it is in it, what it comes to, or what it is without. */
const priceMatters: Record<PriceMatter, RegExp> = {
  vatInvoice: /\binvoices?\b|\bvat\b[^.?!]{0,12}\b(?:receipt|bill)\b/i,
  vat: /\bvat\b|\btax\b/i,
  underlay: /\bunder ?lay\b/i,
  oldFloor:
    /\b(?:tak(?:e|es|ing|en)|rip\w*|pull\w*|lift\w*|get(?:ting)? rid|remov\w*|dispos\w*|clear\w*|chuck\w*|bin|binning|tip|skip)\b[^.?!]{0,30}\b(?:old|existing|carpet|floor\w*|lino|laminate|vinyl|rubbish|waste|what'?s (?:there|down))\b|\b(?:old|existing) (?:carpets?|floor\w*|lino|laminate|vinyl|one|stuff|underlay)\b|\bup ?lift\w*\b|\b(?:waste|rubbish) (?:disposal|removal)\b|\bdisposal\b/i,
  furniture: new RegExp(
    String.raw`\bfurniture\b|${furnitureMoved.source}|\b(?:mov|shift)\w*\b[^.?!]{0,20}\b(?:stuff|things)\b`,
    'i',
  ),
  doorTrims:
    /\b(?:trim|plan(?:e|ing)|shav|eas|cut)\w*\b[^.?!]{0,15}\bdoors?\b(?! (?:bars?|strips?))|\bdoors? (?:(?:be|get|got|being|need|needs|needing) )?(?:trim|plan|shav|cut)\w*/i,
  doorBars: /\b(?:door|threshold) ?(?:bars?|strips?|plates?|trims?)\b|\bthresholds?\b/i,
  rods: /\brods?\b/i,
  binding: /\bbinding\b|\bwhipping\b|\bbound (?:edge|runner)\w*/i,
  edging:
    /\bedg(?:e|es|ing|ings)\b|\bgrippers?\b|\bscotia\b|\bbeading\b|\bperimeter\b|\bseal(?:ing|ant|ed)?\b/i,
  adhesive: /\badhesive\b|\bglue\b/i,
  waste: /\bwast(?:e|age)\b|\boff ?cuts?\b|\b(?:whole|full|entire) (?:roll|width)\b/i,
  plywood: /\bply(?:wood)?\b/i,
  levelling: /\b(?:self[- ]?)?level(?:l?ing|led)\b|\bscreed\w*/i,
  perMetre:
    /\b(?:per|a|each|by the) (?:sq\w*\.? |square )?(?:m2|m²|met(?:re|er)s?|m|yards?|yd)\b(?! (?:wide|roll))|\b(?:sq\w*|square) met(?:re|er) (?:price|rate)\b|\b(?:m2|m²) (?:price|rate)\b/i,
  notIncluded:
    /^\W*(?:and |so )?what (?:isn'?t|is not|'?s not)(?: included| in it| in that)?\W*$|\b(?:not|isn'?t|aren'?t|n'?t)\b[^.?!]{0,12}\binclud\w*|\bexclud\w*|\bwhat(?:'?s| is|s) (?:not in|left out|missing|extra|on top)\b|\bhidden\b|\b(?:nothing|anything|owt|something|what) (?:else |more |extra )*(?:to pay|on top|extra|to add)\b|\bany (?:other )?(?:extras?|costs?|charges?|fees?|surprises?)\b|\bextras?\W*$/i,
  firm: /\bwhat\b[^.?!]{0,15}\b(?:make|push|put|bump)s?\b[^.?!]{0,15}\b(?:dearer|more expensive|higher|go up|cost more|up)\b|\b(?:final|fixed|firm|definite|set in stone|guaranteed|exact)\b[^.?!]{0,15}\b(?:price|cost|quote|figure|sum|total|amount)\b|\b(?:price|cost|quote|figure|that|it|this)\b[^.?!]{0,12}\b(?:final|fixed|firm|definite|set in stone|guaranteed|exact)\b|\b(?:could|can|will|might|would|going to|does|gonna)\b[^.?!]{0,25}\b(?:go(?:es)? up|change|rise|increase|creep up|end up (?:more|higher|dearer)|cost (?:me )?more|be (?:more|higher|dearer)|put (?:it|the price) up)\b|\b(?:says?|said|tells?|decides?|reckons?|finds?)\b[^.?!]{0,15}\b(?:it'?s|its|it is|it'?ll be|that'?s)\b[^.?!]{0,8}\b(?:more|extra|dearer|higher|double)\b|\b(?:charge|bill|ask|sting)\w*\b[^.?!]{0,15}\bmore\b(?! than \d)|\badd(?:s|ed|ing)? (?:things|bits|stuff|extras?|money|more)\b/i,
};

/** "Has that got the plywood or not?", "is the ply in?" */
const asksIfCounted =
  /\b(?:has|have|does|do|did) (?:it|that|this|you|the (?:price|quote|total|sum|figure))\b|\b(?:is|was) (?:the )?(?:ply\w*|levelling) (?:in|there|counted)\b/i;
/** A question of more is about more than the price. */
const maxWords = 18;
/** "Door bars?" */
const maxBare = 3;
/** That the sum is asked about, and not the thing. */
const ofSum =
  /\bincl\w*|\binc\b|\bextras?\b|\bon top\b|\bcover(?:s|ed)?\b|\bpart of\b|\bha(?:s|ve)\b[^.?!]{0,25}\bin\b|\bin (?:that|it|this|there|the (?:price|cost|figure|quote|total|sum|estimate))\b|\bwith(?:out)?\b|\bminus\b|\bexclud\w*|\bleav\w* out\b|\btak(?:e|ing) off\b|\bhow m(?:uch|any)\b|\bcost\w*|\bcharg\w*|\bprice[ds]?\b|\bpays?\b|\bfree\b|\bcount\w*|\ballow\w* for\b|\bif (?:i|we)\b|^\W*(?:and |what about |how about |the |any |do i get )+/i;
/** What these say is enough. */
const ofSumAlone = new Set<PriceMatter>(['vatInvoice', 'notIncluded', 'firm', 'perMetre']);
/** What a job is made of: asked about together, all of it is told. */
const ofContents = new Set<PriceMatter>(['vat', 'underlay', 'doorBars', 'edging', 'binding']);

/** Work beside the floor: "does it include moving furniture and taking up the old floor?" asks of both. */
const ofWork = new Set<PriceMatter>(['oldFloor', 'furniture', 'doorTrims']);

const withoutVat = /\b(?:without|ex|exc|excl\w*|net|before|minus|how much)\b/i;
const ofContent =
  /\bincl\w*|\binc\b|\bin (?:that|it|this|the)\b|\bon top\b|\bextra\b|\bcover\w*|\bplus\b|\bwith\b|\badd\w*/i;
const ofAmount =
  /\bhow much\b|\bwithout\b|\bminus\b|\bif (?:i|we)\b|\bcosts?\b|\bmy own\b|\bleave\b|\btake off\b|\bcome to\b/i;

/** What the thing is like, who does it, or how long it takes. */
const ofThing =
  /\b(?:thick\w*|soft\w*|colou?rs?|brass|chrome|quality|good|best|need|recommend|which|who(?! pays?)|how long|when|re-?use\w*|guarant\w*|valid|hold (?:it|the price)|mates?|builder|myself|ourselves)\b/i;

/** "How much would we save by keeping it?", of what another sentence names. */
const savesOnIt =
  /\b(?:sav\w+|cheaper|less|off|take off|knock off)\b[^.?!]{0,30}\b(?:keep\w*|us\w+|leav\w+|without)\b[^.?!]{0,12}\b(?:it|that|this|ours|mine|them)\b/i;

/** "If he lays the underlay himself", "without underlay": what it costs then. */
const ownUnderlay =
  /\bwithout (?:the |any |new |your )?under ?lay\b|\bunder ?lay\b[^.?!]{0,12}\b(?:my|him|her|our|them)sel(?:f|ves)\b|\b(?:lay|lays|laying|do|does|doing|fit|fits) (?:the |his |her |my |our )(?:own )?under ?lay\b/i;

/** "Does that have the good underlay in it?", "which underlay is that with?" */
export const asksWhichUnderlay = (text: string): boolean => whichUnderlay.test(text);
const whichUnderlay =
  /\b(?:which|what|good|thick\w*|better|best|cheap\w*|decent|thin\w*|luxury) (?:(?:kind|sort|type|thickness|quality) of )?under ?lay\b(?=[^.?!]*\b(?:in|with|included?|price|that|it)\b)|\bunder ?lay\b[^.?]{0,20}\b(?:which|what) (?:one |kind |sort |thickness )?is (?:it|that|in)\b|\bunder ?lay\b[\s\S]*\bis it the (?:thick|thin|good|cheap|8|11)\w*/i;

const inOrOut = /\bextra\b|\bon top\b|\badditional\b|\bincluded?\b|\bin (?:that|the price)\b/i;
const pointing = /\b(?:it|that|this|they|which)\b/i;
const ofWorkTold = new Set(['priceMatter', 'taught', 'workPrice']);

/** "So is it extra, the £25, or included?": work by its price, or that was told last. */
function workPointedAt(
  text: string,
  { record, catalogue, message }: Context,
): PriceMatter | undefined {
  if (!inOrOut.test(text)) return undefined;
  const { furniture, doorTrim, upliftMinimum } = catalogue.prices.extras;
  const figures = [...text.matchAll(/(?:£|\bthe )\s?(\d+(?:\.\d\d)?)/gi)].map(([, sum]) =>
    Number(sum),
  );
  const byPrice: [price: number, work: PriceMatter][] = [
    [furniture, 'furniture'],
    [doorTrim, 'doorTrims'],
    [upliftMinimum, 'oldFloor'],
  ];
  const named = byPrice.find(([price]) => figures.includes(price));
  if (named) return named[1];
  // "Do doors get trimmed, and is that extra?"
  const [beside] = [...ofWork].filter((work) => priceMatters[work].test(message.plain));
  if (beside) return beside;
  const isTold = ofWorkTold.has(record.lastAct ?? '') && pointing.test(text);
  return isTold && figures.length === 0 ? record.workTold : undefined;
}

const invoice = 'Can I have a VAT receipt or an invoice?';

/** What a clause asks of the price that was told last; nothing where another floor or another size is named. */
export function readPriceMatter(clause: Clause, context: Context, asks: boolean): Act[] {
  const { record, observed } = context;
  const { text, parsed } = clause;
  const { floors } = observed;
  const isNew =
    observed.rooms ||
    parsed.slots.rooms.length > 0 ||
    floors.isChanged ||
    floors.named.some(
      ({ slug }) =>
        slug !== undefined &&
        !record.priced.some(({ floor }) => isSameFloor(floor, { kind: floor.kind, slug })),
    );
  if (record.priced.length === 0 || isNew || text.split(/\s+/).length > maxWords) return [];
  const isOfSome = record.rooms.some((room) => room.keepsOldFloor) && saysWhereUp(record, text);
  if (isOfSome && readUpliftRooms(record, text))
    return [{ kind: 'priceMatter', matter: 'oldFloor' }];
  const added = addedExtra(text) ?? workPointedTo(record, text);
  if (added) return [{ kind: 'priceMatter', matter: added }];
  const { clauses } = context.message;
  const before = heardBefore(record, context.message.text);
  const [out] = readLeftOutByClause(clauses, before)[clauses.indexOf(clause)] ?? [];
  if (out && record.without?.includes(out)) return [{ kind: 'priceMatter', matter: out }];
  if (!asks && !ofSum.test(text)) return [];
  const said = savesOnIt.test(text) ? context.message.plain : text;
  const found = (Object.keys(priceMatters) as PriceMatter[]).filter((name) =>
    priceMatters[name].test(said),
  );
  if (found.every((name) => name === 'notIncluded')) {
    const work = workPointedAt(text, context);
    if (work) return [{ kind: 'priceMatter', matter: work }];
  }
  const [first] = found.filter((name) => !(name === 'vat' && found.includes('vatInvoice')));
  if (!first) return [];
  if (first === 'underlay' && ownUnderlay.test(text))
    return [{ kind: 'priceMatter', matter: first }];
  if (ofThing.test(text) && !ofSumAlone.has(first)) return [];
  const isOfBase = (first === 'plywood' || first === 'levelling') && asksIfCounted.test(text);
  const isBare = text.split(/\s+/).length <= maxBare;
  if (!ofSumAlone.has(first) && !isBare && !isOfBase && !ofSum.test(text)) return [];
  // "What is it without VAT?" asks for the other sum.
  const isOfCash = /\bcash\b/i.test(text);
  if (first === 'vat' && !isOfCash && (withoutVat.test(text) || !ofContent.test(text))) return [];
  const contents = found.filter((name) => ofContents.has(name));
  const isOfAll = contents.length > 1 || /\b(?:fitt?ing|labour)\b/i.test(text);
  const isWhether = first === 'underlay' && !ofAmount.test(text);
  const work = found.filter((name) => ofWork.has(name));
  const alsoAsked = work.map((matter): Act => ({ kind: 'priceMatter', matter }));
  if (contents.length > 0 && (isOfAll || isWhether)) return [{ kind: 'included' }, ...alsoAsked];
  if (work.length > 1 && ofWork.has(first)) return alsoAsked;
  const paperwork = first === 'vatInvoice' ? context.findTaught(invoice) : undefined;
  return [{ kind: 'priceMatter', matter: first }, ...(paperwork ? [toTaughtAct(paperwork)] : [])];
}
