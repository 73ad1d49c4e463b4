import { focusOf } from '../../../conversation/focus.ts';
import { findFlooring } from '../../../nlu/entities/find-floor.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import type { Context } from '../act.ts';

const ofGuarantee = /\bguarant\w+\b|\bwarrant(?:y|ies|ied)\b/i;
const ofBusiness =
  /\b(?:business\w*|commercial\w*|shops?|salons?|offices?|caf(?:e|é)s?|pubs?|restaurants?|workplace|premises|surgery|clinic|gym|hairdress\w*|barbers?)\b/i;
/** "Are repairs guaranteed?", "does it cover claws": what the guarantee of any floor is asked for. */
const ofOther =
  /\brepairs?\b|\bcover\w*\b[^.?!]{0,20}\b(?:wear|burns?|pets?|dogs?|cats?|water|stains?|scratch\w*|damage)\b|\breceipts?\b|\bregist\w+\b|\btransfer\w*\b|\bnew owner\b|\bpass(?:es|ed)? (?:on|to)\b/i;
/** "Are the boards themselves guaranteed?" */
const ofMaterial =
  /\b(?:boards?|planks?|material|product|it ?self|themselves|manufacturer\w*|makers?)\b/i;

/**
 * The topic of the sheet that says what is known of the guarantee of a floor other than carpet: the sentence about
 * carpet fitting alone answers nothing of it.
 */
export function hardGuarantee({ record, message }: Context, text: string): string | undefined {
  if (!ofGuarantee.test(text) || ofOther.test(text)) return undefined;
  const fault = record.fault ?? record.issues[0];
  const kind =
    kindsNamed(text)[0] ??
    (fault === undefined ? undefined : findFlooring(readTokens(tidyText(fault)))) ??
    kindsNamed(message.plain)[0] ??
    focusOf(record).kind;
  const isBusiness =
    record.wishes.includes('business') ||
    [text, message.plain, ...(record.heard ?? [])].some((said) => ofBusiness.test(said));
  if (isBusiness && kind !== 'carpet') return 'Does the guarantee hold for a shop or a business?';
  if (kind === undefined || kind === 'carpet') return undefined;
  return ofMaterial.test(text)
    ? 'Is the flooring itself guaranteed?'
    : 'Is the fitting of laminate, vinyl and LVT guaranteed?';
}
