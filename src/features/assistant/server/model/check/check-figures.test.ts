import { describe, expect, it } from 'vitest';
import { catalogue, modelTurn } from '#tests/support/assistant/model-turn.ts';
import { allTools, type Call, checkAfter, runCalls } from '#tests/support/assistant/run-calls.ts';
import { fc } from '#tests/support/properties.ts';
import { createCheck } from './check-figures.ts';

const today = '2026-11-28';
const lounge: Call = [
  'put_price',
  { rooms: [{ name: 'Lounge', length: 4, width: 3.5, product: 'bradford-twist-oat' }] },
];
const both: Call = [
  'put_price',
  {
    rooms: [
      { name: 'Lounge', length: 4, width: 3.5, floor: 'carpet' },
      { name: 'Kitchen', length: 3, width: 3, floor: 'lvt' },
      { name: 'Stairs', steps: 13, floor: 'carpet' },
    ],
  },
];
/** A call of every tool. */
const calls: Call[] = [
  ['find_products', { category: 'carpet' }],
  ['product_details', { slug: 'bradford-twist-oat' }],
  ['price_list', {}],
  ['knowledge', { question: 'Do you move furniture?' }],
  ['check_coverage', { postcode: 'LS1 1AA' }],
  ['free_visits', { from: '2026-12-01', to: '2026-12-07' }],
  ['hours_and_facts', {}],
  lounge,
  both,
  ['put_price', { areaOnly: 20, floor: 'laminate', startAgain: true }],
  [
    'put_visit',
    {
      dates: ['2026-12-03'],
      times: ['9am'],
      name: 'Jo',
      phone: '01632 960111',
      postcode: 'SN13 0AA',
    },
  ],
  ['put_call_back', { name: 'Dave', phone: '07700 900123', bestTime: 'after 5pm' }],
  ['put_problem', { what: 'water', where: 'Kitchen', phone: '01632 960111' }],
  ['put_coverage', { place: 'Bath' }],
  ['put_products', { slugs: ['moorland-twist-sage', 'bradford-twist-oat'] }],
  ['put_questions', { questions: ['Do you move furniture?'] }],
  ['put_own_visit', { email: 'jo@example.com' }],
  ['put_contact', {}],
  ['hand_over', { summary: 'Wants a person' }],
];

const checkOf = (lines: string[], customer: string[] = []) =>
  createCheck({ lines, customer, products: catalogue, today });
const passes = (answer: string, lines: string[], customer: string[] = []) =>
  checkOf(lines, customer)(answer).length === 0;

