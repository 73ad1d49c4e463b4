import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A Tuesday, in opening hours. */
let now = new Date('2026-12-01T10:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ adam: {}, clock: () => now, chat: { messagesPerMinute: 10_000 } });
});
afterAll(() => site.close());

async function converse<T>(run: (say: (text: string) => Promise<string>) => Promise<T>) {
  const chat = await talkWithAdam(site);
  try {
    return await run(chat.say);
  } finally {
    chat.close();
  }
}

const read = async (path: string) =>
  (await fetch(site.origin + path, { headers: await staffHeaders(site, 'support') })).json();

describe('a conversation about prices', () => {
  it('stores a visit for flats alike with the price of one and of all', () =>
    converse(async (say) => {
      await say('carpet bedroom 4 x 3 and lounge 5 x 4, moorland heather, fitted, price');
      await say('double it for both flats');
      await say(
        'book a measure please, Sam Reed 07700900555 sam@example.com 5 Mill Road Chippenham SN15 1AA next thursday morning',
      );
      const readBack = await say('within a month, no notes');
      expect(readBack).toContain('For both alike: £2,412.46');
      await say('yes please');
      const { items = [], ...rest } = await read('/api/appointments?limit=20');
      const all = JSON.stringify([items, rest]);
      expect(all).toContain('For both alike: £2,412.46');
      expect(all).toContain('"totalCost":1206.23');
    }));

  it('finds the product by its price, on the cheaper roll, and offers cheaper floors', () =>
    converse(async (say) => {
      expect(await say('carpet 4x3 fitted, with gripper')).toContain('£663.15');
      const cheaper = await say('ok thats too much');
      expect(cheaper).toContain('Kennet Level Loop');
      expect(cheaper).not.toContain('requested');
      expect(await say('how much is the £4.50 carpet then')).toContain('£73.80');
    }));

  it('says whether a town without a page is covered, beside a price', () =>
    converse(async (say) => {
      const reply = await say(
        "I'm in Frome, carpet for a bedroom 4x3 fitted, do you come out here?",
      );
      expect(reply).toContain('£663.15');
      expect(reply).toContain('Yes, we come to Frome');
    }));

  it('corrects one side, prices rooms in floors of their own, and adds them up', () =>
    converse(async (say) => {
      expect(await say('lounge 4.5 x 3.8 in carpet, how much')).toContain('4.5 × 3.8 m');
      expect(await say('no sorry, 4.65 not 4.5')).toContain('4.65 × 3.8 m');
      const both = await say('and the kitchen 3 x 2 in vinyl');
      expect(both).toContain('Lounge 4.65 × 3.8 m');
      expect(both).toContain('Kitchen 3 × 2 m');
      expect(both).toContain('Together: £');
    }));

  it('answers about the sum that it gave, on the roll that was asked for', () =>
    converse(async (say) => {
      const asked =
        'lounge 4.65 x 3.8 in the bradford twist silver birch off a 5 metre roll, how much';
      expect(await say(asked)).toContain('£803.16 including VAT');
      expect(await say('does that include the underlay?')).toContain('£428.81');
    }));

  it('compares two floors for one room and says what the price is for', () =>
    converse(async (say) => {
      const both = await say('laminate or vinyl, 5 x 4, both please');
      expect(both).toContain('£691.15');
      expect(both).toContain('£748.90');
      expect(both).toContain('£57.75 less');
      expect(await say('is that all five flats or one?')).toContain('one room');
    }));
});

describe('a conversation about products', () => {
  it('tells their specifications, of another colour too, and never a loop for cats', () =>
    converse(async (say) => {
      expect(await say('is the bradford twist in oat wool')).toContain('80% wool');
      expect(await say('and how thick is the slate')).toContain('Bradford Twist in Slate');
      expect(await say('what carpet would you recommend with two cats')).not.toContain('Loop');
    }));

  it('answers three questions of one message', () =>
    converse(async (say) => {
      const answer = await say(
        'do you cover melksham, are you open saturdays and is the measure free?',
      );
      expect(answer).toContain('Melksham');
      expect(answer).toMatch(/Sat 9am/);
      expect(answer).toContain('free');
    }));
});

