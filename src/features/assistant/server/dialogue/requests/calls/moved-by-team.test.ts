import { describe, expect, it } from 'vitest';
import { freeWeekdays } from '#tests/support/assistant/free-weekdays.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';
import type { BusinessTools } from '../../../tools/business-tools.ts';

async function replyTo(...said: string[]) {
  const tools: Partial<BusinessTools> = {
    ...freeWeekdays,
    takeCallBack: async () => ({ id: 'call' }),
    noteOnCallBack: async () => {},
  };
  const { say } = talkAboutFloors(() => undefined, tools);
  let reply = '';
  for (const text of said) reply = await say(text);
  return reply;
}

const moves = [
  'I’ve got a visit booked for thursday but need to change it',
  '07700 900744. susan doyle. friday morning please not thursday',
];

describe('a visit that the team is to move', () => {
  it.each([
    'so is it actually moved or are you still going to ring me',
    'so its not moved yet then',
    'has it been changed then?',
    'is that rearranged now?',
  ])('is not moved yet: "%s"', async (text) => {
    expect(await replyTo(...moves, text)).toMatch(/^Not yet: [^\n]*ring you on 07700900744/);
  });

  it.each([
    'will i get something in writing that its changed',
    'no i mean the appointment, an email or text saying its friday',
    'can you text me to confirm it?',
  ])('is not promised in writing: "%s"', async (text) => {
    const reply = await replyTo(...moves, text);
    expect(reply).toMatch(/^Nothing is moved yet/);
    expect(reply).not.toMatch(/written quote|Noted|told the team/);
  });

  it('is no matter of a remark', async () => {
    expect(
      await replyTo(...moves, 'we moved house last week, the new address is fine'),
    ).not.toMatch(/Not yet|Nothing is moved/);
  });
});
