import type { Reply } from '../reply.ts';
import { answered } from '../reply.ts';
import { askTool } from '../tools/tool-registry.ts';
import type { Turn } from '../turn.ts';

const help = 'How can I help you with your floors?';

/** Answers small talk and says what the assistant can do. */
export async function replySmallTalk(turn: Turn): Promise<Reply> {
  const { text } = turn;
  const says = (pattern: RegExp) => pattern.test(text);
  if (says(/\b(?:robot|bot|human|real|person|machine|program|a\.?i\.?)\b/i))
    return answered([...(await askTool(turn, 'business_fact', { topic: 'adam' })), help]);
  if (says(/\b(?:thanks?|thx|ta|cheers|thank you|lovely|brilliant|great|perfect)\b/i))
    return answered(['You are welcome. Is there anything else I can do for you?']);
  if (says(/\b(?:bye|goodbye|see you|later|night)\b/i))
    return answered(['Goodbye, and come back any time.']);
  if (says(/\bhow are (?:you|things)|\byou (?:ok|alright)/i))
    return answered([`Very well, thank you. ${help}`]);
  if (says(/\bjoke\b/i)) return answered([`I had better stick to floors: I lie flat. ${help}`]);
  return answered([`Hello. ${help}`]);
}
