import { isQuestion } from '../conversation/act-patterns.ts';
import { focusOf } from '../conversation/focus.ts';
import { type ConversationRecord, isAboutRepair } from '../conversation/record.ts';
import { wasSaid } from '../conversation/said.ts';
import { isOfEveryDay, isWetPerson, saysNoAlarm } from '../conversation/words/no-alarm.ts';

import type { Flooring } from '../nlu/parsed-message.ts';
import { lacksItsThing } from './one-thing.ts';
import { readWords, tellingWords } from './question-features.ts';
import type { Around, Match, QuestionIndex } from './question-index.ts';
import type { FindTaught } from './taught.ts';

type Row = { question: string; alsoAsked: readonly string[]; answer: string };

/** Likeness from which a question is the very one that was answered before. */
const sameLikeness = 0.6;
/** An answer that was given before makes way for one that fits nearly as well. */
const nextBestShare = 0.8;
const minLikeness = 0.3;
/** Above this a wording says so much the same that its words need not be looked for. */
const ofManyWords = 0.75;
/** A text that names nothing ("how much") is only answered where it is a wording itself. */
const namelessLikeness = 0.8;
/** Less will do where no other answer is anywhere near. */
const aloneLikeness = 0.45;
const aloneMargin = 0.25;
/** A single word says little of what is asked. */
const wordLikeness = 0.5;
/** A part of a long question counts a little less than the whole. */
const pointing = /\b(?:it|its|that|this|they|them|these|those|ones?|there)\b/i;
const partShare = 0.92;
/** A part with few of the words that tell what a text is about counts for little: "or will it come back". */
const minOfPart = 0.6;
const toldOfPart = 0.3;
/** What was spoken of before decides between answers, and hides none that fits by itself. */
const aloneShare = 0.95;
const leadsIn = /^\W*(?:(?:and|but|so|ok)\W+)*(?:what|how) about\b/i;
/** "I meant for the hall": half of a question that was put before. */
const putsRight = /^\W*(?:\w+\W+){0,2}i (?:just |only )?meant\b/i;
const minPartWords = 3;
const maxPointing = 4;
const maxAsk = 5;
/** Typed without a stop, a question runs on into what it is asked for: its beginning asks it. */
const runOnWords = 11;
const beginnings = [6, 8];
const beginningShare = 0.85;
const partBoundary = /,\s+|\s+(?:or|so|because|cos|as|when|if|but|then|while|though|and|once)\s+/i;

/**
 * Finds taught answers in the light of a conversation: a short question may refer to the topic answered last, and
 * what was told already is not told again in answer to another question.
 */
export function taughtFinder<T extends Row>(
  index: QuestionIndex<T>,
  before: ConversationRecord,
): FindTaught {
  return (asked, focus = focusOf(before)) => {
    const text = withCarpetTiles(asked, before);
    const around = { question: focus.topic, floor: focus.kind };
    const words = readWords(text);
    const isOfTopic = tellingWords(words).length === 0 && !asksAgain.test(text);
    const ranked = rankWithParts(index, text, around);
    const matches = ranked.filter(
      ({ found, likeness }) =>
        !(isOfTopic && found.question === focus.topic) &&
        !(
          ofLeak.test(found.question) &&
          (isWetPerson.test(text) || isOfEveryDay.test(text) || saysNoAlarm(text))
        ) &&
        (likeness > ofManyWords ||
          !lacksItsThing(found.question, `${text} ${focus.topic ?? ''}`)) &&
        !(ofPolish.test(found.question) && ofBase.test(focus.topic ?? '')) &&
        !(isOfCarpet(found) && isOfHardFloor(text, focus.kind)) &&
        !(ofComplaint.test(found.question) && complaintsOfOthers.test(text)) &&
        (!isOfRepairCost(found.question) ||
          isAboutRepair(before) ||
          ofRepair.test(`${text} ${focus.topic ?? ''}`)),
    );
    const first = matches[0];
    const isNameless = !around.question && tellingWords(words).length === 0;
    const second = ranked.find(({ found }) => found !== first?.found);
    const isAlone = (first?.likeness ?? 0) - (second?.likeness ?? 0) >= aloneMargin;
    const least = isNameless
      ? isAlone
        ? aloneLikeness
        : namelessLikeness
      : words.length === 1
        ? wordLikeness
        : minLikeness;
    // "Is that normal?" of a damage is no question of another topic.
    const isOfDamage =
      isAboutRepair(before) &&
      (isNameless || (words.length <= maxPointing && pointing.test(text))) &&
      !ofRepair.test(first?.found.question ?? '');
    const isHalf = putsRight.test(text) && (first?.likeness ?? 0) < sameLikeness;
    if (!first || first.likeness < least || isOfDamage || isHalf) return undefined;
    const chosen = choose(matches, first, before);
    if (!chosen) return undefined;
    const next = ranked.find(({ found }) => found !== chosen.found && found !== first.found);
    const { question, answer } = chosen.found;
    return {
      question,
      answer,
      likeness: chosen.likeness,
      margin: chosen.likeness - (next?.likeness ?? 0),
      ...(!index.hasItsWords(chosen.found, text) && { isMoreAsked: true }),
    };
  };
}

