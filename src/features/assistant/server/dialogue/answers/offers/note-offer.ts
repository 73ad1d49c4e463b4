import type { Turn } from '../../../turn.ts';

const offersVisit = (line: string) => /\?\W*$/.test(line);
const offersTeam = (line: string) =>
  /\bshall I (?:ask (?:the team|them)|pass on)\b|\bleave your (?:name and )?number and they[’']ll\b/i.test(
    line,
  );

/** An offer that other answers have followed, or that ends a longer answer, needs a yes in so many words. */
export function noteOffer({ record, answered: acts }: Turn, paragraphs: readonly string[]) {
  if (record.asked === 'booking?') {
    record.isOfferStale = !paragraphs.some(offersVisit);
    return;
  }
  const isTeamOffered = paragraphs.some(offersTeam);
  if (record.asked === 'callBack?' && !isTeamOffered && record.isOfferStale) delete record.asked;
  const isFree = record.asked === undefined && !record.draft && !record.handedOver;
  if (isTeamOffered && isFree) record.asked = 'callBack?';
  if (record.asked === 'callBack?') record.isOfferStale = !acts.includes('unknown');
}