describe('a conversation about a visit', () => {
  it('takes everything at once, in any order, and keeps a correction at the read-back', () =>
    converse(async (say) => {
      await say(
        'can someone measure 3 bedrooms for carpet? im Kelly Marsh 07700 900456 kelly@example.com',
      );
      await say('within a month, thursday morning, were at 8 Ladyfield Close SN15 3HR');
      const proposal = await say('no, make it friday');
      expect(proposal).toContain('Fri 4 Dec 2026');
      expect(proposal).not.toContain('Thu 3 Dec');
      expect(await read('/api/appointments?search=kelly@example.com')).toEqual([]);
      expect(await say('looks good 👍')).toContain('equested');
      const [booked] = await read('/api/appointments?search=kelly@example.com');
      expect(booked).toMatchObject({
        customerName: 'Kelly Marsh',
        preferredDates: ['2026-12-04'],
        preferredTimes: ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM'],
        projectSize: 'medium',
        address: '8 Ladyfield Close',
        postcode: 'SN15 3HR',
      });
    }));

  it('becomes a call-back without an email address', () =>
    converse(async (say) => {
      await say('I want somebody to look at my front room for a new carpet');
      await say('I do not have an e-mail address');
      const done = await say('number is 07700 900123 my name is Kev');
      expect(done).toContain('ring you on 07700900123');
      const [lead] = await read('/api/contact-submissions?search=07700900123');
      expect(lead).toMatchObject({ firstName: 'Kev', email: '', source: 'chat_call_back' });
      expect(lead.message).toContain('No email address');
    }));

  it('rings the number that is told after the call-back was stored', () =>
    converse(async (say) => {
      await say('can someone ring me about a big job');
      await say('Stuart Penfold 07700 900620');
      await say('actually use my work number 01632 960 771');
      const [lead] = await read('/api/contact-submissions?search=Penfold');
      expect(lead).toMatchObject({ firstName: 'Stuart', phone: '01632960771' });
    }));
});

describe('a repair', () => {
  it('is not answered with floors to buy, nor with their prices', () =>
    converse(async (say) => {
      const replies = [
        await say(
          'my husband put the iron down on the bedroom carpet. Can that be repaired or is it a whole new carpet? we also have a stair that squeaks',
        ),
        await say(
          'I dont want a new carpet!! just the burn sorting. how much would it be roughly?',
        ),
        await say('its beige wool and ive got a bit left over in the loft. would that match'),
        await say('so is it free for them to come and look?'),
      ];
      for (const reply of replies) expect(reply).not.toMatch(/per m²|I’d choose|\/products\//);
      expect(replies[1]).toMatch(/once we’ve seen it|looks first/);
    }));

  it('gives way to a new floor once one is asked for', () =>
    converse(async (say) => {
      await say('the dog chewed a hole in the bedroom carpet can you mend it');
      expect(await say('actually which carpet would you recommend instead')).toMatch(
        /\/products\//,
      );
    }));
});

describe('what goes first', () => {
  it.each([
    ['pulled up the lino and theres old black tiles under it stuck with tar', /asbestos/, /test/],
    ['my mum nearly fell on the loose stair carpet', /urgent/, /01632 960 147/],
    ['washing machine leaked all over the laminate', /stopcock/, /urgent/],
  ])('is safety: "%s"', (text, ...expected) =>
    converse(async (say) => {
      const answer = await say(text);
      for (const words of expected) expect(answer).toMatch(words);
      expect(answer).not.toContain('1.');
    }),
  );

  it('says out of hours when the firm opens, and marks an urgent call-back', async () => {
    now = new Date('2026-12-01T21:00:00Z');
    await converse(async (say) => {
      expect(await say('someone nearly fell on your carpet, can I speak to a person')).toContain(
        'tomorrow at 8am',
      );
      await say('Lorraine Dix 07700 900562');
      const [lead] = await read('/api/contact-submissions?search=07700900562');
      expect(lead.message).toMatch(/^URGENT/);
    });
    now = new Date('2026-12-01T10:00:00Z');
  });
});
