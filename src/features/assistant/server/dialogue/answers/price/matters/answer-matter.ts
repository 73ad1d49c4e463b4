import { capitalise, floorName } from '../../../../conversation/describe-record.ts';
import { areAlternatives } from '../../../../conversation/job/open-choice.ts';
import type { ConversationRecord, PricedJob } from '../../../../conversation/record.ts';
import { wasSaid } from '../../../../conversation/said.ts';
import type { Turn } from '../../../../turn.ts';
import type { PriceMatter } from '../../../acts/act.ts';
import { toldSums } from '../../../acts/price/price-checks.ts';
import {
  addedExtra,
  type ExtrasWanted,
  workPointedTo,
} from '../../../observe/extras/read-extras.ts';
import { homesAlike } from '../../../observe/project/count-homes.ts';
import { priceBeside, priceExtras, roomsUp, sayWithExtras } from '../../../pricing/price-extras.ts';
import type { Asked } from './asked.ts';
import {
  sayAdhesive,
  sayBinding,
  sayDoorBars,
  sayEdging,
  sayRods,
  sayUnderlay,
  sayWaste,
} from './say-material.ts';
import { sayFirm, sayNotIncluded, sayPerMetre, sayVat } from './say-sum.ts';
import { sayDoorTrims, sayFurniture, sayLevelling, sayOldFloor, sayPlywood } from './say-work.ts';

const saying: Record<PriceMatter, (asked: Asked) => string | string[]> = {
  vat: sayVat,
  vatInvoice: sayVat,
  underlay: sayUnderlay,
  oldFloor: sayOldFloor,
  furniture: sayFurniture,
  doorTrims: sayDoorTrims,
  doorBars: sayDoorBars,
  rods: sayRods,
  binding: sayBinding,
  edging: sayEdging,
  adhesive: sayAdhesive,
  waste: sayWaste,
  levelling: sayLevelling,
  plywood: sayPlywood,
  perMetre: sayPerMetre,
  notIncluded: sayNotIncluded,
  firm: sayFirm,
};

/** "So the stars one is 147, is that with taking up the old floor?": of floors that are weighed, the one of that sum. */
function jobsOfSum(record: ConversationRecord, text: string): PricedJob[] {
  const sums = toldSums(record, text);
  const named = record.priced.filter(({ totalPence }) => sums.includes(totalPence));
  return named.length > 0 ? named : record.priced;
}

const gapAtWall =
  'Laminate needs a gap at the wall, which scotia covers: leave it out only if your skirting does.';

const extraOf = {
  oldFloor: 'uplift',
  furniture: 'furniture',
  doorTrims: 'doors',
  levelling: 'levelling',
  plywood: 'plywood',
} as const satisfies Partial<Record<PriceMatter, keyof ExtrasWanted>>;
const isWork = (matter: PriceMatter): matter is keyof typeof extraOf => matter in extraOf;

/** Answers with a sum, which is that of one home where several are alike. */
const ofOneHome = new Set<PriceMatter>(['vat', 'vatInvoice', 'underlay', 'oldFloor', 'furniture']);

/** What is asked of the price that was told last, with its figures; of each floor where several were weighed. */
export async function answerMatter(turn: Turn, matter: PriceMatter): Promise<string[]> {
  const { record, evidence, message } = turn;
  const { priced } = record;
  const isEach = areAlternatives(priced);
  if (isWork(matter)) record.workTold = matter;
  const groups = isEach ? jobsOfSum(record, message.plain).map((job) => [job]) : [priced];
  const isChanged =
    addedExtra(message.plain) ||
    ((matter === 'levelling' || matter === 'plywood') && record.extras?.[matter]) ||
    (matter === 'furniture' && workPointedTo(record, message.plain) === matter) ||
    record.without?.some((part) => part === matter);
  const added = isEach || !isChanged ? [] : await sayWithExtras(turn, priced);
  const isOpenGap =
    matter === 'edging' &&
    added.length > 0 &&
    priced.some(({ floor }) => floor.kind === 'laminate');
  if (isOpenGap && !wasSaid(record, gapAtWall)) added.push(gapAtWall);
  if (added.length > 0) {
    evidence.push(...added);
    return added;
  }
  const lines: string[] = [];
  for (const jobs of groups) {
    const extras = await priceExtras(turn, jobs);
    const asked = {
      jobs,
      extras,
      text: message.plain,
      rooms: roomsUp(record, jobs),
      products: turn.catalogue.products,
      prices: turn.catalogue.prices,
      beside: await priceBeside(turn, jobs, isWork(matter) ? extraOf[matter] : undefined),
    };
    const said = [saying[matter](asked)].flat();
    const [only] = jobs;
    lines.push(
      ...(groups.length > 1 && only
        ? [`${capitalise(floorName(only.floor))}: ${said.join(' ')}`]
        : said),
    );
  }
  if (matter === 'oldFloor' && !isEach) record.extras = { ...record.extras, uplift: true };
  const homes = ofOneHome.has(matter) ? homesAlike(record) : undefined;
  if (homes && homes.name !== 'lot') lines.push(`That’s for one ${homes.name}.`);
  const different = [...new Set(lines)];
  evidence.push(...different);
  return different;
}
