import { describe, expect, it } from 'vitest';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

const salon =
  'Hi, I run a small hair salon and need a new floor. What stands up to dye and wheely chairs?';
const muddyHall =
  'hiya we have a labrador and our hall is constantly muddy. what would you put down?';

describe('what a floor is recommended or judged for', () => {
  it('is the room asked about', async () => {
    expect(await replyTo(muddyHall)).not.toMatch(/living room/i);
  });

  it('is met by each floor that is named beside what all must be', async () => {
    const reply = await replyTo(salon);
    expect(reply).toMatch(/only use our thickest wear layer[\s\S]*Portland Tile/);
    expect(reply).not.toMatch(/Laminate|Hair lies/);
  });

  it('is the floor spoken of, not carpet', async () => {
    const reply = await replyTo(salon, 'what about hair dye stains though, does it come off?');
    expect(reply).toMatch(/Portland Tile in \w+ wipes clean.*Wipe dye up at once/);
    expect(reply).not.toMatch(/fibre|pile/);
  });

  it('is about the colour chosen in the same message', async () => {
    const reply = await replyTo(
      'lounge is 16ft by 12ft, what would moorland twist cost me fitted',
      'navy. does that one wear well? two teenagers',
    );
    expect(reply).toMatch(/Moorland Twist in Navy is made for everyday use/);
  });

  it('is owned up to where it was held against what was said since', async () => {
    const reply = await replyTo('does the ashdown plank scratch', 'you just said it scratches?!');
    expect(reply).not.toMatch(/I don’t know about/);
    expect(
      await replyTo(
        'does the ashdown plank scratch',
        'but you just said ashdown plank scratches?!',
      ),
    ).toMatch(/^Sorry, that was confusing\. Ashdown Plank.*scratch/);
  });
});
