import { floorName } from '#features/assistant/server/conversation/describe-record.ts';
import type { PricedJob, RoomRecord } from '#features/assistant/server/conversation/record.ts';
import { talkAboutVisit } from './talk-about-visit.ts';

const roomText = ({ name, lengthMm, widthMm }: RoomRecord) =>
  `${name ? `${name} ` : ''}${lengthMm / 1000}x${widthMm / 1000}`;
const jobText = ({ rooms, floor, fitted, flight, underlay }: PricedJob) =>
  `${[...rooms.map(roomText), ...(flight ? ['stairs'] : [])].toSorted().join(', ')}: ${floorName(floor)}${underlay ? ` on ${underlay}` : ''}${fitted ? '' : ', supply only'}`;

/** Says messages in one conversation. @returns the jobs of the last price, in words, and the last reply */
export async function pricedInTalk(...messages: string[]) {
  const { say, record } = talkAboutVisit();
  let reply = '';
  for (const message of messages) reply = await say(message);
  return { jobs: record().priced.map(jobText).toSorted(), reply };
}