function beginningsOf(text: string): string[] {
  const words = text.split(/\s+/);
  const isRunOn =
    words.length >= runOnWords &&
    isQuestion(text) &&
    !/[,.;:]|^\W*(?:so |and |but )?(?:if|when)\b/i.test(text);
  return isRunOn ? beginnings.map((count) => words.slice(0, count).join(' ')) : [];
}

/** The matches of a text, or of a part of it that asks more plainly. */
function rankWithParts<T extends Row>(
  index: QuestionIndex<T>,
  text: string,
  around: Around,
): Match<T>[] {
  const best = new Map<T, number>();
  const note = (part: string, share: number, refersTo: Around) => {
    for (const { found, likeness } of index.rank(part, refersTo))
      best.set(found, Math.max(best.get(found) ?? 0, likeness * share));
  };
  note(text, 1, around);
  if ((around.question || around.floor) && !pointing.test(text)) note(text, aloneShare, {});
  const parts = text
    .split(partBoundary)
    .filter((part) => part !== text && part.split(/\s+/).length >= minPartWords);
  // "…, is that a problem?" asks of what is said before it.
  const questions = parts.filter(
    (part) => isQuestion(part) && !(pointing.test(part) && part.split(/\s+/).length <= maxAsk),
  );
  const all = tellingWords(readWords(text)).length;
  // "What about furniture, will a heavy table dent it?" asks no more of furniture than that.
  const own = questions.filter((part) => !leadsIn.test(part));
  for (const part of [own, questions, parts].find((some) => some.length > 0) ?? []) {
    const told = tellingWords(readWords(part)).length / all;
    note(part, partShare * (minOfPart + (1 - minOfPart) * Math.min(1, told / toldOfPart)), {});
  }
  if (Math.max(0, ...best.values()) < aloneLikeness)
    for (const part of beginningsOf(text)) note(part, beginningShare, {});
  return [...best]
    .map(([found, likeness]) => ({ found, likeness }))
    .sort((one, other) => other.likeness - one.likeness);
}

/** What was answered last is not told again because nothing else is named. */
const asksAgain = /\b(?:again|repeat|what did you|say that|sorry\W*$)/i;
/** "How much is that?" is only about a repair where one is spoken of. */
const isOfRepairCost = (question: string) =>
  /\bcosts?\b/i.test(question) && ofRepair.test(question);
const ofRepair =
  /\b(?:repair\w*|mend\w*|fix\w*|patch\w*|damag\w*|burn\w*|hole|tear|torn|split|scratch\w*|stretch\w*|ruck\w*|rippl\w*|squeak\w*|creak\w*|loose|stain\w*|call ?out|come (?:out|and look)|look at it)\b/i;

/** "Do you do tiles?", said of the carpet tiles that were spoken of. */
function withCarpetTiles(text: string, { heard = [] }: ConversationRecord): string {
  const isSaid = heard.some((one) => /\bcarpet tiles?\b/i.test(one));
  return isSaid && !otherTiles.test(text) ? text.replace(/\btiles?\b/i, 'carpet $&') : text;
}
const otherTiles =
  /\b(?:carpet|ceramic|porcelain|stone|floor|lvt|vinyl|old|existing|bathroom|kitchen|quarry|portland) tiles?\b/i;

/** How a carpet is cleaned or mended says nothing of another floor. */
const isOfCarpet = ({ question, answer }: Row): boolean =>
  /\b(?:fibres?|pile|wool|blot)\b/i.test(answer) && !namesHard.test(`${question} ${answer}`);
const namesHard = /\b(?:laminate|lvt|vinyl|hard floors?|tiles?)\b/i;
const isOfHardFloor = (text: string, kind: Flooring | undefined): boolean =>
  !/\b(?:carpet\w*|rugs?|wool\w*|pile|twist|saxony|loop)\b/i.test(text) &&
  (namesHard.test(text) || (kind !== undefined && kind !== 'carpet'));

const ofLeak = /\bwater is leaking\b/i;
/** "Who seals it?", of the concrete that was spoken of. */
const ofPolish = /\bseal or polish\b/i;
const ofBase = /\b(?:damp|too wet|dry must|concrete|screed|membrane|moisture)\b/i;

const ofComplaint = /\bcomplain|\bnot happy with the work\b/i;
/** "Will I get complaints?": those of neighbours or tenants, not of the customer. */
const complaintsOfOthers =
  /\b(?:get|gets|getting|have|had|cause\w*|any|more|no) complaints?\b(?![^.?!]*\b(?:about|against) (?:you|your)\b)|\b(?:neighbours?|tenants?|downstairs|people|they|them|everyone)\b[^.?!]{0,15}\bcomplain/i;

function choose<T extends Row>(
  matches: readonly Match<T>[],
  first: Match<T>,
  before: ConversationRecord,
): Match<T> | undefined {
  if (!wasSaid(before, first.found.answer) || first.likeness >= sameLikeness) return first;
  const least = Math.max(minLikeness, first.likeness * nextBestShare);
  return matches.find(({ found, likeness }) => likeness >= least && !wasSaid(before, found.answer));
}
