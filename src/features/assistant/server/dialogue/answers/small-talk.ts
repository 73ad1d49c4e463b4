import { assistant, businessName } from '#features/business/facts.ts';
import { actPatterns } from '../../conversation/act-patterns.ts';
import { addressOf } from '../../conversation/words/person-name.ts';
import type { Turn } from '../../turn.ts';

const help = 'How can I help with your floors?';

/** In a longer message something was said beside the greeting. */
const maxGreeting = 7;

export function answerRobot({ record }: Turn): string[] {
  return [
    `I’m ${assistant.name}, ${businessName}’s assistant: a program, not a person. I can price rooms, check facts and ask for a visit${record.handedOver ? '' : ', or get one of the team for you'}.`,
  ];
}

const givesThanks = /\b(?:thank|thx|ta\b|cheers|appreciated)/i;

export function answerThanks({ record, text }: Turn): string[] {
  return [
    givesThanks.test(text)
      ? record.formsSent > 0
        ? 'You’re welcome. See you soon!'
        : record.callBackSent
          ? 'You’re welcome.'
          : 'You’re welcome. Anything else?'
      : 'Great. Anything else I can help with?',
  ];
}

/** A goodbye that thanks as well is answered with one sentence of each, and no more. */
export function answerGoodbye({ record, text }: Turn): string[] {
  const isDone = record.formsSent > 0 || record.callBackSent;
  const isThanked = givesThanks.test(text);
  const opening = isThanked
    ? 'You’re welcome.'
    : isDone
      ? 'Thanks for getting in touch.'
      : 'No problem at all.';
  return [`${opening} ${isDone ? 'Bye for now!' : 'I’m here whenever you’re ready.'}`];
}

export function answerGreeting({ record, text, message }: Turn): string[] {
  if (message.clauses.some((clause) => actPatterns.wellbeing.test(clause.text)))
    return [`Very well, thanks. ${help}`];
  if (/\bjoke\b/i.test(text)) return [`I’d better stick to floors. ${help}`];
  if (text.trim().split(/\s+/).length > maxGreeting)
    return ['Hello! Shall I work out a price, or would you like us to come and measure?'];
  const first = record.contact.name && addressOf(record.contact.name);
  return [`Hello${first ? ` ${first}` : ''}! ${help}`];
}
