import { describe, expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

describe('the product in the answer', () => {
  it.each([
    [['whats the thickest carpet you sell', 'is there a wool one'], 'Bradford'],
    [['which of your carpets are heavy domestic?'], 'Belgrave'],
    [['laminate. colours', 'cheapest'], 'Driftwood'],
    [['anything that looks like those old victorian tiles?'], 'Encaustic'],
    [['whitewashed oak laminate', 'lvt equivalent?'], 'Ashdown'],
    [['do you have stair rods', 'how many rods in a set?'], '13'],
    [['what underlay for stairs do you sell'], '8 mm'],
    [['something brass for the doorway please, how much'], 'Brass'],
  ])('is one of those asked for: %j', async (messages, expected) => {
    const { say } = talkAboutFloors();
    let reply = '';
    for (const message of messages) reply = await say(message);
    expect(reply).toContain(expected);
  });
});
