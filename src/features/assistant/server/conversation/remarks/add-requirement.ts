import type { ConversationRecord } from '../record.ts';
import { withoutDetails } from './without-details.ts';

const maxRequirements = 6;

/** Adds a remark for the team, each once: one that holds an earlier one takes its place. */
export function addRequirement(record: ConversationRecord, remark: string) {
  const words = remark.trim().slice(0, 300);
  const bare = bareWords(words);
  if (!bare || record.requirements.some((other) => bareWords(other).includes(bare))) return;
  const kept = record.requirements.filter((other) => !bare.includes(bareWords(other)));
  if (kept.length < maxRequirements) record.requirements = [...kept, words];
}

/** Adds what the customer said for the team, apart from details that are stored in fields of their own. */
export const addRemark = (record: ConversationRecord, said: string) =>
  addRequirement(record, withoutDetails(said, record.contact));

const bareWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `.replace(/^ {2}$/, '');
