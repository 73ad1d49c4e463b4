import { expect, it } from 'vitest';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';

async function talk(...told: string[]) {
  const { say, record } = talkAboutVisit();
  let reply = '';
  for (const text of told) reply = await say(text);
  return { reply, record: record() };
}
const job = 'carpet for a bedroom 3.2 by 2.9 fitted, how much';

it.each([
  'and when could you fit it, shes back from hospital on the 14th',
  'when can you do it, baby is due on the 20th',
  'how soon would it be down? we have guests on friday',
  "what's the earliest you could fit it",
  'when would you lay it',
])('%j is answered of the fitting, and never with visits', async (text) => {
  const { reply, record } = await talk(job, text);
  expect(reply).toContain('I don’t know the current wait');
  expect(reply).not.toMatch(/first free|Sunday|9–11am/);
  expect(record.visit.dates).toEqual([]);
});

it('the reason for it is noted for the team', async () => {
  const { record } = await talk(
    job,
    'and when could you fit it, shes back from hospital on the 14th',
  );
  expect(record.requirements.join()).toContain('back from hospital on the 14th');
});

it.each([
  'when can you come and measure',
  'when could you fit me in for a measure',
  'how soon can someone come out',
])('%j asks for a visit', async (text) => {
  const { reply } = await talk(job, text);
  expect(reply).not.toContain('for the fitting');
  expect(reply).toMatch(/Jan 2027|come and measure/);
});
