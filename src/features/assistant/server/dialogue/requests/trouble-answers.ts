import { workmanshipGuarantee } from '#features/business/claims.ts';
import { phone, responseHours } from '#features/business/facts.ts';
import { complaintReason } from '../../conversation/hand-over-reasons.ts';
import type { ConversationRecord } from '../../conversation/record.ts';
import { addRequirement } from '../../conversation/remarks/add-requirement.ts';
import { wasSaid } from '../../conversation/said.ts';
import type { Turn } from '../../turn.ts';
import { isTrouble } from '../observe/project/damage.ts';

const isComplaint = ({ handOverReason }: ConversationRecord) => handOverReason === complaintReason;

/** "Is the measure free?" asks of a new floor, whatever was told before. */
const ofMeasure = /\bmeasur\w*\b/i;

/**
 * What it costs that somebody looks at something broken.
 * @returns undefined where the visit is a measure
 */
export function answerCostOfLook({ record, message }: Turn): string[] | undefined {
  if (ofMeasure.test(message.plain)) return undefined;
  if (isComplaint(record))
    return [
      `There’s a ${workmanshipGuarantee.text}. The team looks at it first and tells you whether that covers it.`,
    ];
  if (!isTrouble(record)) return undefined;
  addRequirement(record, 'Asks whether coming to look is charged.');
  return [
    'A repair is quoted before anything is done. I don’t know whether coming to look is charged, so I’ll ask the team with your request.',
  ];
}

const whomFirst = `To us: write it here and it goes to the team, or ring ${phone.display}. We confirm within ${responseHours} hours who is dealing with it, come and look, and answer in writing.`;

/** Whom to complain to, for who has told what is wrong already. */
export function sayWhomToComplainTo(record: ConversationRecord): string[] {
  const who = 'I don’t know who takes it on if that doesn’t settle it';
  const next = record.callBackSent
    ? `${who}, so I’ve asked the team to tell you.`
    : `${who}: leave your name and number, and the team will tell you.`;
  return wasSaid(record, whomFirst)
    ? [
        `Complaints go to the team, here or on ${phone.display}; I know of nobody else to complain to.`,
      ]
    : [whomFirst, next];
}

/** What is asked of the cost of a repair, where it was our work that went wrong. */
export const asksOurRepair = ({ record }: Turn, question: string): boolean =>
  question === 'What does a repair cost?' && isComplaint(record);

/** An answer of the sheet about something broken, without its words on water where there is none. */
export function withoutWet({ record, message }: Turn, answer: string): string {
  const isOfWater = record.waterDamage || ofWater.test(message.plain.replace(denied, ' '));
  if (!isTrouble(record) || isOfWater) return answer;
  const kept = answer.split(/(?<=[.!?])\s+/).filter((sentence) => !ofWater.test(sentence));
  return kept.length > 0 ? kept.join(' ') : answer;
}
const ofWater = /\b(?:wet|water|leaks?|leaking|damp|stopcock|sockets?)\b/i;
const denied = /\b(?:not|isn'?t|no) (?:wet|damp|water|leak\w*)\b/gi;
