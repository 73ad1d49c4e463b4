import type { ConversationRecord } from '../record.ts';
import { bareWords } from '../words/bare-words.ts';
import { withoutDetails } from './without-details.ts';
import { withoutTalk } from './without-talk.ts';

const maxRequirements = 6;

/** Adds a remark for the team, each once: one that holds an earlier one takes its place. */
export function addRequirement(record: ConversationRecord, remark: string) {
  const words = withoutTalk(remark).slice(0, 300);
  const bare = bareWords(words);
  if (!bare || record.requirements.some((other) => holds(bareWords(other), bare))) return;
  const kept = record.requirements.filter((other) => !holds(bare, bareWords(other)));
  if (kept.length < maxRequirements) record.requirements = [...kept, words];
}

/** Adds what the customer said for the team, apart from details that are stored in fields of their own. */
export const addRemark = (record: ConversationRecord, said: string) =>
  addRequirement(record, withoutDetails(said, record.contact));

/** Whether a remark has all words of another one in their order: a remark of few words must stand in it as it is. */
function holds(whole: string, part: string): boolean {
  if (whole.includes(part)) return true;
  const words = part.trim().split(' ');
  if (words.length < minWords) return false;
  let at = 0;
  for (const word of whole.trim().split(' ')) if (word === words[at]) at += 1;
  return at === words.length;
}
const minWords = 6;
