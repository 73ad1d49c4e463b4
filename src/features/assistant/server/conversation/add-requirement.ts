import type { ConversationRecord } from './record.ts';

const maxRequirements = 6;

/** Adds a remark for the team, each once: one that holds an earlier one takes its place. */
export function addRequirement(record: ConversationRecord, remark: string) {
  const words = remark.trim().slice(0, 300);
  const bare = bareWords(words);
  if (!bare || record.requirements.some((other) => bareWords(other).includes(bare))) return;
  const kept = record.requirements.filter((other) => !bare.includes(bareWords(other)));
  if (kept.length < maxRequirements) record.requirements = [...kept, words];
}

const bareWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `.replace(/^ {2}$/, '');
