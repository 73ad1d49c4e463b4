import { isQuestion } from '../act-patterns.ts';

const asked =
  /^(?<before>.*?)\b(?:(?:i|we)(?: was|'?m| am|'?ve| have)?(?: just| only| really| actually)* (?:asked|asking|meant|mean|said)|(?:i|we)(?:'?d)?(?: just| only| really| simply| also)+ (?:want|wanted|need|needed|like) to (?:know|ask)|(?:i|we) (?:want|need) to know|(?:(?:my|our) \w+|he|she|they) (?:also |just |only )?(?:wants?|wanted|needs?|would like|'d like) to (?:know|ask)|(?:my|our) \w+(?:'s| is| was)? (?:asking|wondering|asks|asked|wonders)) (?:you )?(?:(?:if|whether) )?(?=(?:(?:the|it|that|this|they|we|i|you|there|my|your|to)\b|what|whats|when|where|which|who|why|how|is|are|do|does|did|can|could|will|would|has|have)\b)(?<rest>.+)$/i;
/** "…, not about tiles": what was answered instead. */
const ratherThan =
  /,?\s+(?:and )?not (?:about |for |the |when |how |what |if )[^,.?!]*(?=[.!?]*$)/i;
const asksByItself =
  /^(?:what|whats|when|where|which|who|why|how|is|are|do|does|did|can|could|will|would|has|have)\b/i;
const ofWhether = /\b(?:if|whether) $/i;
const minBefore = 3;

/**
 * A question without what leads into it, as it is put by who was not understood or asks for somebody else: "I asked
 * when you close, not about tiles", "my wife wants to know does it smell". What is said before it stays a clause.
 */
export function withoutLead(text: string): string[] {
  const { before = '', rest = '' } = asked.exec(text)?.groups ?? {};
  if (rest === '') return [text];
  const lead = text.slice(before.length, text.length - rest.length);
  const question = rest.replace(ratherThan, '').replace(/[.!]+$/, '');
  const isAsked = asksByItself.test(question) || ofWhether.test(lead);
  if (!isAsked) return [text];
  const told = before.trim();
  const whole = isQuestion(question) ? question : `${question}?`;
  return told.split(/\s+/).length >= minBefore ? [told, whole] : [whole];
}
