import type { Flooring } from '../../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../../tools/business-tools.ts';
import type { Turn } from '../../../../turn.ts';
import { topicsAsked } from '../../../topics/find-topics.ts';
import { spec } from '../../../topics/rate-floors.ts';
import type { FloorTopic } from '../../../topics/topic.ts';
import { rateVerdict } from '../../../topics/verdicts/judge-floor.ts';
import { wasTold } from '../show-products.ts';

/** "Is wool carpet OK?", of a need. */
const asksOfWool =
  /\b(?:is|are|would|will|can)\b[^.?!]{0,15}\bwool\b[^.?!]{0,20}\b(?:ok|okay|alright|all right|good|bad|fine|safe|suitable|do|work)\b/i;
const woolForAllergy =
  'Wool can do, but new wool sheds fluff for the first few weeks, so I’d choose one without.';
const noneIsSold =
  'None of our floors is sold as hypoallergenic; a hard floor holds the least dust.';

export const asksIfWoolSuits = (text: string): boolean =>
  asksOfWool.test(text) && isOfAllergy(topicsAsked(text));

const isOfAllergy = (topics: readonly FloorTopic[]) =>
  topics.some(({ name }) => name === 'allergy');

/** Without wool where it is asked whether wool is all right for an allergy. */
export const withoutWool = (
  products: readonly ProductFact[],
  text: string,
  topics: readonly FloorTopic[],
): readonly ProductFact[] =>
  asksOfWool.test(text) && isOfAllergy(topics)
    ? products.filter((product) => !/wool/i.test(spec(product, 'Fibre')))
    : products;

/** What answers the question for all floors, before any is recommended. */
export function leadOf(
  turn: Turn,
  text: string,
  topics: readonly FloorTopic[],
  kind: Flooring | undefined,
): string[] {
  const asked = topicsAsked(text);
  const ofWool = asksOfWool.test(text) && isOfAllergy(topics) ? [woolForAllergy] : [];
  const ofLabel = /\bhypo ?-?allergenic\b/i.test(text) ? [noneIsSold] : [];
  const ofAll = topics.filter(({ says }) => says !== undefined);
  const told = kind === undefined && ofWool.length + ofLabel.length === 0 ? ofAll : [];
  const lines = told.flatMap((topic) => {
    const isNew = topic.says !== undefined && !wasTold(turn, topic.says);
    return topic.says && (isNew || asked.includes(topic)) ? [topic.says] : [];
  });
  return [[...ofWool, ...ofLabel, ...lines].join(' ')].filter((line) => line !== '');
}

/** What must be owned up to about the floors recommended, once. */
export const caveatsOf = (turn: Turn, topics: readonly FloorTopic[]): string[] =>
  topics.flatMap(({ caveat }) => (caveat && !wasTold(turn, caveat) ? [caveat] : []));

/** Beside a floor that is good for what all must be, or that is easily kept clean, none that is only so-so at it. */
export const withoutLesser = (best: readonly ProductFact[], needs: readonly FloorTopic[]) =>
  best.filter((one) =>
    needs.every(
      ({ says, name }) =>
        (says === undefined && !ofCare.has(name)) ||
        one === best[0] ||
        rateVerdict(one, name) >= rateVerdict(best[0] ?? one, name),
    ),
  );
const ofCare = new Set(['cleanable', 'stains', 'accidents', 'vacuuming']);
