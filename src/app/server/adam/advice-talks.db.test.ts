import { describe, expect, it } from 'vitest';
import { adamOnTuesday } from '#tests/support/chat/adam-on-tuesday.ts';

const { lastReply } = adamOnTuesday();

describe('a question with something told beside it', () => {
  it.each([
    ['The hall has old quarry tiles, can LVT go straight over', /tiles yes/i, /Moisture Testing/],
    ['coffee on the wool carpet - what do I do first?', /blot/i, /maintenance plans/],
    [
      'our last carpet got moths and cost a packet. can you get one they leave alone',
      /moths/i,
      /£/,
    ],
    ['Another shop has quoted me less. Will you match it?', /price|quotes/i, /how wide/i],
    ['the doors may catch, do you trim doors', /trimmed/i, /Gripper, underlay/],
  ])('answers "%s" and nothing else', async (text, answer, other) => {
    const reply = await lastReply(text);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(other);
  });

  it('is answered in the light of what is told', async () => {
    expect(await lastReply('My daughter has asthma. Should we avoid it altogether?')).toMatch(
      /dust/i,
    );
  });

  it('still prices a job that is told', async () => {
    expect(
      await lastReply('I want a price for carpet, lounge 5 by 4. Is the fitting guaranteed?'),
    ).toMatch(/£[\s\S]*5-year/);
  });
});

describe('a choice', () => {
  it.each([
    ['torn between engineered oak and LVT herringbone for the hall. thoughts?', /wood/i],
    [
      'wife wants carpet in the lounge and I want laminate, who’s right',
      /Carpet is[\s\S]*Laminate is|Laminate is[\s\S]*Carpet is/,
    ],
    ['laminate v lvt for the downstairs toilet', /LVT/],
    ['which is easier to clean, laminate or carpet?', /mop/i],
    [
      'can a single damaged plank be changed or is it the whole floor',
      /without touching the rest/i,
    ],
  ])('is read as one: %s', async (text, answer) => {
    expect(await lastReply(text)).toMatch(answer);
  });

  it('is not answered about another pair', async () => {
    const reply = await lastReply('how does LVT differ from plain sheet vinyl?');
    expect(reply).toMatch(/sheet vinyl/i);
    expect(reply).not.toMatch(/laminate/i);
  });
});

describe('a question without a subject', () => {
  it('asks about the floor spoken of, whatever an answer mentioned since', async () => {
    const talk = ['looking at LVT for the kitchen', 'do claws scratch it', 'and what about water'];
    expect(await lastReply(...talk)).toMatch(/LVT|tiles|Portland Tile .*water/);
    expect(await lastReply(...talk, 'what about in the bathroom?')).not.toMatch(/Moorland/);
  });

  it('asks what a part of a price is like', async () => {
    expect(
      await lastReply('how much is carpet for a 4 x 3 bedroom', 'is the underlay any good?'),
    ).toMatch(/foam/);
  });

  it('asks which of two kinds is dearer', async () => {
    expect(
      await lastReply('is laminate ok for a hall', 'would LVT be better', 'is it dearer?'),
    ).toMatch(/£18\.50[\s\S]*£12\.75|£12\.75[\s\S]*£18\.50/);
  });

  it('asks what the work just told of costs', async () => {
    const reply = await lastReply(
      'do you take the old carpet away and how much do you charge for that',
    );
    expect(reply).toMatch(/£1\.50/);
    expect(reply).not.toMatch(/levelling/i);
  });
});

describe('a wish in a question', () => {
  it.each([
    ['how do I know there’s no hard sell when someone comes round?', /obligation/, /Which floor/],
    ['how do I complain if I’m not happy with the job?', /24 hours/, /passed it/],
    ['will the fitters scuff my skirting?', /./, /per m²/],
    ['which brands do you stock?', /own Wyvern Vale name/, /Which room/],
  ])('is no order: %s', async (text, answer, other) => {
    const reply = await lastReply(text);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(other);
  });
});

describe('a question about the answer given last', () => {
  it('asks for its reason', async () => {
    expect(await lastReply('can I have a loop carpet with a cat', 'how come?')).toMatch(/hook/);
    expect(await lastReply('what would you recommend for a busy hall', 'why that one?')).toMatch(
      /Twist|pile/,
    );
  });

  it('gets no reason for something else', async () => {
    const reply = await lastReply('do you take the old carpet away?', 'why?');
    expect(reply).toMatch(/can’t tell you more/);
  });

  it('asks which of two kinds weighed', async () => {
    expect(await lastReply('lvt or laminate for a kitchen', 'which lasts longer')).toMatch(/years/);
  });

  it('asks what goes under the floor, and for no other floor', async () => {
    expect(
      await lastReply('what would you recommend for a busy hall', 'does it need anything under it'),
    ).toMatch(/underlay/);
  });

  it('keeps to the floor where an underlay was said in passing', async () => {
    const talk = [
      'what carpet do you have for stairs',
      'what about for the bedrooms',
      'is it warm',
    ];
    expect(await lastReply(...talk)).not.toMatch(/Luxury PU/);
  });
});

