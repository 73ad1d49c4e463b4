import { isQuestion } from '../../../conversation/act-patterns.ts';
import type { Clause, Message } from '../../../conversation/message.ts';
import { wordsOfFloor } from '../../observe/rooms/told-by-floor.ts';
import { choiceOf } from '../../products/choose-floor.ts';
import type { Context } from '../act.ts';

/** "Can we see that in the moorland?", "swap the kitchen to LVT", "can you do vinyl in the hall instead?" */
export const asksToChange =
  /\b(?:swap|switch|change)\b|\b(?:can|could|would|will) (?:you|u|we|i) (?:also |just |please )*(?:do|see|price|try|have|get|make|put)\b[^.?!]*\b(?:that|it|them|the|both|all|instead)\b/i;

/** Words that stand beside the name of a floor that is chosen. */
const besideName =
  /^(?:in|with|for|the|a|it|that|then|please|pls|ok|okay|yes|yeah|no|and|or|go|one|try|maybe|actually|id|i'd|i|ill|i'll|we|we'd|like|have|want|take|prefer|say|make|what|about|how|if|fitted|carpets?|vinyl|laminate|lvt|twist|sheet|plank|tile|loop|velvet|saxony)$/;

/** "Moorland", "in the Moorland twist please": a floor, and nothing else. */
const namesOnlyFloor = ({ tokens }: Message, { floors }: Context['observed']): boolean => {
  const said = [...(floors.choice ? [floors.choice] : []), ...floors.candidates.map(choiceOf)];
  const names = new Set(said.flatMap((floor) => [...wordsOfFloor(floor)]));
  return (
    floors.isNamed &&
    tokens.every(({ text }) => !/\w/.test(text) || names.has(text) || besideName.test(text))
  );
};

/** Another floor is wished for rooms that were priced: the answer is their price in it. */
export const wishesOtherFloor = (
  { text }: Clause,
  { record, observed, message }: Context,
): boolean =>
  record.priced.length > 0 &&
  record.draft === undefined &&
  !record.handedOver &&
  ((observed.floors.isChanged &&
    asksToChange.test(text) &&
    (isQuestion(text) || message.clauses.length === 1)) ||
    namesOnlyFloor(message, observed));
