import { expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

async function replyTo(...said: string[]): Promise<string> {
  const { say } = talkAboutFloors();
  let reply = '';
  for (const text of said) reply = await say(text);
  return reply;
}

const whenever = 'I’m here whenever you’re ready.';

it.each([
  'ok let me check ive actually got that offcut first then ill come back to u. ta',
  'amazing thank you. shes just woken up so gotta go, will book when hubby agrees to brown lol xx',
  "Thanks, that's all. Bye!",
])('%j is answered with one goodbye', async (text) => {
  expect(await replyTo('do you do repairs?', text)).toBe(`You’re welcome. ${whenever}`);
});

it.each([
  "We'll come back to you in Jan when the screed's dry",
  "Never mind the plank. We'll come back to you in Jan when the screed's dry",
  "got to dash, I'll order next week",
])('%j after a price is no change of the job', async (text) => {
  const reply = await replyTo('how much is laminate for a lounge 4 by 5?', text);
  expect(reply).toContain(whenever);
  expect(reply).not.toMatch(/£|length and the width|phone number/);
});
