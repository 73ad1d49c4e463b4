import { floorName } from '../../../conversation/describe-record.ts';
import { areAlternatives } from '../../../conversation/job/open-choice.ts';
import { isOfPart } from '../../../conversation/job/priced-part.ts';
import { isLanding } from '../../../nlu/room-sizes/flights.ts';
import { askTool } from '../../../tools/tool-registry.ts';
import type { Turn } from '../../../turn.ts';
import type { PriceAct } from '../../acts/act.ts';
import { isFloorPriced, pencesTold } from '../../acts/price/price-checks.ts';
import { asksStairsAlone } from '../../acts/sale-acts.ts';
import type { Observed } from '../../observe/observe.ts';
import { checkPrice, keepPrices } from '../../price-check/check-price.ts';
import { type ActAnswer, fixed, plainly } from '../act-answer.ts';
import {
  answerArea,
  answerBreakdown,
  answerFittingPart,
  answerIncluded,
  answerOtherFitting,
  answerPacks,
  answerScope,
  answerTogether,
  answerWithinSum,
  answerWithoutVat,
  sayTogether,
} from './answer-about-price.ts';
import { answerAgain } from './answer-again.ts';
import { answerCheaper } from './answer-cheaper.ts';
import { answerConfirmSum, answerWhichFloor } from './answer-check.ts';
import { answerPrice } from './answer-price.ts';
import { answerStairs, weighPromised, weighsPromised } from './answer-stairs.ts';
import { answerForFloorAsked } from './floors/floor-asked.ts';
import { insteadOfRepeat, takesTold } from './instead-of-repeat.ts';
import { answerMatter } from './matters/answer-matter.ts';
import { answerBesideOther } from './others/beside-quote.ts';
import { explainingWhy, explainPrice } from './reasons/explain-price.ts';
import { answerRoll } from './rolls/answer-roll.ts';
import { answerStairsCarpet } from './stairs/answer-stairs-carpet.ts';
import { answerWork } from './work/answer-work.ts';

/** A price, told only if all that was said of the job is in it. */
async function priced(turn: Turn, observed: Observed, answer: () => Promise<string[]>) {
  const before = keepPrices(turn.record);
  const lines = await answer();
  return plainly(checkPrice(turn, observed, before, lines));
}

/** A price, but not one that was told before in answer to what asks something else. */
async function pricedAnew(turn: Turn, observed: Observed): Promise<ActAnswer> {
  const sums = () =>
    turn.record.priced.map(({ floor, totalPence }) => floorName(floor) + totalPence).join();
  const before = sums();
  const told = pencesTold(turn.record);
  const answer = await priced(turn, observed, () => answerPrice(turn, observed));
  if (takesTold(turn, observed, told)) return plainly([]);
  if (before === '' || sums() !== before) return answer;
  const instead = await insteadOfRepeat(turn, observed, answer.lines);
  return instead ? fixed(turn, ...instead) : answer;
}

/** Answers an act that is about a price. */
export async function answerPriceAct(
  turn: Turn,
  observed: Observed,
  act: PriceAct,
): Promise<ActAnswer> {
  const { record } = turn;
  const ofFloorAsked = async (answer: () => string[] | Promise<string[]>) =>
    plainly(await answerForFloorAsked(turn, observed, answer));
  switch (act.kind) {
    case 'price':
      // "Hall, stairs and landing": answered with the stairs.
      if (turn.answered.includes('stairs') && turn.jobs.some(({ flight }) => flight))
        return plainly([]);
      return weighsPromised(record)
        ? priced(turn, observed, () => weighPromised(turn, observed))
        : pricedAnew(turn, observed);
    case 'supplyOnly':
    case 'fitted':
      if (act.kind === 'fitted' && record.priced.every(({ fitted }) => fitted))
        return plainly(answerIncluded(turn));
      record.fitted = act.kind === 'fitted';
      return priced(turn, observed, () =>
        areAlternatives(record.priced) || isOfPart(record)
          ? answerOtherFitting(turn, act.kind === 'fitted')
          : answerPrice(turn, observed),
      );
    case 'included':
      return ofFloorAsked(() => answerIncluded(turn));
    case 'withoutVat':
      return ofFloorAsked(() => answerWithoutVat(turn));
    case 'priceMatter':
      return ofFloorAsked(() => answerMatter(turn, act.matter));
    case 'ofPrice':
      return plainly(await explainPrice(turn, act.about));
    case 'whichFloor': {
      const said = answerWhichFloor(turn, observed);
      const isSame = isFloorPriced(record, observed.floors);
      const { lines } = isSame
        ? plainly([])
        : await priced(turn, observed, () => answerPrice(turn, observed));
      return plainly([...said, ...lines]);
    }
    case 'stairsCarpet':
      return priced(turn, observed, () => answerStairsCarpet(turn));
    case 'confirmSum':
      return plainly(await answerConfirmSum(turn, observed));
    case 'area':
      return plainly(answerArea(turn));
    case 'breakdown':
      return ofFloorAsked(async () => explainingWhy(turn, await answerBreakdown(turn)));
    case 'fittingPart':
      return plainly(await answerFittingPart(turn));
    case 'besideOther':
      return plainly(answerBesideOther(turn));
    case 'withinSum':
      return plainly(await answerWithinSum(turn));
    case 'packs':
      return plainly(answerPacks(turn));
    case 'cheaper':
    case 'tooMuch':
      return priced(turn, observed, () => answerCheaper(turn, act.kind === 'tooMuch'));
    case 'stairs':
      if (turn.jobs.some(({ flight }) => flight)) return plainly([]);
      return priced(turn, observed, () =>
        record.flight &&
        (observed.floors.named.length > 1 ||
          (record.rooms.some((room) => !isLanding(room)) && !asksStairsAlone(turn.message.plain)))
          ? answerPrice(turn, observed)
          : answerStairs(turn, observed),
      );
    case 'roll':
      return plainly(await answerRoll(turn));
    case 'scope':
      return plainly(answerScope(turn));
    case 'together':
      return plainly(await answerTogether(turn));
    case 'again':
      return plainly(answerAgain(turn));
    case 'discount':
      return fixed(
        turn,
        ...(await askTool(turn, 'business_fact', { topic: 'offers' })).slice(0, 1),
        ...(await sayTogether(turn)),
        'I don’t know of any other discount, but the team can tell you. Leave your name and number and they’ll ring you.',
      );
    case 'workPrice':
      return fixed(turn, ...(await answerWork(turn)));
  }
}
