import { actPatterns } from '../../../conversation/act-patterns.ts';
import { asksCheapestOfEach } from '../../../conversation/words/cheapest-of-each.ts';
import { topicsOf } from '../../products/product-wishes.ts';
import { kindsOfEach } from '../../products/superlatives/cheapest-of-each.ts';
import { placeNames } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import type { Act } from '../act.ts';
import { asksToChoose } from '../products/asks-to-choose.ts';
import { kindsWeighed } from '../products/comparison-acts.ts';
import { asksInstead } from '../products/search-acts.ts';
import type { Heard, ReadActs } from './heard.ts';

/** "Dunno what floor", "whichever can come up without glue". */
const leavesOpen =
  /\b(?:dunno|don['’]?t know|dont know|not (?:really |too )?sure|unsure|no idea|not decided|haven['’]?t decided|undecided|can['’]?t decide|open to|not fussed|don['’]?t mind)\b[^.?!]{0,15}\b(?:what|which|floor\w*|ideas|suggestions|type|sort|kind)\b|\bwhich ?ever\b|\bwhat ?ever (?:you|u) (?:think|recommend|suggest|reckon|say)\b/i;
/** "Want something soft but cleanable". */
const wantsLike =
  /\b(?:want|need|after|looking for|would like|['’]d like|has to be|must be|got to be)\b[^.?!]{0,15}\b(?:something|anything|summat|somthing|smth|one|a floor\w*|flooring)\b/i;
const asksAdvice = /\b(?:advise|recommend|suggest)\b/i;
/** The price of the cheapest floor that is so is told without a choice. */
const ofPriceAlone = new Set(['soft', 'wear', 'water']);

/** Whether a floor is to be chosen by what was told, and not only priced. */
function asksForChoice(text: string, wishes: readonly string[]): boolean {
  const needs = topicsOf(wishes);
  const own = needs.filter(({ name }) => !placeNames.has(name));
  if (asksToChoose.test(text)) return needs.length > 0;
  if (leavesOpen.test(text)) return own.length > 0;
  return wantsLike.test(text) && own.some(({ name }) => !ofPriceAlone.has(name));
}

/** "Which would you go for, 6.5 by 4? Toddler and a cat": a floor is chosen by what is needed, and the room priced in it. */
export const readChoice: ReadActs = (heard) => {
  const { clause, context, text } = heard;
  const { record } = context;
  // "What would you put instead?" is answered with another floor than the one that is spoken of.
  if (asksInstead.test(text) || !mayChoose(heard)) return undefined;
  if (!asksForChoice(text, record.wishes)) return undefined;
  const isWeighed = kindsNamed(text).length === 0 && kindsWeighed(record).length > 1;
  const choice: Act = { kind: isWeighed ? 'compareProducts' : 'products', clause };
  // "Which would you advise for a room of 15 by 12?" asks for advice alone.
  const isAlone = asksAdvice.test(text) && !record.wantsPrice && !actPatterns.price.test(text);
  return isAlone ? [choice] : [choice, { kind: 'price' }];
};

/** "The cheapest of each", after several kinds were spoken of. */
export const readCheapestOfEach: ReadActs = ({ clause, context: { record, message }, text }) => {
  if (!asksCheapestOfEach(text) || kindsOfEach(record, message.plain).length < 2) return undefined;
  return record.rooms.length > 0 ? [{ kind: 'price' }] : [{ kind: 'products', clause }];
};

/** A size is told or a price is wanted, and no floor was chosen yet. */
function mayChoose({ context: { record, observed, message } }: Heard): boolean {
  const { floors } = observed;
  const isChosen =
    floors.isNamed ||
    floors.choice?.slug !== undefined ||
    record.floor?.slug !== undefined ||
    record.rooms.some(({ floor }) => floor !== undefined);
  const isPricing =
    observed.rooms ||
    (record.rooms.length > 0 && (record.wantsPrice || actPatterns.price.test(message.plain)));
  return (
    isPricing &&
    !isChosen &&
    record.priced.length === 0 &&
    record.flight === undefined &&
    record.draft === undefined &&
    !record.handedOver &&
    floors.named.length < 2
  );
}

/** The floor is chosen before it is priced: "a price please, and which would you pick?" */
export function choiceFirst(acts: readonly Act[]): readonly Act[] {
  const isChoice = (act: Act) =>
    (act.kind === 'products' || act.kind === 'compareProducts') &&
    asksToChoose.test(act.clause.text);
  const at = acts.findIndex(({ kind }) => kind === 'price');
  const choice = acts.find(isChoice);
  if (at < 0 || !choice || acts.indexOf(choice) < at) return acts;
  return acts.filter((act) => act !== choice).toSpliced(at, 0, choice);
}
