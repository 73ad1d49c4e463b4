import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
} from '../../../conversation/record.ts';

/** "That's not cheap", "nothing cheap and nasty", "it doesn't have to be cheap": no wish for a cheap floor. */
const denied =
  /\b(?:not|never|no|nothing|rather than|instead of|\w+n['’]?t|dont|doesnt|isnt) (?:(?!just\b|but\b|only\b)\w+ ){0,3}(?:cheap\b(?! enough)|on a (?:tight )?budget)/gi;
/** "Are you cheaper than Carpetright?", "is vinyl cheaper?": weighed, not wished for. */
const weighed =
  /\b(?:is|are|was|were|would|does|do|why|how much)\b[^.?!]{0,40}\bcheap(?:er|est)?\b|\bcheaper than\b|\btoo cheap\b|\b(?:that|this|it|they)(?:['’]?s| is|s|['’]?re| are) (?:really |very |so |pretty |quite |well )?cheap\b|\b(?:oh |wow |very |so )+cheap\b/gi;
/** "What's the cheapest you've got", "is there anything cheap" ask for a cheap one. */
const asked =
  /\b(?:what(?:['’]?s| is|s| are| would be)?|which(?: is| one is)?)\b[^.?!]{0,20}\bcheapest\b(?! (?:way|day|time|delivery))|\b(?:any(?:thing|where)?|something|summat)\b[^.?!]{0,20}\bcheap(?:er|ish)?\b(?! than)/i;
const wished =
  /\b(?:cheap(?:ish|est)?|cheap as chips|inexpensive|affordable|economical|low[ -]cost|bargain)\b|\b(?:tight|small|low|limited|shoestring) budget\b|\bon a (?:tight |small |limited |shoestring )?budget\b|\bbudget(?:['’]?s| is)? (?:very |quite |really |a bit )?(?:tight|small|limited)\b|\bbudget (?:floor\w*|carpet|vinyl|laminate|option|range|one)\b|\bnot (?:too |very )(?:dear|expensive|pricey|costly)\b|\bnothing (?:too |very )?(?:fancy|dear|expensive|pricey|flash)\b|\b(?:not|n['’]?t|dont) (?:want to |wanting to |looking to |trying to )?(?:spend(?:ing)?|cost|pay(?:ing)?) (?:too much|much|a lot|loads|a fortune|the earth)\b|\b(?:not|n['’]?t) (?:got )?much money\b|\bkeep(?:ing)? (?:the |my |our )?(?:costs?|price|bill) (?:down|low)\b|\bas little as poss\w*\b|\bleast expensive\b|\blowest[ -]price\w*\b|\bmost affordable\b/i;

/** Whether a message wants a floor that costs little, in whatever words. */
export const wantsCheap = (plain: string): boolean => {
  const text = plain.replace(denied, ' ');
  return asked.test(text) || wished.test(text.replace(weighed, ' '));
};

const wantsBetter =
  /\b(?:money|price|cost) (?:is |['’]?s )?(?:no object|no problem|not an? (?:issue|problem|worry))\b|\b(?:top of the range|best quality|(?:good|better|decent) quality|mid[- ]?range|poshest|dearest|premium|luxury)\b|\b(?:something|anything) (?:a bit |much |rather |more )?(?:better|nicer|posher|dearer|decent|upmarket)\b|\b(?:an?|the|your) (?:(?:really|proper|more|much|bit) )?(?:good|better|nice|nicer|decent|dearer|posh|posher|proper|expensive) (?:ones?|stuff|carpets?|vinyl|laminate|lvt|floor\w*)\b/i;

/** "What's the good one?": a better floor than the cheap one is wanted. */
export const asksBetter = (text: string): boolean => wantsBetter.test(text);

/** Whether a cheap floor is wanted, after a message. */
export const mergeCheap = (before: boolean | undefined, plain: string): boolean =>
  (wantsCheap(plain) && !wantsBetter.test(plain)) ||
  (before === true &&
    !wantsBetter.test(plain) &&
    plain.replace(denied, '').length === plain.length) ||
  (before === true && toldDear.test(plain));
/** "That's not cheap!", said of what was offered to who wants it cheap. */
const toldDear =
  /\b(?:that|this|it|they)(?:['’]?s| is| are|['’]?re|s|re)?(?: all)? not (?:very |exactly |that )?cheap\b|n['’]?t (?:very |exactly |that )?cheap\b/i;

const ofPrice = new Set(['price', 'stairs', 'cheaper', 'tooMuch', 'included', 'priceMatter']);
/** The price that was asked for with the wish, and the one that follows directly. */
const maxPrices = 2;

/**
 * Notes whether a cheap floor is wanted. The wish holds for the floor that it was said of and for what follows directly:
 * it ends with another price level, with another matter, and after the next price. The rooms that were priced keep their
 * floor.
 */
export function noteCheapWish(record: ConversationRecord, plain: string): void {
  const { cheapWish: before, lastAct = '', floor, rooms } = record;
  const { prices = 0, isOpen = false } = before ?? {};
  const isOver = prices >= maxPrices || (prices > 0 && !ofPrice.has(lastAct) && !record.draft);
  const isSaid = mergeCheap(undefined, plain);
  const isWanted = mergeCheap(isOpen && !isOver, plain);
  if (!isWanted && !before) return;
  record.cheapWish = { ...before, isOpen: isWanted, prices: isSaid ? 0 : prices };
  const laid = before?.floor;
  if (isWanted || !laid || !floor || !isSameFloor(floor, laid)) return;
  for (const room of rooms) room.floor ??= laid;
}

/** Whether a floor was laid only because it costs little, which is not wished for any more. */
export const isPastCheap = (
  { cheapWish }: Pick<ConversationRecord, 'cheapWish'>,
  floor: FloorChoice | undefined,
): boolean =>
  floor !== undefined &&
  cheapWish?.floor !== undefined &&
  !cheapWish.isOpen &&
  isSameFloor(floor, cheapWish.floor);
