import type { Turn } from '../../../turn.ts';
import { kindsWeighed } from '../../acts/products/comparison-acts.ts';
import { floorsSpokenOf } from '../../products/subject.ts';
import { shortName } from './describe-facet.ts';
import { describeTopicFacts, topicsMeant } from './topic-facts.ts';
import { nameIn } from './verdicts/say-verdict.ts';

/** "How thick are they both?", of two kinds that are weighed: of the floors of them that were shown. */
export function describeBothKinds(turn: Turn, question: string): string[] {
  const spoken = floorsSpokenOf(turn);
  const topics = topicsMeant(turn, question);
  const shown = kindsWeighed(turn.record).map((kind) =>
    spoken.find((one) => one.category === kind),
  );
  if (topics.length === 0) return [];
  return shown.flatMap((product) => {
    const facts = product ? describeTopicFacts(turn, product, question, topics) : [];
    return product && facts.length > 0 ? [nameIn(shortName(product), facts)] : [];
  });
}
