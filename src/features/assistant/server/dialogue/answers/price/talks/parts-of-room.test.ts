import { expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';

const whole = '5.2 x 3.6 plus bay 2.1 x 0.7 plus two alcoves 1.1 x 0.3 each';
const shape = '5.2 × 3.6 m with a bay of 2.1 × 0.7 m, an alcove of 1.1 × 0.3 m';

it('a bay and alcoves are no rooms, whatever is told first', async () => {
  const { reply } = await pricedInTalk(
    'its 5.2m long and 3.6 wide, the bay sticks out another 70cm and is 2.1 wide. carpet',
    'the alcoves, same room, either side of the chimney breast. each is 1.1m wide and 30cm deep',
  );
  expect(reply).toContain(shape);
});

it('how wide alcoves are is asked where only their depth is told', async () => {
  const { reply } = await pricedInTalk(
    'its 5.2m long and 3.6 wide, the bay sticks out another 70cm and is 2.1 wide. alcoves are about 30 deep',
  );
  expect(reply).toContain('How wide and how deep is each alcove?');
});

it('one room in one message is priced with all its parts', async () => {
  const { jobs, reply } = await pricedInTalk(`no no it's all ONE room. ${whole}. carpet`);
  expect(jobs).toEqual(['5.2x3.6: carpet']);
  expect(reply).toContain(shape);
});

it.each(['bay is on the long wall opposite the chimney', 'the bay is on the short side'])(
  'the wall that is told later prices the room again: %s',
  async (text) => {
    const { say, record } = talkAboutVisit();
    await say(`living room ${whole}, moorland sage, how much`);
    expect(await say(text)).toContain('supplied and fitted');
    expect(record().rooms[0]?.parts?.[0]?.wall).toBeDefined();
  },
);
