import { responseHours } from '#features/business/facts.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { listOr } from '../../conversation/describe-record.ts';
import type { Turn } from '../../turn.ts';

/** Says that everything was forgotten, and what was sent nevertheless; asks what is wanted, unless it was told. */
export function sayStartedAgain({ record, evidence, startedAgain }: Turn): string[] {
  const { formsSent, sent, callBackSent, handedOver } = record;
  const days = [sent?.preferredDates ?? []].flat().map(shortWeekdayDate);
  const lines = [
    'Of course, let’s start again: I’ve put aside everything you’d told me.',
    ...(formsSent > 0
      ? [
          `What you’ve sent stays sent: the team has your request${days.length > 0 ? ` for a visit on ${listOr(days)}` : ''} and confirms it within ${responseHours} hours. The link in our email moves or cancels it.`,
        ]
      : []),
    ...(callBackSent
      ? ['The team still has your message and will ring you.']
      : handedOver
        ? ['The team still has what you told them.']
        : []),
    ...(startedAgain === 'bare' ? ['What would you like: a price, a visit or a question?'] : []),
  ];
  evidence.push(...lines);
  return lines;
}
