import { expect, it } from 'vitest';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';

const visit =
  "please book a measure. I'm Janet Oakes, 07700 900321, janet.oakes@example.com, 4 Mill Lane, Chippenham, SN15 2AB, Thursday 21 January, in the morning, within a month, nothing to know";

/** Says messages, asks for a visit and says yes. @returns what was read back and what was stored */
async function bookAfter(...messages: string[]) {
  const { say, stored } = talkAboutVisit();
  for (const message of messages) await say(message);
  const readBack = await say(visit);
  await say('yes please');
  const [only] = stored;
  return { readBack, ids: only?.estimates?.ids, text: only?.estimates?.text };
}

it('a floor chosen among several that were priced', async () => {
  const { readBack, ids } = await bookAfter(
    'how much is carpet for a lounge 5m x 4m?',
    'and in laminate?',
    'and vinyl?',
    "ok I'll go with the laminate",
  );
  expect(readBack).toContain('With your estimate: Laminate, 5 × 4 m, fitted: £1,000.00.');
  expect(ids).toEqual([expect.stringMatching(/^laminate-/)]);
});

it('rooms in floors of their own: each estimate and their total', async () => {
  const { readBack, ids, text } = await bookAfter(
    'how much is carpet for a bedroom 4m x 3m?',
    'and laminate for the lounge 5m x 4m?',
  );
  const jobs = ['Carpet, 4 × 3 m, fitted: £600.00.', 'Laminate, 5 × 4 m, fitted: £1,000.00.'];
  for (const said of [...jobs, 'Together: £1,600.00.']) {
    expect(readBack).toContain(said);
    expect(text).toContain(said);
  }
  expect(ids).toEqual([expect.stringMatching(/^carpet-/), expect.stringMatching(/^laminate-/)]);
});

it('rooms of one floor that were priced one by one: one estimate of all', async () => {
  const { readBack, ids } = await bookAfter(
    'how much is carpet for a bedroom 4m x 3m?',
    'and the lounge 5m x 4m as well',
    'just the lounge?',
  );
  expect(readBack).toContain('Carpet, 4 × 3 m, 5 × 4 m, fitted: £1,600.00.');
  expect(ids).toEqual(['carpet-2']);
});

it('two floors of which none was chosen: both, as a choice', async () => {
  const { readBack, ids, text } = await bookAfter(
    'how much is carpet or laminate for a lounge 5m x 4m?',
  );
  const both = 'Carpet, 5 × 4 m, fitted: £1,000.00. Or: Laminate, 5 × 4 m, fitted: £1,000.00.';
  expect(readBack).toContain(both);
  expect(text).toContain(both);
  expect(ids).toHaveLength(2);
});

it('the floor chosen of two that were weighed', async () => {
  const { readBack, ids } = await bookAfter(
    'how much is carpet or laminate for a lounge 5m x 4m?',
    'the carpet then please',
  );
  expect(readBack).toContain('With your estimate: Carpet, 5 × 4 m, fitted: £1,000.00.');
  expect(ids).toEqual([expect.stringMatching(/^carpet-/)]);
});

it('flats alike: one and all of them', async () => {
  const { readBack } = await bookAfter(
    'carpet for a flat, lounge 4m x 3m and bedroom 3m x 3m. how much',
    'double it for both flats',
  );
  expect(readBack).toContain('£1,050.00');
  expect(readBack).toContain('£2,100.00');
});

it('a floor that is only asked about while a visit is arranged changes nothing', async () => {
  const { say, stored } = talkAboutVisit();
  await say('how much is carpet for a bedroom 4m x 3m?');
  await say('can you measure it please');
  expect(await say('is laminate cheaper?')).toContain('laminate');
  await say(visit);
  await say('yes please');
  expect(stored[0]?.values.flooringTypes).toEqual(['carpet']);
  expect(stored[0]?.estimates?.ids).toEqual([expect.stringMatching(/^carpet-/)]);
});
