import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { carpetVerdicts } from './carpet-verdicts.ts';
import { hardFloorVerdicts } from './hard-floor-verdicts.ts';
import type { Judges, Verdict } from './verdict.ts';

const verdicts: Record<Flooring, Judges> = { carpet: carpetVerdicts, ...hardFloorVerdicts };

/** How a floor does at a topic, by its data; nothing where the data does not tell. */
export const judgeFloor = (product: ProductFact, topic: string): Verdict | undefined =>
  verdicts[product.category as Flooring]?.[topic]?.(product);

const rates = { yes: 4, partly: 2, no: 0 } as const;
/** How well a floor does, from 0 (not at all) to 4. */
export const rateVerdict = (product: ProductFact, topic: string): number =>
  rates[judgeFloor(product, topic)?.says ?? 'no'];

/** Words with which the opposite is asked: "is it slippery?", "does it show hair?" */
const opposites: Readonly<Record<string, RegExp>> = {
  slip: /(?<!\b(?:non|less|not)[ -])\b(?:slipp\w*|skid\w*)/i,
  mobility: /(?<!\b(?:non|less|not)[ -])\b(?:slipp\w*|skid\w*|trip\w*)/i,
  noise: /\b(?:nois\w*|loud\w*|echo\w*|clatter\w*)/i,
  warmth: /\b(?:cold|chilly|freezing|draught\w*)/i,
  soft: /\b(?:scratchy|itchy|prickly|bristly|hard|firm|rough)\b/i,
  stains: /\bstains?\b(?![ -]?(?:resist\w*|proof|free))|\bstained\b|\bshows?\b/i,
  hair: /\b(?:shows?|shed\w*)\b/i,
  scratches: /\bscratch\w*|\bscuff\w*/i,
  dents: /\bdent\w*|\bmark\w*/i,
  sun: /\bfad(?:e|es|ed|ing)\b/i,
  wear: /\b(?:flatten\w*|crush\w*|wear out|wears out|wear thin|wear through|wear (?:quick\w*|fast\w*))\b/i,
};
const ofHarm =
  /\b(?:problem|mind|ruin\w*|damag\w*|harm\w*|hurt\w*|spoil\w*|matter|bad|worry|wreck\w*)\b/i;
/** Whether a yes to the question is what is not wanted. */
export const asksOpposite = (question: string, topics: readonly string[]): boolean =>
  ofHarm.test(question) || topics.some((topic) => opposites[topic]?.test(question));
