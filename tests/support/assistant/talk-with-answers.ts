import { taughtFinder } from '#features/assistant/server/taught-answers/find-taught.ts';
import { QuestionIndex } from '#features/assistant/server/taught-answers/question-index.ts';
import { readStartingAnswers } from '#features/assistant/server/taught-answers/seed-taught-answers.ts';
import { readTopics } from '#features/assistant/server/taught-answers/topic-model.ts';
import { talkAboutFloors } from './talk-about-floors.ts';

const index = new QuestionIndex(readStartingAnswers(new Date(0)), readTopics);

/** The reply to the last of some messages of one conversation, with the starting answers. */
export async function replyTo(...messages: string[]): Promise<string> {
  const talk = talkAboutFloors((text, focus) => taughtFinder(index, talk.record())(text, focus));
  let reply = '';
  for (const message of messages) reply = await talk.say(message);
  return reply;
}
