import { describe, expect, it } from 'vitest';
import { adamOnTuesday } from '#tests/support/chat/adam-on-tuesday.ts';

const { converse } = adamOnTuesday();

describe('questions about the firm and its work', () => {
  it('answers short questions about what was spoken of', async () => {
    const [, duration] = await converse(
      'my new wool carpet is shedding',
      'how long will that go on',
    );
    expect(duration).toMatch(/month/);
    const [, price] = await converse(
      'can you repair an iron burn in the carpet',
      'how much is that',
    );
    expect(price).toContain('quotes before anything is done');
    const [, test, wet] = await converse(
      'the concrete is damp, can lvt go on it',
      'how do you test that',
      'and what if its too wet',
    );
    expect(test).toContain('72');
    expect(wet).toContain('membrane');
  });

  it('answers a statement that implies a question', async () => {
    const [glue] = await converse('there is some black glue on the concrete as well');
    expect(glue).toContain('asbestos');
    const [dip] = await converse('the floor dips about 3cm by the back door');
    expect(dip).toContain('50');
  });

  it('answers both kinds of work that are asked about, and whether the one told last is extra', async () => {
    const [both] = await converse('do you take away the old carpet and move furniture');
    expect(both).toContain('Taking up the old floor');
    expect(both).toContain('Moving furniture is £25.00 a room.');
    const [, , extra] = await converse(
      'moorland sage for a bedroom 4 x 3, how much',
      'do you move the wardrobe?',
      'is that extra?',
    );
    expect(extra).toContain('Yes, moving furniture is extra: it’s £25.00 a room on top');
  });

  it('gives a specific answer where a broad fact would fit as well', async () => {
    const [gap] = await converse('how much of a gap do you leave at the edge of laminate');
    expect(gap).toMatch(/8 to 10/);
    const [cancel] = await converse('can i cancel after i have said yes to the quote');
    expect(cancel).toMatch(/14.days/);
    const [insured] = await converse('are you insured');
    expect(insured).not.toContain('5-year');
  });

  it('does not tell an answer again in reply to another question', async () => {
    const replies = await converse(
      'can you level my kitchen floor',
      'is that something you do or do i need a builder',
      'and how long does it take to dry',
    );
    expect(new Set(replies).size).toBe(3);
    for (const reply of replies) expect(reply).not.toMatch(/^(?:As I said|Once more|Again)/);
  });
});

describe('a remark that asks nothing', () => {
  it.each([
    'sorry was putting the baby down',
    'good to know',
    'right ill go and have a word with the cats',
    'its been a long day',
    'the kettle is on',
    'my sister told me about you',
  ])('"%s" is neither quoted nor taken for a question', async (remark) => {
    const [, reply] = await converse('do you take the old carpet away', remark);
    expect(reply).not.toMatch(/I don’t know|“|Hello|As I said/);
    expect(reply?.length).toBeLessThan(80);
  });

  it('is acknowledged in different words', async () => {
    const replies = await converse(
      'hello',
      'the kettle is on',
      'its been a long day',
      'it is raining',
    );
    expect(new Set(replies).size).toBe(replies.length);
    for (const reply of replies) expect(reply).not.toMatch(/As I said|Once more/);
  });
});
