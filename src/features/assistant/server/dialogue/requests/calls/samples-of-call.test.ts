import { expect, it } from 'vitest';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';

async function talk(...told: string[]) {
  const { say, record, callBacks } = talkAboutVisit();
  let reply = '';
  for (const text of told) reply = await say(text);
  return { reply, record: record(), callBacks };
}
const tom =
  'Tom Baxter, 07700900455, tom.baxter@example.com its the saxony dove and the bradford oat';

it('a call about samples is confirmed with those that were named', async () => {
  const { reply } = await talk('can you post me samples', 'can someone ring me about it', tom);
  expect(reply).toMatch(
    /about samples of (?=.*Cavendish Saxony in Dove)(?=.*Bradford Twist in Oat)/,
  );
  expect(reply).not.toContain('£');
});

it.each(['will i get the samples before xmas do you think', 'when will the samples come'])(
  '%j is for the team to say',
  async (text) => {
    const { reply } = await talk(
      'can you post me samples',
      'can someone ring me about it',
      tom,
      text,
    );
    expect(reply).toContain('for the team');
    expect(reply).not.toContain('showroom');
  },
);

it.each([
  'yes send. will they bring the sample tho',
  'yes send it, are they bringing the samples?',
])('%j is sent as it stands, and answered', async (text) => {
  const { reply, record } = await talk(
    'can someone measure my hall for vinyl next tuesday, 9 to 11. Pete Vine 07700900277 pete.vine@example.com 3 Mill Lane Chippenham SN15 3HH',
    'in a couple of weeks. can u bring a sample of the slate',
    text,
  );
  expect(reply).toMatch(/^Your free measure is requested/);
  expect(record.sent?.requirements).not.toContain(text.split(/[.,] /)[1]);
});
