import { isQuestion } from '../../../conversation/act-patterns.ts';
import { withoutDenied } from '../../../nlu/text/denied-matters.ts';
import { placeNames, topicsAsked, topicsDenied } from '../../topics/find-topics.ts';
import { asksBeside } from '../act.ts';
import { isAfterthought, isOnlyTurnedDown } from '../context-of-acts.ts';
import { toldSums } from '../price/price-checks.ts';
import { praises } from '../products/advice-acts.ts';
import { reminds } from '../products/repairs-of-question.ts';
import type { ReadActs } from './heard.ts';

/** "Back! Where were we?": the open question is asked again. */
const resumes =
  /\bwhere were we\b|\bwhat (?:else )?(?:do|did) you (?:still )?need\b|^\W*(?:ok |right |sorry |hi )*(?:i'?m )?back(?: now| again)?\W*$/i;

/** "Squares of carpet. Yes or no?": what is before it asks. */
const yesOrNo =
  /^\W*(?:just )?(?:a )?(?:yes or (?:a )?no|y or n|yes\/no|so (?:that|it)'?s an? (?:no|yes)(?: then)?)(?: please| pls)?\W*$/i;

/** "I don't care about water", beside what is asked: neither water nor an alarm is spoken of. */
const onlyDenies = (text: string): boolean =>
  topicsDenied(text).length > 0 &&
  topicsAsked(text).every(({ name }) => placeNames.has(name)) &&
  withoutDenied(text).trim().split(/\s+/).length <= maxBeside;
const maxBeside = 6;

/** What wants no answer of its own, and talk of the weather. */
export const readAside: ReadActs = ({ clause, context, text, asks, says }) => {
  const { record, message } = context;
  if ((asks && isAfterthought(clause, context)) || isOnlyTurnedDown(clause, context)) return [];
  if (yesOrNo.test(text) || (record.draft && resumes.test(text))) return [];
  const isChat = says('wellbeing') || says('weather');
  if (isChat && !record.draft && topicsAsked(text).every(({ name }) => name === 'warmth'))
    return [{ kind: 'greeting' }];
  const isBeside = message.clauses.some((part) => part !== clause);
  if (!asks && isBeside && onlyDenies(text)) return [];
  if (!asks && praises(text) && message.clauses.some((part) => isQuestion(part.text))) return [];
  // "So the chequer one is 136 fitted, is that with …": the sum is said again for what is asked of it.
  if (
    !asks &&
    asksBeside(message, clause) &&
    record.priced.length > 0 &&
    toldSums(record, text).length > 0
  )
    return [];
  return undefined;
};

/** "As I said": what is reminded of stands beside it. */
export const readReminder: ReadActs = ({ clause, context, text }) => {
  const { record, message } = context;
  const isBare = text.replace(reminds, '').trim() === '' && !record.draft;
  return isBare && asksBeside(message, clause) ? [] : undefined;
};
