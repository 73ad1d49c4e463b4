import { describe, expect, it } from 'vitest';
import { adamOnTuesday } from '#tests/support/chat/adam-on-tuesday.ts';

const { converse, lastReply: last } = adamOnTuesday();

const visit =
  'book a measure please for carpet in 2 bedrooms, Jo Pearce jo@example.com 07700 900 412, 14 Holbrook Lane BA14 0PS';
const room = 'bathroom 2.1 by 1.7 vinyl how much';

describe('what follows a price', () => {
  it.each([
    ['is there a minimum charge', /one bedroom or a whole house/],
    ['can she get help with the cost shes on pip', /don’t know/],
    ['if you take the old one up how much', /£30\.00 on top/],
    ['and moving the furniture out', /With the furniture moved, £25\.00, it’s £183\.13/],
    ['oh and the doors want trimming', /£20\.00 each/],
    ['is fitting in that', /Fitting and VAT are included/],
  ])('"%s" is not answered by the same price', async (text, expected) => {
    const reply = await last(room, text);
    expect(reply).toMatch(expected);
    expect(reply).not.toContain('£158.13');
  });

  it('tells the price again where it is asked for', async () => {
    expect(await last(room, 'can you do samples', 'how much was it again')).toContain('£158.13');
  });

  it.each(['no worries. can someone ring me about it', 'cheers mate whats the number'])(
    '"%s" is more than thanks',
    async (text) => {
      expect(await last(room, text)).toMatch(/number|01632/);
    },
  );

  it('is the price of a square metre of another kind', async () => {
    const [, lvt, laminate] = await converse('price per sq m for carpet', 'and lvt', 'laminate?');
    expect(lvt).toContain('£18.50');
    expect(laminate).toContain('£12.75');
  });
});

describe('a question without a stop', () => {
  it.each([
    ['what floor for a conservatory gets boiling in summer freezing in winter', /heat-resistant/],
    ['do you do a landlord plan thing saw it on the site', /Landlord plan/],
    ['you a real person?', /a program, not a person/],
  ])('"%s" is answered by its beginning', async (text, expected) => {
    expect(await last(text)).toMatch(expected);
  });
});

describe('a quote', () => {
  it('of ours is the team’s, one that is wanted is a price', async () => {
    expect(await last('got a quote off you last week, want to say yes to it')).toContain('team');
    expect(await last('can i get a quote from you for a bedroom 3 by 4 in carpet')).toContain('£');
  });
});

describe('something told and a question, without a stop between', () => {
  it.each([
    ['builder says screed will be done on the 18th how long till you can fit', /diary/],
    ['theres old tiles on the floor do they need to come up', /asbestos/],
    ['pulled the old carpet up and theres black square tiles underneath stuck down', /asbestos/],
    ['got about 600 quid to do a room what can i get', /How long and how wide/],
  ])('"%s" is answered', async (text, expected) => {
    expect(await last(text)).toMatch(expected);
  });

  it('asks the open question again after a remark', async () => {
    const reply = await last('price for 3.4 by 3.9', 'its my sons bedroom hes 6');
    expect(reply).toContain('Which floor');
  });

  it('does not take what was answered last for an answer to everything', async () => {
    const reply = await last('do you move furniture', 'ok how long would all that take');
    expect(reply).toContain('4–6 hours');
  });
});

describe('what a short question is about', () => {
  it.each([
    ['the floor that was priced', ['bedroom 4 x 3 laminate price', 'is it noisy tho'], /quietens/],
    [
      'another kind, for what was asked before',
      ['can you put carpet over underfloor heating', 'would lvt be better'],
      /All our LVT is suitable/,
    ],
    [
      'the only floor of a colour',
      ['lounge 5 x 4 carpet how much', 'the oat one whats that price then'],
      /Bradford Twist in Oat/,
    ],
    [
      'another kind of what was shown',
      ['got anything in a greige', 'carpet sorry'],
      /Saxony in Dove/,
    ],
    [
      'the repair',
      ['we had you fit lvt and theres a gap opening up by the door', 'so what happens now'],
      /look at the repair/,
    ],
    ['hours, after a pleasantry', ['are you cheap', 'no bother. do you work sats'], /Sat 9am-4pm/],
  ])('%s', async (_, texts, expected) => {
    expect(await last(...texts)).toMatch(expected);
  });

  it('is no other topic where something is damaged', async () => {
    const reply = await last('we had you fit lvt and theres a gap by the door', 'is that normal');
    expect(reply).not.toMatch(/wool|pile/);
  });
});

describe('floors of some rooms', () => {
  const bedrooms = 'bed1 4x3.8 bed2 3.6x3.1 bed3 2.7x2.4 all carpet price';

  it('a room that is left out gets a floor of its own', async () => {
    const reply = await last(bedrooms, 'leave bed 3 out, doing that in laminate');
    expect(reply).toContain('£1,326.73');
    expect(reply).toContain('£261.48');
  });

  it('a room that was left out counts again with its floor', async () => {
    const reply = await last(
      'kitchen diner 6.2x3.4 lounge 4.8x3.5 hall 4x1.2 lvt how much',
      'hm. minus the lounge',
      'lounge in carpet then',
    );
    expect(reply).toContain('£989.58');
    expect(reply).toContain('£824.84');
  });

  it('are weighed again for a size that is corrected', async () => {
    const [first, , corrected] = await converse(
      'bedroom 4m x 3m. compare carpet laminate and vinyl for me',
      'which is cheapest',
      'actually its 4.4 not 4',
    );
    expect(first).toContain('£425.53');
    expect(corrected).toContain('£687.51');
    expect(corrected).toContain('£477.14');
  });
});

describe('a visit', () => {
  it('that was asked for in the chat is moved there', async () => {
    const booked = [visit, 'friday 9 till 11', 'within a month', 'yes'];
    const reply = await last(...booked, 'sorry cant do friday now. monday same time?');
    expect(reply).toContain('I’ve changed your request to Mon');
  });

  it('moves to the day that is put forward', async () => {
    const reply = await last(
      visit,
      'friday 9 till 11',
      'within a month',
      'oh no friday no good we got football can we do mon instead',
    );
    expect(reply).toContain('Mon 7 Dec 2026');
  });

  it('takes an address behind the postcode, and a surname by itself', async () => {
    const reply = await last(
      'book a measure for carpet in 2 bedrooms',
      'its rob',
      'burgess',
      'SN12 6JL, 9 Queensway melksham. rob@example.com 07700 900413',
      'friday 9 till 11',
      'within a month',
    );
    expect(reply).toContain('for Rob Burgess');
    expect(reply).toContain('9 Queensway');
  });

  it('is left with a goodbye', async () => {
    const reply = await last('can you come and measure', 'fair enough bye');
    expect(reply).not.toMatch(/name|email/);
  });
});

describe('a conversation that was handed over', () => {
  const leak = 'help the washing machine flooded the kitchen laminate is ruined';

  it('still gets its questions answered', async () => {
    expect(await last(leak, 'when do i pay')).toMatch(/pay/);
    const reply = await last(leak, 'what would you put down instead thats ok with water');
    expect(reply).toMatch(/LVT|vinyl/i);
  });
});
