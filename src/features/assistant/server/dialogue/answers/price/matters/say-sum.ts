import { vatPercent } from '#features/business/facts.ts';
import { formatPence, formatPounds, toPence } from '#platform/units/pounds.ts';
import {
  capitalise,
  floorName,
  listOf,
  standardOf,
  tidy,
} from '../../../../conversation/describe-record.ts';
import { chargeOf } from '../../../../conversation/job/estimate-fact.ts';
import type { PricedJob } from '../../../../conversation/record.ts';
import { sumOf } from '../../../pricing/price-job.ts';
import { type Asked, addUp, ofAll } from './asked.ts';

const squareYard = 0.83612736;
const kindsIn = (text: string) =>
  text.toLowerCase().match(/\b(?:carpet|vinyl|lvt|laminate)\b/g) ?? [];

/** The jobs in a floor that is named, of several; else all. */
function jobsNamed({ jobs, text }: Asked): readonly PricedJob[] {
  const kinds = kindsIn(text).map((kind) => (kind === 'lvt' ? 'vinyl' : kind));
  const named = jobs.filter(({ floor }) => kinds.includes(standardOf(floor.kind)));
  return named.length > 0 ? named : jobs;
}

const ofFitting = /\b(?:fitting|labour|laying|installation|to (?:fit|lay)(?: it)?)\b/i;

export function sayPerMetre(asked: Asked): string {
  const jobs = jobsNamed(asked);
  if (ofFitting.test(asked.text)) {
    const pence = addUp(jobs.map(({ estimate }) => toPence(estimate.breakdown.installation)));
    const part = pence > 0 ? `: ${formatPence(pence)} of the ${formatPence(sumOf(jobs))}` : '';
    return `Fitting is ${formatPounds(asked.prices.installation)} per m²${part}.`;
  }
  const inYards = /\by(?:ar)?ds?\b/i.test(asked.text);
  const [size, unit] = inYards ? [squareYard, 'square yard'] : [1, 'm²'];
  const area = addUp(jobs.map(({ estimate }) => estimate.totalArea)) / size;
  const own = jobs.flatMap(({ floor, estimate }) => {
    const price = chargeOf(estimate, 'floor')?.unitPrice;
    return price ? [`the ${floorName(floor)} itself is ${formatPounds(price)} per m²`] : [];
  });
  const rest = own.length > 0 ? ` ${capitalise(listOf([...new Set(own)]))}.` : '';
  return `${formatPence(sumOf(jobs))} for ${tidy(area)} ${inYards ? 'square yards' : unit} is ${formatPence(Math.round(sumOf(jobs) / area))} per ${unit} with everything in it.${rest}`;
}

export function sayNotIncluded({ jobs, extras }: Asked): string[] {
  const isFitted = jobs.every(({ fitted }) => fitted);
  const left = [
    ...(isFitted ? [] : ['fitting']),
    extras ? `taking up the old floor (${formatPence(extras.uplift)})` : 'taking up the old floor',
    extras ? `moving furniture (${formatPence(extras.furnitureRoom)} a room)` : 'moving furniture',
    extras ? `trimming doors (${formatPence(extras.doorTrim)} each)` : 'trimming doors',
  ];
  return [
    `Not in it: ${listOf(left)}.`,
    'If the floor underneath needs levelling or plywood, that’s in your written quote before you decide. VAT is included.',
  ];
}

export function sayFirm(asked: Asked): string[] {
  const { jobs, text } = asked;
  const percent = jobs.find(({ estimate }) => estimate.promisePercent)?.estimate.promisePercent;
  return [
    goesUp.test(text)
      ? `It can, if your rooms measure larger or the floor underneath needs work: ${ofAll(asked)} is for the sizes you gave me.`
      : `Not yet: ${ofAll(asked)} is an estimate for the sizes you gave me.`,
    'After the free measure, your written quote is the price you pay.',
    ...(percent
      ? [
          `If the price we measure is more than ${percent}% above this estimate for the same rooms, you may cancel free of charge.`,
        ]
      : []),
  ];
}

const goesUp = /\b(?:up|change|rise|increase|more|higher|dearer|creep)\b/i;

export function sayVat({ jobs, text }: Asked): string {
  const pence = sumOf(jobs);
  const net = Math.round((pence * 100) / (100 + vatPercent));
  const cash = /\bcash\b/i.test(text) ? ' It stays in however you pay.' : '';
  return `VAT is included: ${formatPence(pence - net)} of the ${formatPence(pence)}.${cash}`;
}
