import { isQuestion } from '../../../conversation/act-patterns.ts';
import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import type { Catalogue } from '../../products/choose-floor.ts';
import { matchAccessories } from '../../products/match-accessories.ts';

const ofThickness = /\b(8|11) ?mm\b/i;
const underlays = /\bunderlays?\b/i;
/** "11 mm it is", "with the 11 mm", "go for the thicker underlay" */
const chooses =
  /\b(?:it is|please|pls|then|instead|upgrade\w*|go (?:for|with)|i'?ll (?:have|take)|we'?ll (?:have|take)|have|want|prefer|use|make (?:it|that)|put (?:in|it)|add|include|what if|how much|what about|how about|if (?:i|we)|cost|price|come to)\b|\b(?:with|on|over|in) (?:the |your |an? )?(?:thicker|thick|softer|luxury|better|best|8|11)\b/i;
/** What it is like is asked, or which one is better. */
const asksOfIt =
  /\b(?:difference|better|which|worth|why|recommend|suit\w*|thick(?:er)? (?:enough|than)|any good|how (?:thick|soft|long)|what (?:underlay|thickness)|do i need|is (?:it|the|that)|should|too|or|included|in (?:that|this|(?:the|your) price))\b/i;
/** "Theirs is 11 mm": what another firm lays. */
const ofOthers = /\b(?:theirs?|they|them|other (?:firm|shop|quote|company|place))\b/i;
/** "Go back to the 8 mm" */
const goesBack = /\bback to (?:the |your |my )?(?:8|11) ?mm\b/i;
/** "Can you put the 11 mm in that price instead" */
const swaps =
  /\b(?:put|swap\w*|change|switch|do|try|use|price|show|see)\b[^.?!]{0,30}\b(?:8|11) ?mm\b[^.?!]{0,30}\b(?:instead|in (?:that|it|there|the price)|on (?:it|that))\b/i;
const maxBare = 6;

/**
 * Notes the carpet underlay that the customer wants in place of the usual one; the usual one needs no note.
 * @returns whether it changed
 */
export function observeUnderlay(
  record: ConversationRecord,
  { plain, clauses }: Message,
  { products }: Catalogue,
): boolean {
  const isNamed = underlays.test(plain);
  const thickness = ofThickness.exec(plain)?.[0];
  const isBare =
    thickness !== undefined &&
    (plain.trim().split(/\s+/).length <= maxBare || goesBack.test(plain) || swaps.test(plain));
  if (!isNamed && !(isBare && record.priced.length > 0)) return false;
  const asksOf =
    [plain, ...clauses.map(({ text }) => text)].some(
      (text) => isQuestion(text) && asksOfIt.test(text),
    ) ||
    (ofOthers.test(plain) && !goesBack.test(plain));
  const asks = asksOf && !swaps.test(plain);
  const isChosen = chooses.test(plain) || (isBare && !asks);
  if (
    asks ||
    !isChosen ||
    /\b(?:laminate|vinyl|old|existing|own|without(?: the| any)?|no) underlay/i.test(plain)
  )
    return false;
  const found = matchAccessories(isNamed ? plain : `underlay ${thickness}`, products).filter(
    ({ name }) => underlays.test(name) && !/laminate/i.test(name),
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return false;
  const before = record.underlay?.slug;
  delete record.underlay;
  if (!/\beveryday\b/i.test(only.name)) record.underlay = { slug: only.slug, name: only.name };
  return before !== record.underlay?.slug;
}

/** "11 mm underlay" */
export const underlayName = (name: string): string =>
  `${/\d+ ?mm/.exec(name)?.[0] ?? ''} underlay`.trim();