describe('an alarm that was none', () => {
  it('is not raised by a wet dog', async () => {
    const reply = await lastReply('our dog comes in soaking wet, does laminate cope?');
    expect(reply).toMatch(/splashes/);
    expect(reply).not.toMatch(/stopcock|urgent/);
  });

  it('is called off, and asks for no number', async () => {
    const reply = await lastReply(
      'the washing machine has flooded the kitchen',
      'no no, there is no leak, that was a joke of my son',
    );
    expect(reply).toMatch(/misread[\s\S]*isn’t urgent/);
    expect(reply).not.toMatch(/number/);
  });
});

describe('what is already there', () => {
  it('is not taken for what is wanted', async () => {
    const reply = await lastReply('can LVT go over old ceramic tiles or do we lift them first?');
    expect(reply).toMatch(/Over sound tiles yes/);
    expect(reply).not.toMatch(/don’t sell/);
  });

  it('decides what suits it', async () => {
    const talk = ['concrete floor, a bit damp in one corner. What flooring would you put down?'];
    expect(await lastReply(...talk)).toMatch(/LVT[\s\S]*dries out/);
    expect(await lastReply(...talk, 'isn’t laminate bad if it’s damp?')).toMatch(
      /rather than laminate, whose wood fibre swells/,
    );
  });
});

describe('what we do not sell', () => {
  it('is said of carpet tiles, which are not ceramic ones', async () => {
    const talk = ['an office of 60 m2, we would want carpet tiles', 'do you do tiles?'];
    expect(await lastReply(...talk)).toMatch(/Carpet tiles aren/);
    expect(await lastReply(...talk)).not.toMatch(/ceramic/);
  });

  it('is said beside the price of what is', async () => {
    expect(await lastReply('10 by 6 m office in carpet tiles, how much?')).toMatch(
      /£[\s\S]*off a roll/,
    );
  });
});

describe('two floors that were priced', () => {
  const priced = 'price for a lounge 5 x 4 in Bradford Twist Oat and in Moorland Twist Heather';
  it.each(['which of the two lasts longer with kids?', 'which would wear better?'])(
    'are compared by more than their sums: %s',
    async (text) => expect(await lastReply(priced, text)).toMatch(/I’d choose Bradford/),
  );

  it('are compared by their sums, asked which is cheaper', async () => {
    expect(await lastReply(priced, 'which of the two is cheaper?')).toMatch(/£295\.20 less/);
  });
});

it('shows floors to who asks for a kind of them with its price, before the sizes are asked for', async () => {
  expect(await lastReply('price per metre for something hard wearing for a rental?')).toMatch(
    /Kennet[\s\S]*£4\.50[\s\S]*How long/,
  );
  const twists = await lastReply('which twist carpets do you do and how much?');
  expect(twists).toMatch(/Twist/);
  expect(twists).not.toMatch(/premium/);
});

it('offers a call once, whatever it does not know', async () => {
  const reply = await lastReply('can I pay monthly? and what is the deposit?');
  expect(reply.match(/shall I ask the team/gi)).toHaveLength(1);
});

describe('a question of one thing is not answered about another', () => {
  it.each([
    ['is there VAT on top of the prices on the site?', /include VAT/, /How long/],
    ['show me your carpets', /\/carpets/, /finished jobs/],
    ['how thick is the LVT?', /2\.5 mm/, /underlay|clear film/],
    ['the kids have spilled nail varnish on the carpet, what do I do?', /blot/i, /I’d choose/],
    ['how many tiles are in a box of the Portland?', /10 tiles/, /bank holidays/],
    ['I don’t like the grey ones, have you anything warmer looking?', /£/, /Grey|Silver|Chequer/],
    ['what is quieter than laminate for a flat?', /quietest|£/, /sits quietly/],
  ])('%s', async (text, answer, other) => {
    const reply = await lastReply(text);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(other);
  });

  it('keeps to a colour that is liked', async () => {
    expect(await lastReply('I like grey. What would you suggest for a lounge?')).toMatch(
      /Silver Birch|Grey/,
    );
  });
});

describe('a price that names no floor', () => {
  it('is for the floor that was recommended', async () => {
    const talk = ['something that looks like stone for a kitchen', 'is it cold underfoot?'];
    expect(await lastReply(...talk, 'how much for 4.2 x 3.6?')).toMatch(/in Portland Tile in/);
  });

  it('is for the floor of the rooms priced before', async () => {
    const talk = [
      'what carpet would you put on the stairs?',
      'what would that cost, 12 straight steps?',
    ];
    const reply = await lastReply(...talk, 'and the hall is 4.2 by 1.1');
    expect(reply).toMatch(/hall 4\.2 × 1\.1 m[^\n]*Bradford Twist/i);
    expect(reply).not.toMatch(/Which floor/);
  });

  it('is asked about where several were only listed', async () => {
    expect(await lastReply('which floors do you have in grey?', 'how much for 4 x 3?')).toMatch(
      /Which floor|Which one/,
    );
  });
});

it('looks for free days as far ahead as the diary is read', async () => {
  expect(
    await lastReply('Are you very busy at the moment? We hope to be in by September.'),
  ).toMatch(/free at the moment/);
});
