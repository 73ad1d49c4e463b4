import { expect, it } from 'vitest';
import { adamOnTuesday } from '#tests/support/chat/adam-on-tuesday.ts';

const { lastReply } = adamOnTuesday();

const kitchen = 'my old dog has accidents, what would you put in a kitchen diner';
it.each([
  [
    'is one of the floors spoken of',
    [kitchen, 'how much is the cheapest of them per metre'],
    'Camden Sheet Vinyl',
    'Kennet',
  ],
  [
    'is one of those, not of all',
    ['show me your laminate', 'the cheapest of those?'],
    'Sherwood',
    'Kennet',
  ],
])('the cheapest of them %s', async (_what, messages, said, unsaid) => {
  const reply = await lastReply(...messages);
  expect(reply).toContain(said);
  expect(reply).not.toContain(unsaid);
});

it.each([
  ['which of your twists come in grey', /Twist in (?:Slate|Silver Birch)/, /Saxony|Velvet|Loop/],
  ['have you got a loop in a pale colour', /Loop/, /Saxony|Twist/],
  ['which twists do you have in a pale grey or blue', /Silver Birch/, /Saxony/],
  ['show me some wood look ones', /Sherwood|Ashdown/, /Portland|Camden/],
  ['any lvt that looks like stone', /Portland/, /Sherwood|Ashdown/],
])('colours and makes are looked for together: "%s"', async (text, said, unsaid) => {
  const reply = await lastReply(text);
  expect(reply).toMatch(said);
  expect(reply).not.toMatch(unsaid);
});

it('a tone alone is no colour: a dark grey is not navy', async () => {
  const reply = await lastReply(
    'tell me about the moorland twist',
    'do you have it in a darker grey',
  );
  expect(reply).not.toContain('Yes');
  expect(reply).toContain('The nearest is Sage');
});

it('two makes of carpet are weighed by what is asked of them', async () => {
  const reply = await lastReply(
    'I’m after something for a bedroom',
    'what’s easier to hoover, twist or loop?',
  );
  expect(reply).toContain('Twist');
  expect(reply).toContain('Loop');
});

it('a need is told in the sentence before the question about a kind', async () => {
  const reply = await lastReply('We have underfloor heating in the extension. Is LVT suitable?');
  expect(reply).toMatch(/27\s*°C/);
});

it('the floor spoken of tells how it is cleaned, and whether it is sealed', async () => {
  const floor = 'what would you recommend for a bathroom floor';
  expect(await lastReply(floor, 'how do i clean it')).toMatch(/damp mop/);
  expect(await lastReply(floor, 'do i have to seal it')).toMatch(/no sealing/);
});

it('underlay for a carpet on stairs begins with the one for stairs', async () => {
  const reply = await lastReply(
    'how much for 13 stairs in bradford twist oat',
    'what underlay goes under it',
  );
  expect(reply).toMatch(/^.*8 mm/);
  expect(reply).not.toContain('Laminate');
});

it('the cheapest is the cheapest that may lie there', async () => {
  const reply = await lastReply(
    'hall, kitchen and lounge all the same floor, what’d you go for',
    'how much a square metre is the cheapest',
  );
  expect(reply).not.toContain('Kennet');
});

it('floors shown are chosen again by what is said of them', async () => {
  const shown = [
    'mum’s bungalow: she has a wheelchair sometimes',
    'which carpet would you have then',
    'not too dark, she cant see well',
  ];
  expect(await lastReply(...shown)).toMatch(/Oat|Cream|Silver|Pebble/);
  const wool = await lastReply(...shown, 'that one is it wool');
  expect(wool).toMatch(/wool|polyprop/i);
  expect(wool).not.toContain('Ramp');
});

