import type { Turn } from '../../../turn.ts';
import { isFloor } from '../../products/match-products.ts';
import { judgeFloor } from '../../topics/verdicts/judge-floor.ts';
import { shortName } from './describe-facet.ts';
import { nameIn } from './verdicts/say-verdict.ts';

const ofLasting = /^How long (?:does a carpet|do LVT, laminate and vinyl) last\?$/;

/** "How long will it last with tenants?": what the floor that is spoken of stands, before what is true of its kind. */
export function sayLasting(
  { record, catalogue }: Turn,
  question: string,
  answer: string,
): string | undefined {
  const slug = record.priced[0]?.floor.slug ?? record.considered[0]?.slug;
  const product = catalogue.products.find((one) => one.slug === slug && isFloor(one));
  const wear = product && ofLasting.test(question) ? judgeFloor(product, 'wear') : undefined;
  return product && wear && `${nameIn(shortName(product), [wear.why])} ${answer}`;
}
