import { describe, expect, it } from 'vitest';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

const dogs = 'two labradors and a muddy garden. What flooring do you recommend for the back hall?';
const heated = 'we have underfloor heating, can we have carpet over it?';
const saxony = 'whats the softest carpet you do?';

describe('two questions in one message', () => {
  it.each([
    [
      'of the same floor',
      [
        'tell me about the kennet',
        'what colours does it come in? and is it ok with underfloor heating',
      ],
      ['grey', '2.5 tog'],
    ],
    [
      'of its claws and its slip',
      [dogs, 'is the slate one slippery? and would their claws scratch it'],
      ['R10', 'claws are no trouble'],
    ],
    [
      'of its colours and the sun',
      [saxony, 'what other colours does it come in? and does that fade?'],
      ['Mocha', 'Strong sun fades'],
    ],
    [
      'joined by one beginning',
      ['Do you move the furniture and take the old carpet away?'],
      ['move furniture', 'take it away'],
    ],
    [
      'of a guarantee and a colour',
      [saxony, 'whats the guarantee on it, and can you get it in a pale grey?'],
      ['guarantee', 'Dove'],
    ],
  ])('are both answered: %s', async (_, messages, told) => {
    const reply = await replyTo(...messages);
    for (const words of told) expect(reply).toContain(words);
  });

  it('are owned up to where one of them is not known', async () => {
    const reply = await replyTo(
      'how long will the fitting take for a lounge? and can the fitters feed the goldfish',
    );
    expect(reply).toContain('4–6 hours');
    expect(reply).toContain('I don’t know about “can the fitters feed the goldfish”');
  });

  it('and a reason that is asked for with them are answered by what they say', async () => {
    const reply = await replyTo('tell me about the kennet', 'why not? is it too thick?');
    expect(reply).toContain('3 mm');
    expect(reply).not.toContain('supplied and fitted');
  });

  it('of its colours and a darker one', async () => {
    const reply = await replyTo(
      'what colours does the Bradford come in, and is there a darker one?',
    );
    expect(reply).toContain('Oat, Silver Birch and Slate');
    expect(reply).toContain('Yes: Slate');
  });

  it('name a floor once, and say nothing twice', async () => {
    const reply = await replyTo(
      dogs,
      'is the slate one slippery? and would their claws scratch it',
    );
    expect(reply.match(/Portland Tile/g)).toHaveLength(1);
  });

  it('answer a question about furniture and dents as one', async () => {
    const reply = await replyTo('What about furniture, will a heavy table dent LVT?');
    expect(reply).toContain('dent');
    expect(reply).not.toContain('£25');
  });
});

describe('what “it” and “that” mean', () => {
  it('is the floor spoken of before, not one that a later question names', async () => {
    const reply = await replyTo(
      'i let out a flat, what carpet for a rental?',
      'How long would that last with tenants? And would laminate be better?',
    );
    expect(reply).toContain('It depends on the carpet');
  });

  it('is the second of those shown, in the colour asked for', async () => {
    const reply = await replyTo(
      'which carpet is quietest for the neighbours below? just carpet',
      'i want a quiet carpet, which would you choose?',
      'do you have the second one in navy?',
    );
    expect(reply).toMatch(/^(?:Moorland Twist|Bradford Twist)/);
    expect(reply).not.toContain('Cavendish');
  });

  it('is the range that was just named', async () => {
    const reply = await replyTo(saxony, 'I mean the Moorland Twist. do you have it in a grey?');
    expect(reply).toContain('Moorland Twist');
    expect(reply).not.toContain('Dove');
  });

  it.each([
    'is it noisy when they run about on it?',
    'and would it be noisy with three dogs on it all day?',
  ])('is the floor, not its fitting: %s', async (question) => {
    const reply = await replyTo(dogs, question);
    expect(reply).toContain('quiet');
    expect(reply).not.toContain('hammering');
  });

  it('is underfloor heating that was spoken of', async () => {
    const reply = await replyTo(heated, 'so is the Moorland Twist OK with it or not');
    expect(reply).toContain('2.5 tog');
  });

  it('is no price where the catalogue says nothing', async () => {
    const reply = await replyTo(
      'what underlay do you have?',
      'tell me about the 11mm underlay',
      'does that go flat over time?',
    );
    expect(reply).not.toContain('£');
  });
});

