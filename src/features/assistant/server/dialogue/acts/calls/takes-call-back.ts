import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import { callBackReason } from '../../../conversation/hand-over-reasons.ts';
import type { Turn } from '../../../turn.ts';
import { toTeam } from '../../observe/calls/observe-call-time.ts';
import { isVisitWish } from '../../observe/visit/visit-wish.ts';
import type { Act } from '../act.ts';
import { findActs, isPressing } from '../find-acts.ts';

/** Whether name and number are told so that the team rings, whatever else is said or asked with them. */
export function takesCallBack({ record, observed, message }: Turn): boolean {
  if (record.callBackSent || record.draft?.kind === 'booking') return false;
  const { plain, parsed } = message;
  const isNumber = observed.contact.includes('phone') || parsed.slots.phone !== undefined;
  if (!isNumber) return false;
  const isOfCall = record.draft?.kind === 'callBack' && record.handOverReason === callBackReason;
  if (isOfCall && !record.paused && observed.contact.includes('phone')) return true;
  if (toTeam.test(plain) || actPatterns.callBack.test(plain)) return true;
  return record.asked === 'callBack?' && !message.clauses.some(isVisitWish);
}

/** Of a message that gives a number to be rung on, only what it asks is answered beside the call-back. */
export function findActsOf(turn: Turn, context: Parameters<typeof findActs>[0]): Act[] {
  const acts = findActs(context);
  const isAnswered = acts.some((act) => isPressing(act) && !reachesTeam.has(act.kind));
  if (!takesCallBack(turn) || isAnswered) return acts;
  const { message } = turn;
  const asked = message.clauses.filter(
    ({ text }) =>
      isQuestion(text) && !actPatterns.callBack.test(text) && !actPatterns.person.test(text),
  );
  const beside =
    asked.length > 0 ? findActs({ ...context, message: { ...message, clauses: asked } }) : [];
  return [{ kind: 'callBack' }, ...beside.filter(({ kind }) => !notBeside.has(kind))];
}

const reachesTeam = new Set<Act['kind']>(['person', 'callBack']);
/** What nobody knows is told by whoever rings. */
const notBeside = new Set<Act['kind']>([
  'person',
  'callBack',
  'unknown',
  'unanswered',
  'remark',
  'thanks',
  'greeting',
]);