describe('a line of a tool that is copied word for word', () => {
  it('is tried for every tool', () => {
    const tried = new Set(calls.map(([name]) => name));
    expect(allTools.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });

  it.each(calls)('passes, of %s', async (...call) => {
    const turn = modelTurn('What can you tell me?');
    const lines = await runCalls(turn, [call]);
    expect(lines.length).toBeGreaterThan(0);
    // Only with its own lines: nothing of the instructions bears them out.
    const check = checkOf(lines);
    for (const line of [...lines, lines.join('\n'), `Here you are. ${lines[0]}`])
      expect({ line, refused: check(line) }).toEqual({ line, refused: [] });
  });
});

describe('200 answers of tool lines, the customer’s words and small talk', () => {
  const talk = [
    'Of course.',
    'Happy to help!',
    'Here you are:',
    'Shall we come and measure?',
    'Anything else?',
    'Lovely choice.',
    'No problem at all.',
    'Which room is it for?',
    'Let me know.',
    'Thanks, Jo.',
    'The card below has the rest.',
    'You can change it there.',
    'I’m afraid not.',
  ];
  const said = [
    'my lounge is 4.2m by 3.6m',
    'we are out until 5pm',
    'Thursday 3 December suits us',
    'it is 2 rooms and 13 stairs',
    'ring me on 07700 900123',
    'the flat is 55 m²',
    'we moved in 3 weeks ago',
    'jo@example.com',
    'about 12ft wide',
  ];

  it('are all passed', async () => {
    const turn = modelTurn(said.join('. '));
    const lines = await runCalls(
      turn,
      calls.filter(([name]) => name !== 'put_call_back'),
    );
    const check = await checkAfter(turn, lines);
    const piece = fc.oneof(
      fc.constantFrom(...lines),
      fc.constantFrom(...said.map((words) => `You said ${words}.`)),
      fc.constantFrom(...talk),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        expect(check(pieces.join(' '))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('figures in another notation', () => {
  it.each([
    ['1081.99 pounds', 'The total is £1,081.99.'],
    ['£1081.99', 'The total is £1,081.99.'],
    ['about £1,080', 'The total is £1,081.99.'],
    ['thirty-four pounds', 'It is £34.00.'],
    ['50p', 'It is £0.50.'],
    ['3.40 m', 'It is 3.4 m wide.'],
    ['340 cm', 'It is 3.4 m wide.'],
    ['4 by 3.5 metres', 'Lounge, 4 × 3.5 m'],
    ['12 square metres', 'It is 12 m².'],
    ['a five-year guarantee', 'The guarantee is 5 years.'],
    ['20 per cent', 'Up to 20% off.'],
    ['1pm', 'Free: 1:00 PM - 3:00 PM'],
    ['9–11am', 'Free: 9:00 AM - 11:00 AM'],
    ['11am to 1pm', 'Free: 11am–1pm'],
    ['13:00', 'Free at 1pm'],
    ['Thursday 3 December', 'Thu 3 Dec'],
    ['3rd December 2026', 'Thu 3 Dec'],
    ['Thursday the 3rd', '2026-12-03'],
    ['December 3rd', '2026-12-03'],
    ['+44 1632 960147', 'Phone 01632 960 147'],
  ])('%s stands in “%s”', (said, line) => {
    expect(passes(`That’s ${said}.`, [line])).toBe(true);
  });

  it.each([
    ['£1,080', 'The total is £1,081.99.'],
    ['about £1,050', 'The total is £1,081.99.'],
    ['£１０80', 'The total is £1,081.99.'],
    ['£99\u200b0', 'The total is £99.'],
    ['€34', 'It is £34.'],
    ['3.5 m', 'It is 3.4 m wide.'],
    ['a ten-year guarantee', 'The guarantee is 5 years.'],
    ['Thursday 4 December', 'Thu 3 Dec, Fri 4 Dec'],
    ['3 January', 'Thu 3 Dec'],
    ['2pm', 'Free: 1:00 PM - 3:00 PM'],
    ['01632 960 148', 'Phone 01632 960 147'],
    ['/products/other', '/products/this'],
    ['evil.example.com/pay', 'hello@wyvernvale.example'],
  ])('%s does not stand in “%s”', (said, line) => {
    expect(passes(`That’s ${said}.`, [line])).toBe(false);
  });
});

describe('what is claimed', () => {
  const line = 'Lounge in carpet, supplied and fitted: £500.00.';
  it.each([
    ['It isn’t booked until you press Send.', true],
    ['Your visit is booked.', false],
    ['I can confirm your visit is booked.', false],
    ['It will be confirmed by the team.', true],
    ['Is the room about 6 m wide?', true],
    ['Would £400 suit you?', false],
    ['I don’t know whether it takes 3 weeks.', true],
    ['We don’t open before 8am.', true],
    ['It’s not £900, it’s £450.', false],
    ['No more than £450.', false],
  ])('“%s”: %s', (answer, isPassed) => {
    expect(passes(answer, [line])).toBe(isPassed);
  });

  it('takes sizes and dates from the customer, and prices only where they are not claimed', () => {
    const customer = ['my lounge is 6m by 4, I have £800, can you come on 5 December at 2pm'];
    expect(passes('Your 6 m by 4 m lounge, on 5 December at 2pm.', [line], customer)).toBe(true);
    expect(passes('I can’t do it for £800.', [line], customer)).toBe(true);
    expect(passes('So your £800 would cover it.', [line], customer)).toBe(true);
    expect(passes('It comes to £800.', [line], customer)).toBe(false);
  });

  it.each([
    ['The carpet is £500.00, fitted.', true],
    ['The laminate is £500.00.', false],
    ['It is £500.00, supply only.', false],
    ['The lounge comes to £500.00.', true],
  ])('“%s” against the line of a fitted carpet: %s', (answer, isPassed) => {
    expect(passes(answer, [line])).toBe(isPassed);
  });

  it('keeps the price of each product apart', () => {
    const lines = [
      'Bradford Twist in Oat, £25.99 per m².',
      'Moorland Twist in Sage, £11.99 per m².',
    ];
    expect(
      passes('Bradford Twist in Oat is £25.99 and Moorland Twist in Sage £11.99.', lines),
    ).toBe(true);
    expect(passes('Bradford Twist in Oat is £11.99.', lines)).toBe(false);
    expect(passes('Oat is £11.99.', lines)).toBe(false);
  });
});

it('reads 4,000 characters of anything in a moment', () => {
  const words = '1;£1,;3.;/a;- ;1 to ;3 dec ;the 3rd ;two ;hundred and ;not ;@;07;sq m ;"'.split(
    ';',
  );
  const lines = ['Lounge in carpet: £500.00, 4 × 3 m.'];
  for (const one of words)
    for (const other of words) {
      const text = `${one}${other}`.repeat(4_000).slice(0, 4_000);
      const begin = performance.now();
      createCheck({ lines: [text, ...lines], customer: [text], products: catalogue, today })(
        text.slice(0, 2_000),
      );
      expect({ one, other, isSlow: performance.now() - begin > 1_000 }).toEqual({
        one,
        other,
        isSlow: false,
      });
    }
});