describe('a property that is asked for by name', () => {
  it.each([saxony, 'our baby has just started crawling. whats the softest carpet you do'])(
    'decides over everything else: %s',
    async (question) => {
      expect(await replyTo(question)).toMatch(/^I’d choose Cavendish Saxony/);
    },
  );

  it('decides between two that were shown', async () => {
    const reply = await replyTo(
      'moorland or cavendish for the lounge?',
      'but which of those two is softer?',
    );
    expect(reply).toMatch(/I’d (?:still )?choose Cavendish/);
  });

  it('is given for both floors being compared', async () => {
    const reply = await replyTo(
      'Compare Belgrave Velvet and Cavendish Saxony please. which is softer',
    );
    expect(reply).toContain('Belgrave Velvet');
    expect(reply).toContain('I’d choose Cavendish');
  });

  it.each([
    ['which would you have, the LVT or the laminate, with wet dogs?', 'Honister Slate', 'Adhesive'],
    ['is the portland better than the sherwood when it gets wet?', 'Honister Slate', 'Limestone'],
  ])('is weighed between those that were shown: %s', async (question, told, never) => {
    const reply = await replyTo(dogs, question);
    expect(reply).toContain(told);
    expect(reply).not.toContain(never);
  });

  it('is weighed between fibres by a carpet of each', async () => {
    const reply = await replyTo('wool or polypropylene?', 'is wool warmer than polypropylene');
    expect(reply).toContain('Bradford');
    expect(reply).toContain('Moorland');
    expect(reply).toContain('little between them');
  });

  it('is given for every floor shown, where all are asked about', async () => {
    const reply = await replyTo(
      'lvt for a bathroom please',
      'which lvt is warm and good when wet?',
      'which of those is slip resistant?',
    );
    expect(reply).toMatch(/ and .*: Slip rating: R10/);
  });

  it('which no floor has with the place gives way to the place', async () => {
    const reply = await replyTo("I want something for a bathroom that's warm underfoot");
    expect(reply).toMatch(/I’d choose (?:Ashdown|Portland|Camden)/);
  });

  it('does not turn carpet down over underfloor heating', async () => {
    const reply = await replyTo(
      heated,
      'which of your carpets would be ok over it? I like a twist',
    );
    expect(reply).toMatch(/^I’d choose (?:Moorland|Bradford) Twist/);
    expect(reply).toContain('2.5 tog');
  });
});

describe('a kind that is asked about after a floor was shown', () => {
  it.each([
    ['And would laminate be better?', 'Laminate is'],
    ['how does it compare with laminate for wear?', 'Laminate is'],
  ])('is weighed against it: %s', async (question, told) => {
    const reply = await replyTo('what carpet would you put in a rental?', question);
    expect(reply).toContain(told);
    expect(reply).toContain('Kennet Level Loop');
    expect(reply).not.toContain('costs less');
  });

  it('is weighed against the kind that was asked about', async () => {
    const reply = await replyTo('is laminate ok for a hall', 'would LVT be better');
    expect(reply).toMatch(/[Ll]aminate (?:in Honey Oak )?is/);
    expect(reply).toContain('I’d choose LVT, such as Portland Tile');
  });

  it('is preferred or not for what tells the two apart', async () => {
    const reply = await replyTo(
      'tell me about the ashdown plank',
      'how does it compare with laminate for underfloor heating?',
    );
    expect(reply).toMatch(/I’d choose Ashdown Plank[^\n]*5\.5 mm thick and needs no underlay/);
    expect(reply).toMatch(/Laminate is suitable[^\n]*8 mm thick and lies on an underlay/);
  });

  it('is cheaper or dearer than the other that was shown', async () => {
    const reply = await replyTo(dogs, 'is it cheaper?');
    expect(reply).toMatch(/£[\d.]+ per m² less/);
  });
});

describe('the second of two that were shown', () => {
  it('is asked about by its shade', async () => {
    const reply = await replyTo(
      'which two lvts would you pick for a hall with a dog',
      'is the second one light?',
    );
    expect(reply).toMatch(/^Ashdown Herringbone in Natural Oak/);
  });
});

describe('two kinds that are as good', () => {
  it('where there are dogs and children: the one that is wiped clean', async () => {
    const reply = await replyTo(
      'can’t decide for our hall, carpet or LVT? we’ve got 2 kids and a dog',
    );
    expect(reply).toMatch(/I’d choose LVT, such as Portland Tile/);
    expect(reply).not.toContain('little between');
  });
});

describe('a colour', () => {
  it('that is turned down is not shown', async () => {
    const reply = await replyTo('which wool twist for the stairs, not beige');
    expect(reply).toContain('Bradford Twist');
    expect(reply).not.toContain('in Oat');
  });

  it.each([
    'is there anything in a brown that hides mud? carpet for the lounge',
    'got anything brown in a carpet?',
  ])('is looked for among what is in stock first: %s', async (question) => {
    expect(await replyTo(question)).toMatch(/^(?:I’d choose )?Moorland Twist in Heather/);
  });

  it('is turned down also where another fibre was spoken of', async () => {
    const reply = await replyTo(
      'wool or polypropylene for the stairs?',
      'is wool warmer than polypropylene?',
      'ok wool. which wool one do you like for stairs, not beige',
    );
    expect(reply).toMatch(/Bradford Twist in (?:Silver Birch|Slate)/);
  });

  it('that was named and turned down stays away', async () => {
    const reply = await replyTo(
      'got anything brown in a carpet?',
      "not Mocha, something that's in stock in brown. whats left?",
    );
    expect(reply).toContain('Heather');
    expect(reply).not.toContain('Mocha');
  });
});
