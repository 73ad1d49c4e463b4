import { describe, expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

/** The reply to the last of some messages. */
async function replyTo(...messages: string[]): Promise<string> {
  const { say } = talkAboutFloors();
  let reply = '';
  for (const message of messages) reply = await say(message);
  return reply;
}

describe('the product that a question is about', () => {
  it.each([
    ['the one named', ['how thick is the kennet'], 'Kennet', '3 mm'],
    ['a colour of it', ['whats the cavendish like', 'is mocha in stock'], 'Mocha', 'back order'],
    [
      'a colour in passing',
      ['tell me about moorland twist in sage', 'and does the navy show fluff?'],
      'Navy',
      'pale fluff',
    ],
    [
      'the colour spoken of before, when its range is named again',
      ['what is the moorland navy like', 'ok. is moorland stain resistant?'],
      'Moorland Twist in Navy',
      'Yes.',
    ],
    [
      'the word of its range',
      ['ashdown herringbone please', 'and the plank, is it click?'],
      'Plank',
      'clicks together',
    ],
    [
      'the one that was shown',
      ['anything that looks like sisal', 'the natural one, can i get it now'],
      'Whitby Loop in Natural',
      'out of stock',
    ],
    [
      'the first of two',
      ['bradford slate or moorland navy for a study', 'is the first one wool'],
      'Bradford',
      '80% wool',
    ],
    ['a range', ['fire rating of the moorland twist'], 'Moorland Twist', 'Efl'],
    [
      'another, for the same question',
      ['fire class on the kennet?', 'and whitby loop?'],
      'Whitby',
      'Cfl-s1',
    ],
    [
      'one of another clause',
      ['bradford twist - what does it come in'],
      'Bradford',
      'Silver Birch',
    ],
    [
      'the one shown, asked in two words',
      ['whitewashed oak laminate', 'plank size'],
      'Whitewashed Oak',
      '1285',
    ],
    [
      'how it is laid, not a tub of glue',
      ['ashdown plank in pale oak', 'does it clip together or is it glue'],
      'Plank',
      'lick',
    ],
    ['a misspelt one', ['is the brafdord slate any good on stairs'], 'Bradford', 'made for stairs'],
  ])('is %s', async (_, messages, name, fact) => {
    const reply = await replyTo(...messages);
    expect(reply).toContain(name);
    expect(reply).toContain(fact);
  });

  it('is never the first colour of the range once another was spoken of', async () => {
    for (const question of [
      'is it stain resistant',
      'is moorland wool',
      'how thick is the moorland',
    ])
      expect(await replyTo('moorland twist in navy please', question)).not.toMatch(/Heather|Sage/);
  });
});

describe('a yes or a no from the data', () => {
  it.each([
    ['would the saxony be ok on stairs', 'I wouldn’t', 'Bradford'],
    ['could i run cavendish dove down the stairs', 'I wouldn’t', 'shows its backing'],
    ['is bradford twist in slate alright for stairs?', 'Yes', 'made for stairs'],
    ['we have 3 cats, would whitby loop be ok', 'I wouldn’t', 'Claws'],
    ['is portland tile in limestone ok in a bathroom', 'Yes', 'bathrooms'],
    [
      'can i put sherwood laminate in honey oak in the bathroom',
      'I wouldn’t',
      'LVT or sheet vinyl',
    ],
    ['is the kennet suitable for an office', 'Yes', 'light offices'],
    ['will the ashdown plank pale oak go over underfloor heating', 'Yes', '27 °C'],
  ])('answers "%s"', async (question, verdict, reason) => {
    const reply = await replyTo(question);
    expect(reply).toContain(verdict);
    expect(reply).toContain(reason);
  });
});

describe('advice', () => {
  it.each([
    [['which carpet is best for stairs'], /Bradford Twist/, /stairs/],
    [['what would you put on a busy staircase'], /Bradford Twist/, /stairs/],
    [['got 2 cats, which carpet would you go for'], /Moorland|Cavendish|Belgrave/, /claw/],
    [
      ['we have a labrador and 3 kids. what carpet would you recommend'],
      /Moorland Twist in Heather/,
      /dogs/,
    ],
    [
      ['what do you suggest for a rental, tenants are rough'],
      /Kennet|Bradford/,
      /rentals|class 23/,
    ],
    [['something really soft for the bedroom please'], /Cavendish Saxony/, /bare feet|18 mm/],
    [['what colours is the cavendish', 'which hides marks best'], /Mocha/, /forgives/],
    [['sherwood laminate colours?', 'which one hides dust best'], /Driftwood Grey/, /dust/],
    [
      ['is the whitby loop ok with cats', 'gutted. what instead then'],
      /Moorland|Cavendish|Belgrave/,
      /claw/,
    ],
    [['which floor for a bathroom that gets wet'], /Ashdown|Portland|Camden/, /water/],
    [
      ['whats best in an office with chairs on castors'],
      /Kennet|Sherwood|Portland|Ashdown/,
      /office|chairs|AC4|wear layer/,
    ],
    [['which of your laminates is toughest'], /Sherwood/, /made for heavy family use/],
  ])('to %j names what fits, and why', async (messages, product, reason) => {
    const reply = await replyTo(...messages);
    expect(reply).toMatch(product);
    expect(reply).toMatch(reason);
    expect(reply.match(/\/products\//g)?.length ?? 0).toBeLessThanOrEqual(3);
  });

  it.each([
    ['laminate or lvt for a kitchen with 3 kids', /LVT/, /water/],
    ['vinyl or carpet for the bathroom?', /vinyl/i, /water/],
    ['carpet or laminate with a big dog', /carpet/i, /laminate/i],
  ])('weighs two kinds in "%s"', async (question, kind, reason) => {
    const reply = await replyTo(question);
    expect(reply).toMatch(kind);
    expect(reply).toMatch(reason);
    expect(reply).toMatch(/I’d choose/);
  });

  it.each([
    'why is bradford slate dearer than moorland navy',
    'whats the difference between bradford twist in slate and moorland twist in navy',
    'is bradford slate better than the moorland navy',
  ])('says from the data what makes one better: %s', async (question) => {
    const reply = await replyTo(question);
    expect(reply).toContain('wool');
    expect(reply).toContain('polypropylene');
  });

  it('asks nothing of floors where a shop, a day or a form is meant', async () => {
    for (const question of ['do you have a shop i can visit instead', 'which day would suit you'])
      expect(await replyTo('tell me about the kennet', question)).not.toContain('I’d choose');
  });
});

describe('short answers', () => {
  it('show price and link once, and again only when the price is asked', async () => {
    const { say } = talkAboutFloors();
    expect(await say('how thick is the portland limestone')).toContain('/products/');
    expect(await say('how thick is the wear layer')).not.toMatch(/£|\/products\//);
    expect(await say('is it slippy')).not.toMatch(/£|\/products\//);
    expect(await say('and per square metre?')).toContain('£26.90');
  });

  it.each([
    [
      ['do you sell brass door bars', 'how much and how long are they'],
      ['11.50', '0.9 m'],
    ],
    [['stair rods?', 'how many in a set'], ['13 rods']],
    [['those brass rod things how much'], ['129']],
    [
      ['how much is the 8mm underlay', 'and the 11mm, is that ok on stairs'],
      ['Too soft for stairs'],
    ],
    [['difference between the 8mm and the 11mm underlay'], ['8 mm', '11 mm']],
    [['glue for lvt how much floor does a tub do'], ['14 m²']],
  ])('tell of accessories what is asked: %j', async (messages, facts) => {
    const reply = await replyTo(...messages);
    for (const fact of facts) expect(reply).toContain(fact);
  });

  it.each([
    ['does the bradford come in grey', ['Silver Birch', 'Slate']],
    ['do you have the herringbone in grey', ['Not in grey', 'Smoked Oak']],
    ['what colours does moorland come in', ['Heather', 'Sage', 'Navy']],
    ['can i get kennet in blue', ['one grey']],
    ['which carpets are on offer', ['Silver Birch', 'Sage', 'Clotted Cream', 'Pebble Grey']],
    ['is clotted cream saxony reduced', ['Yes', '£18.00', '£22.50']],
    ['is whitby natural in stock', ['out of stock', 'Pebble Grey']],
    ['how many blocks in a pack of ashdown herringbone smoked oak', ['48']],
    ['do you do karndean', ['don’t stock Karndean', 'Ashdown']],
    ['got any porcelain tiles', ['don’t sell', 'Portland']],
    ['what does dryback mean', ['glued down']],
  ])('answer "%s"', async (question, facts) => {
    const reply = await replyTo(question);
    for (const fact of facts) expect(reply).toContain(fact);
  });

  it('say that the sheet does not say, and offer the team', async () => {
    const reply = await replyTo(
      'tell me about the belgrave',
      'is the belgrave made in england do you know',
    );
    expect(reply).toContain('don’t say');
    expect(reply).toContain('ask the team');
  });
});

describe('several floors', () => {
  it.each([
    [['what is the deepest pile you do'], 'Cavendish Saxony', '18 mm'],
    [['which is your thinnest carpet'], 'Kennet', '3 mm'],
    [['which carpet has the heaviest pile'], 'Cavendish', '60 oz'],
    [['which lvt has the thickest wear layer'], '0.55 mm', '/products/'],
  ])('are put in the order of a figure: %j', async (messages, product, figure) => {
    const reply = await replyTo(...messages);
    expect(reply).toContain(product);
    expect(reply).toContain(figure);
  });

  it('stay those under discussion', async () => {
    const { say } = talkAboutFloors();
    await say('I am comparing the Bradford Twist and the Cavendish Saxony for a lounge');
    expect(await say('which of them will last longer')).toContain('Bradford');
    const made = await say('what is each one made of?');
    expect(made).toContain('80% wool');
    expect(made).toContain('polyester');
    const offer = await say('which one is on offer');
    expect(offer).toContain('Silver Birch');
    expect(offer).toContain('Clotted Cream');
    expect(offer).not.toMatch(/Sage|Pebble/);
  });

  it('keeps the kind that was spoken of', async () => {
    expect(await replyTo('whats the cheapest lvt', 'and the most expensive?')).toContain('Ashdown');
    expect(await replyTo('whats the cheapest twist')).toContain('Moorland');
  });
});

describe('two floors spoken of together', () => {
  it.each([
    [
      'the heavier',
      [
        'what is the moorland made of',
        'and the bradford?',
        'does either shed',
        'what weight are they',
      ],
      ['40 oz', '36 oz'],
    ],
    [
      'the cheaper',
      ['got any herringbone', 'hows it fixed', 'n the plank one', 'which is cheaper'],
      ['Plank', 'less'],
    ],
    [
      'another kind',
      ['sherwood walnut please', 'how thick is it', 'and the lvt?'],
      ['2.5 mm', '5.5 mm'],
    ],
  ])('are both answered for: %s', async (_, messages, facts) => {
    const reply = await replyTo(...messages);
    for (const fact of facts) expect(reply).toContain(fact);
  });

  it('are told apart by the colour that holds best in the sun', async () => {
    expect(await replyTo('which carpet fades least')).toContain('Moorland');
  });
});
