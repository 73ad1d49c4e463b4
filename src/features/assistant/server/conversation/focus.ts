import type { Flooring } from '../nlu/parsed-message.ts';
import type { ConversationRecord } from './record.ts';

/** What a conversation is about at a point: a question that names nothing is read in its light. */
export type Focus = {
  /** The question of the topic answered last. */
  topic?: string | undefined;
  /** The kind of floor spoken of last. */
  kind?: Flooring | undefined;
  /** The product spoken of last, where it was one. */
  slug?: string | undefined;
};

/** The focus of a conversation after what its record holds; floors named in the newest message are in it. */
export function focusOf({ topic, considered }: ConversationRecord): Focus {
  const [floor] = considered;
  return { topic, kind: floor?.kind, slug: floor?.slug };
}
