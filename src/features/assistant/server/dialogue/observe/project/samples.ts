import type { ConversationRecord } from '../../../conversation/record.ts';
import { findColours } from '../../../nlu/entities/find-floor.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';

/** "Can I see some samples", "the mobile showroom is fine then". */
const wanted =
  /\b(?:can|could|get|have|see|bring|brings|like|love|want|send|sent|show|look at|please|fine|yes|come|book)\b[^.?!]{0,40}\b(?:samples?|mobile showroom)\b|\b(?:samples?|mobile showroom)\b[^.?!]{0,25}\b(?:please|fine|come|brought|sent|great|good|ok|then)\b/i;
const refused =
  /\b(?:no|not|without|don'?t (?:need|want|bring)|no need (?:for|of|to bring)) (?:any |the |your )?(?:samples?|mobile showroom)\b/i;
/** "Samples of our own", "a sample of dust": none of a floor to be brought. */
const kind = '(?:carpets?|vinyl|lvt|laminate|lino|floor(?:ing)?|twist|loop|saxony)';
const coloured = new RegExp(
  String.raw`\b((?:(?:light|pale|dark|mid|warm|cool) )?[a-z]+(?:ish)?) (?:coloured )?(${kind})\b`,
  'gi',
);

/** Keeps whether samples are wanted at the visit, and which colour is looked for, where no product is named. */
export function observeSamples(record: ConversationRecord, plain: string): void {
  if (refused.test(plain)) delete record.wantsSamples;
  else if (wanted.test(plain)) record.wantsSamples = true;
  for (const [, colour = '', floor = ''] of plain.matchAll(coloured))
    if (findColours(readTokens(tidyText(colour))).length > 0)
      record.lookWanted = `${colour} ${floor.replace(/s$/, '')}`.toLowerCase();
}

/** "Can someone bring samples": stands in the note in words of ours. */
export const asksSamplesOnly = (remark: string): boolean => bareAsk.test(remark);
const bareAsk =
  /\bbring(?:ing)? (?:(?:some|a few|any|the|your|me|us|a couple of|along|out) )*samples?(?: (?:please|pls|too|as well|along|with (?:them|him|you)))*\W*$/i;

/** "Will they bring the sample though?", of samples that are noted: answered, and noted no second time. */
export const asksOfSamples = (notes: readonly string[], remark: string): boolean =>
  /\b(?:the|my|those|these|that|any) samples?\b(?! of\b)/i.test(remark) &&
  /\b(?:will|would|do|does|are|is|can|could)\b/i.test(remark) &&
  notes.some((note) => /\bsamples?\b/i.test(note));

/** What of it stands in the note. */
export function describeSamples(
  { wantsSamples, lookWanted, requirements }: ConversationRecord,
  namesProduct: boolean,
): string[] {
  const look = namesProduct ? undefined : lookWanted;
  const isNoted = requirements.some((remark) => /\bsamples?\b/i.test(remark));
  if (wantsSamples && !isNoted) return [`Please bring samples${look ? ` of ${look}` : ''}.`];
  const isLookNoted = requirements.some((remark) => look && remark.toLowerCase().includes(look));
  return look && !isLookNoted ? [`Looking for ${look}.`] : [];
}