it.each([
  [
    ['is there a difference between your 8mm and 11mm underlay', 'whats it cost'],
    /Underlay/,
    /moved/,
  ],
  [['how quickly could you do it'], /diary/, /Within 24/],
  [
    ['what floor suits a village hall', 'Could someone come and look at it?'],
    /come and measure/,
    /mobile showroom/,
  ],
  [['I’m selling my house and want the cheapest decent carpet'], /Moorland|carpet/i, /sealing/],
  [
    ['tell me about the cavendish saxony', 'does it come in beige', 'how much is it'],
    /£18/,
    /damage/,
  ],
  [
    ['tell me about the cavendish saxony', 'and is the underlay extra'],
    /Yes.*underlay is £\d/,
    /Luxury/,
  ],
  [['my laminate has swollen by the dishwasher', 'what would it cost'], /damage/, /12\.75/],
  [
    ['my laminate has swollen', 'what would you put instead, kitchen 3.5 by 2.8'],
    /LVT|Vinyl|Portland|Ashdown/,
    /Sherwood|in laminate/,
  ],
  [
    ['12ft x 11, 10 x 9, how much', 'what carpet is that'],
    /premium carpet at £25\.99/,
    /don’t know/,
  ],
  [
    ['can u beat a quote of 850 for 3 bedrooms', 'what do you need to know'],
    /long|size/,
    /I’d choose/,
  ],
  [['Carpet for the living room that won’t show every crumb?'], /I’d choose/, /Kennet/],
  [
    ["I'd like to know about carpets"],
    /Bradford|Moorland|Cavendish|\/carpets/,
    /price, or a visit/,
  ],
  [
    ["I'd like to know about carpets", 'for the bedrooms', 'soft'],
    /Cavendish|Belgrave/,
    /help you/,
  ],
  [['something for the lounge, not too dark', 'then which'], /I’d/, /letting me know/],
  [['do you do lino', 'whats it come in'], /Camden/, /don’t know/],
  [
    ['tell me about the encaustic star vinyl', 'do you have a picture'],
    /page: \/products/,
    /email/,
  ],
  [
    ['My solicitor needs to know if you carry public liability insurance, and for how much.'],
    /insured/,
    /sorry|damage/,
  ],
  [
    ['my tenant moved out and carpets stink of dog can you deep clean'],
    /cleaning service/,
    /Landlord/,
  ],
  [
    ['which of your LVTs is herringbone', 'how much for 4 x 3'],
    /Ashdown Herringbone.*£\d/,
    /Which floor/,
  ],
  [
    ['do you come to frome', 'show me the herringbone', 'right what would 4.5 x 3 come to'],
    /£\d/,
    /area/,
  ],
  [['I’m after lvt', 'which ones glue down'], /Fitting: Dryback/, /4 kg/],
  [['hiya can i get a sample of the moorland and the bradford'], /samples/, /£/],
  [
    ['hiya can i get a sample of the moorland and the bradford', 'what’s the difference'],
    /Moorland[\s\S]*Bradford|Bradford[\s\S]*Moorland/,
    /vinyl/i,
  ],
  [
    ['tell me about the bradford twist', 'could I pick it up myself'],
    /collection|team/,
    /I’d choose/,
  ],
  [
    ['tell me about the bradford twist', 'i’ll go with the bradford in oat'],
    /free measure/,
    /help you/,
  ],
  [
    ['need flooring for a dog grooming salon', 'water everywhere all day'],
    /LVT|Vinyl|OK|Portland Tile .*water/,
    /stopcock/,
  ],
  [['something for a nursery bedroom', 'Is any of it fire rated?'], /Fire rating: /, /I’d choose/],
])('what a short question is about: %j', async (messages, said, unsaid) => {
  const reply = await lastReply(...messages);
  expect(reply).toMatch(said);
  expect(reply).not.toMatch(unsaid);
});

it('asthma is a need', async () => {
  const reply = await lastReply('I’m after something for the nursery, my daughter has asthma');
  expect(reply).toMatch(/dust|vacuum/i);
  expect(reply).not.toContain('dropped coffee');
});

it('a slip rating is that of the floor which has one', async () => {
  const reply = await lastReply(
    'we run a small cafe, need a hardwearing floor about 40 sq m',
    'is it slip rated',
  );
  expect(reply).toContain('R10');
  expect(reply).not.toContain('class 23');
});

it('the guarantee of a floor is not that of its fitting', async () => {
  const reply = await lastReply(
    'which of your laminates looks most like oak?',
    'what is its guarantee?',
  );
  expect(reply).toMatch(/maker/);
});

it('a customer who wants to see a floor hears about samples', async () => {
  const reply = await lastReply(
    'does the cavendish saxony go with underfloor heating',
    'nice. how would I see it',
  );
  expect(reply).toMatch(/sample/i);
});

it('an answer begins with yes or no only where that was asked', async () => {
  expect(await lastReply('what if i don’t like it once its down')).toMatch(/^(?!Yes)/);
  expect(await lastReply('my carpets gone all ripply in the lounge')).not.toMatch(
    /^(?:Usually )?yes/i,
  );
  expect(await lastReply('do you carpet stairs?')).toMatch(/^Yes/);
  expect(await lastReply('what do you do about the old lino thats there')).not.toMatch(/^Only on/);
});

it('each place named is checked', async () => {
  const reply = await lastReply('do you come out to swindon or bristol');
  expect(reply).toContain('Swindon');
  expect(reply).toContain('Bristol');
});

it('a wish for a date is never met by a promise', async () => {
  const reply = await lastReply('how much is the bradford twist', 'need it b4 xmas');
  expect(reply).not.toMatch(/no problem/i);
  expect(reply).toMatch(/can’t promise|don’t know|depends/);
});

it('what a repair visit costs is no question of moving it', async () => {
  const reply = await lastReply(
    'my carpet has come away at the door, can someone look at it',
    'Sue Harmer 07700 900321',
    'will it cost me anything',
  );
  expect(reply).toMatch(/quote/);
  expect(reply).not.toContain('moved or cancelled');
});
