import { describe, expect, it } from 'vitest';
import { adamOnTuesday } from '#tests/support/chat/adam-on-tuesday.ts';

const { converse, lastReply } = adamOnTuesday();

describe('what the firm does', () => {
  it.each([
    'what if I change my mind about the colour',
    'If I do all three flats and change my mind about the colour after, is that a problem?',
    'can I change the colour after I’ve ordered',
  ])('goes before the floor spoken of: %s', async (question) => {
    const reply = await lastReply('Bradford Twist in oat, how much is it per metre', question);
    expect(reply).toContain('ordered or cut');
  });

  it.each(['How long will Bradford Twist last?', 'how long does that last then'])(
    'says in years how long a carpet lasts: %s',
    async (question) => {
      const reply = await lastReply('Bradford Twist in oat, how much is it per metre', question);
      expect(reply).toMatch(/years/);
    },
  );

  it.each([
    'can you sand and varnish my floorboards',
    'how much to sand and varnish the floorboards in my lounge',
  ])('leaves out the sanding of old floorboards: %s', async (question) => {
    const reply = await lastReply(question);
    expect(reply).toMatch(/isn't among the services/);
  });

  it.each(['Is there a charge for the estimate or is it free?', 'do you charge for an estimate'])(
    'includes free estimates: %s',
    async (question) => {
      const reply = await lastReply(question);
      expect(reply).toMatch(/free/i);
      expect(reply).not.toMatch(/cancelled/);
    },
  );

  it('takes complaints of neighbours for no complaint', async () => {
    const reply = await lastReply(
      'I want laminate in my flat upstairs, will the neighbours hear it or will I get complaints?',
    );
    expect(reply).toMatch(/quiet/i);
    expect(reply).not.toMatch(/something's wrong|in writing/);
  });

  it('tells the tog of an underlay', async () => {
    const reply = await lastReply("what tog is the 11mm underlay, we've got underfloor heating");
    expect(reply).toMatch(/tog/i);
    expect(reply).not.toContain('Kennet');
  });
});

describe('is it dear', () => {
  it.each(['is that dear?', 'isn’t that a bit expensive', 'is it pricey compared to the others'])(
    'is answered with the place among its kind: %s',
    async (question) => {
      const reply = await lastReply('tell me about bradford twist in oat', question);
      expect(reply).toMatch(/£25\.99/);
      expect(reply).toMatch(/£34\.99/);
      expect(reply).not.toMatch(/How long and how wide/);
    },
  );
});

describe('small talk and remarks', () => {
  it.each(['Afternoon Adam! How are you today?', 'I meant how are you doing', 'hows things'])(
    'is answered in kind: %s',
    async (message) => {
      const reply = await lastReply(message);
      expect(reply).toMatch(/well, thanks/i);
      expect(reply).not.toMatch(/wet|fitters|sorry/);
    },
  );

  it.each([
    'It gets a lot of sun, that kitchen. South facing.',
    'We’ve just had a new kitchen put in.',
  ])('leads to a floor that suits what is told: %s', async (message) => {
    const [reply = '', advice = ''] = await converse(message, 'yes please');
    expect(reply).toMatch(/kitchen/);
    expect(reply).not.toMatch(/put it another way/);
    expect(advice).toMatch(/I’d choose/);
  });

  it('of praise asks for no other floor', async () => {
    const reply = await lastReply(
      'which of your carpets are wool',
      '80% wool sounds good. And what goes under it?',
    );
    expect(reply).toMatch(/underlay/i);
    expect(reply).not.toContain('I’d choose');
  });
});

describe('what was just told', () => {
  it('rules out the kind that is no good', async () => {
    const reply = await lastReply(
      'need something for a utility room',
      'laminate no good then. what else is there cheap',
    );
    expect(reply).toMatch(/vinyl/i);
    expect(reply).not.toContain('Sherwood');
  });

  it('is what a repair is asked for', async () => {
    const reply = await lastReply(
      'Our carpet has gone all rucked up in the lounge. Another firm fitted it last year. Can you sort it?',
    );
    expect(reply).toMatch(/stretch|repair/);
    expect(reply).not.toMatch(/joists|pipes/);
  });

  it.each(['How much would that cost roughly?', 'I asked what it costs to stretch it'])(
    'is what the cost is asked of: %s',
    async (question) => {
      const reply = await lastReply('can you restretch a carpet that has rippled?', question);
      expect(reply).toMatch(/price|quote|cost/i);
      expect(reply).not.toMatch(/power stretcher/);
    },
  );

  it('decides whose guarantee is meant', async () => {
    const reply = await lastReply(
      'tell me about the ashdown herringbone',
      'what sort of guarantee has the herringbone got?',
    );
    expect(reply).toMatch(/maker's guarantee/);
  });

  it('is weighed by what is asked: two kinds', async () => {
    const reply = await lastReply(
      'LVT or sheet vinyl, which should I choose?',
      'which is quieter?',
    );
    expect(reply).toMatch(/LVT/);
    expect(reply).toMatch(/Sheet vinyl/);
  });

  it('of a fall that has not happened is no accident', async () => {
    const reply = await lastReply('tell me about the kennet', 'Is it soft enough if she fell?');
    expect(reply).not.toMatch(/urgent|safety matter/);
  });

  it('of the weather is small talk', async () => {
    const reply = await lastReply("Hiya! Lovely day for once isn't it.");
    expect(reply).toMatch(/Hello/);
    expect(reply).not.toMatch(/don’t know/);
  });

  it('counts for more than the greeting before it', async () => {
    const reply = await lastReply(
      'Evening. We are having a conservatory put on the back of the house',
    );
    expect(reply).toMatch(/conservatory/);
  });

  it('is not repeated in one reply', async () => {
    const reply = await lastReply(
      'tell me about bradford twist in oat',
      'is it any good with muddy paws?',
    );
    expect(reply.match(/springs back/g) ?? []).not.toHaveLength(2);
  });

  it('is an old carpet to be matched, not a price', async () => {
    const reply = await lastReply(
      'do you fit on saturdays and can you match the carpet in my hall, no idea what it is',
    );
    expect(reply).toMatch(/offcut|samples/);
    expect(reply).toMatch(/Sat/);
  });
});
