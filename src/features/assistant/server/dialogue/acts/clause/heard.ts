import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import type { Clause } from '../../../conversation/message.ts';
import { takesLeave } from '../../../conversation/words/leave-taking.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import type { Act, Context } from '../act.ts';

/** A clause as the readers of acts take it. */
export type Heard = {
  clause: Clause;
  context: Context;
  text: string;
  /** Whether it asks something; a question that takes leave does not. */
  asks: boolean;
  says: (name: keyof typeof actPatterns) => boolean;
};

/** Reads one subject: the acts of a clause, none where it asks for nothing, undefined where another subject is to be tried. */
export type ReadActs = (heard: Heard) => Act[] | undefined;

export function hear(clause: Clause, context: Context): Heard {
  const { text } = clause;
  return {
    clause,
    context,
    text,
    asks: !takesLeave(text) && (isQuestion(text) || goesOnAsking(clause, context)),
    says: (name) => actPatterns[name].test(text),
  };
}

const maxAsking = 5;

/** "And the weight" after a fact about a product asks for the next one. */
const goesOnAsking = ({ text }: Clause, { record }: Context): boolean =>
  record.lastAct === 'productFacts' &&
  record.draft === undefined &&
  /^\W*(?:and|n|what about|plus)\b/i.test(text) &&
  text.trim().split(/\s+/).length <= maxAsking &&
  (topicsAsked(text).length > 0 || facetsAsked(text).length > 0);
