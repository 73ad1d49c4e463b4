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

export function answerThanks({ record, text }: Turn): string[] {
  const isHappy = /\b(?:thank|thx|ta|cheers|appreciated)/i.test(text);
  return [
    isHappy
      ? record.formsSent > 0
        ? 'You’re welcome. See you soon!'
        : record.callBackSent
          ? 'You’re welcome.'
          : 'You’re welcome. Anything else?'
      : 'Great. Anything else I can help with?',
  ];
}

export function answerGoodbye({ record }: Turn): string[] {
  const isDone = record.formsSent > 0 || record.callBackSent;
  return [
    isDone
      ? 'Thanks for getting in touch. Bye for now!'
      : 'No problem at all. I’m here whenever you’re ready.',
  ];
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
