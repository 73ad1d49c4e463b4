import type { Clause } from '../../../../conversation/message.ts';
import type { Turn } from '../../../../turn.ts';
import { type Need, weightOf, weightOfEarlier } from '../../../products/advise.ts';
import { ratedIn, topicsOf } from '../../../products/product-wishes.ts';
import { wishesSoft } from '../../../products/superlatives/softest.ts';
import { placeNames, topicsAsked } from '../../../topics/find-topics.ts';
import type { FloorTopic } from '../../../topics/topic.ts';

/** How a carpet feels is said of nothing else; whom it is for, only beside it. */
const weightOfSoft = 2;
/** Where everybody walks in with their shoes on, wear counts most. */
const ofHall = /\b(?:halls?|hall ?ways?|entrance|landings?)\b/i;
/** "The softest": nothing else that is needed makes up for it. */
const weightOfMost = 4;

type NeedsOfTalk = {
  /** What the message speaks of. */
  now: FloorTopic[];
  /** What was told before. */
  earlier: FloorTopic[];
  needs: Need[];
  /** The need of which the most is asked for. */
  main: FloorTopic | undefined;
};

/** All that the floor must do: by what is asked and told now, and by what was told in the talk so far. */
export function needsOfTalk(turn: Turn, text: string, told: readonly Clause[]): NeedsOfTalk {
  const wished = topicsOf(turn.record.wishes);
  const rated = (words: string) => ratedIn(words, turn.record.wishes);
  const own = rated([text, ...told.map((clause) => clause.text)].join('. '));
  const now = own.length > 0 ? own : rated(turn.text);
  const earlier = wished.filter((topic) => !now.includes(topic));
  const main = superlativeNeed(text);
  const weightOfNow = (topic: FloorTopic) => {
    if (main) return topic === main ? weightOfMost : weightOfEarlier;
    const isMuch =
      (topic.name === 'soft' && wishesSoft(text)) ||
      (topic.name === 'wear' && ofHall.test(turn.message.plain));
    return isMuch ? weightOfSoft : 1;
  };
  const needs = [
    ...now.map((topic) => ({ topic, weight: weightOfNow(topic) })),
    ...earlier.map((topic) => ({ topic, weight: weightOf(topic) })),
  ];
  return { now, earlier, needs, main };
}

/** What was told of people, animals and their trouble is a reason for a floor, whatever is asked next. */
export const lasts = ({ name }: FloorTopic): boolean => !placeNames.has(name) && name !== 'wear';

/** The need of which the most is asked for: "the softest", "which of those is warmer". */
function superlativeNeed(text: string): FloorTopic | undefined {
  const said = superlative.exec(text)?.[0];
  return said === undefined ? undefined : topicsAsked(said).find(({ rate }) => rate);
}
const superlative =
  /\b(?:(?:soft|warm|quiet|tough|plush|co[sz]i)(?:er|est)|hardest[ -]wearing|(?:most|more) (?:hard ?wearing|durable|comfortable|luxurious))\b/i;
