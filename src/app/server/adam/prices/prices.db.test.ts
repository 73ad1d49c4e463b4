import { describe, expect, it } from 'vitest';
import { sizeText } from '#features/assistant/server/conversation/describe-record.ts';
import { emptyRecord, type PricedJob } from '#features/assistant/server/conversation/record.ts';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();

/** "4 × 3.5 m + 3 × 3 m carpet fitted" */
const describeJob = ({ rooms, floor, fitted }: PricedJob) =>
  `${rooms.map(sizeText).join(' + ')} ${floor.slug ?? floor.kind} ${fitted ? 'fitted' : 'supply'}`;

/** Says the messages in turn. @returns the jobs priced by the last one, and its reply */
async function priceOf(texts: readonly string[]) {
  const { record, reply } = await sayInTurn(answer, texts);
  return { priced: record.priced.map(describeJob), reply };
}

describe('rooms in floors of their own', () => {
  const both = ['4 × 3.5 m carpet fitted', '3 × 2.5 m vinyl fitted'];
  it.each([
    'need a price. lounge carpet 4 x 3.5 and kitchen vinyl 3 x 2.5, n the total for both',
    'carpet in the lounge 4 x 3.5, vinyl in the kitchen 3 x 2.5. how much altogether',
    'how much is carpet for a 4 x 3.5 lounge and vinyl for a 3 x 2.5 kitchen, each and both together',
    'lounge 4 x 3.5 (carpet), kitchen 3 x 2.5 (vinyl) whats the damage for both',
    'price for 4 x 3.5m lounge in carpet plus 3m x 2.5m kitchen in vinyl please',
  ])('%s', async (text) => {
    expect((await priceOf([text])).priced).toEqual(both);
  });

  it.each([
    'can i have laminate not vinyl in the kitchen whats that come to',
    'and laminate instead of vinyl in the kitchen?',
    'kitchen in laminate rather than vinyl',
  ])('one of them changes: %s', async (text) => {
    const { priced } = await priceOf([
      'lounge carpet 4 x 3.5 and kitchen vinyl 3 x 2.5 how much',
      text,
    ]);
    expect(priced).toContain('3 × 2.5 m laminate fitted');
    expect(priced.join()).not.toContain('vinyl');
  });
});

describe('homes alike', () => {
  it.each([
    '4 flats all the same, each lounge 4.1 x 3.6 and bedroom 3.4 x 3, carpet. whats the total for all four flats',
    "I've got four flats to do, all the same: lounge 4.1 x 3.6, bedroom 3.4 x 3, in carpet, how much",
  ])('have one price each and one for all: %s', async (text) => {
    const { priced, reply } = await priceOf([text]);
    expect(priced).toEqual(['4.1 × 3.6 m + 3.4 × 3 m carpet fitted']);
    expect(reply).toContain('For all 4 alike: £5,193.88');
    const scope = await priceOf([text, 'is that one flat or all four?']);
    expect(scope.reply).toContain('That’s for one flat. For all 4 alike: £');
  });

  it('are not priced where only one is asked for', async () => {
    const { reply } = await priceOf([
      '3 identical flats, bedroom 3.4 x 3 and lounge 4.6 x 3.5 in each. price for ONE flat in carpet, both rooms',
    ]);
    expect(reply).not.toContain('alike');
  });
});

describe('the floors of storeys', () => {
  const upAndDown =
    'laminate upstairs and carpet downstairs. upstairs bedroom 4x3 and landing 3x1, downstairs lounge 5x4. how much';
  it('are those of their rooms', async () => {
    const { priced } = await priceOf([upAndDown]);
    expect(priced).toEqual(['4 × 3 m + 3 × 1 m laminate fitted', '5 × 4 m carpet fitted']);
  });

  it('are kept until the rooms are known', async () => {
    const { priced } = await priceOf([
      'carpet upstairs and laminate downstairs, what would that cost',
      'lounge 5 x 4 and bedroom 4 x 3',
    ]);
    expect(priced.toSorted()).toEqual(['4 × 3 m carpet fitted', '5 × 4 m laminate fitted']);
  });
});

describe('a part that somebody else lays', () => {
  const rooms = 'lounge 5 x 4 in carpet and bedroom 4 x 3 in laminate, how much fitted';
  const shared = ['5 × 4 m carpet fitted', '4 × 3 m laminate supply'];
  it.each([
    'and if my dad lays the laminate himself but you fit the rest',
    'my husband will do the bedroom himself, you fit the lounge',
    "i'll lay the laminate and you do the carpet",
    'what if my brother fits the laminate and u just fit the carpet',
  ])('is supply only: %s', async (text) => {
    const { priced } = await priceOf([rooms, text]);
    expect(priced.toSorted()).toEqual(shared.toSorted());
  });

  it('is fitted as well once all is to be', async () => {
    const { priced, reply } = await priceOf([
      rooms,
      'my dad will lay the laminate himself, you fit the rest',
      'whats the total and how much of that is fitting',
    ]);
    expect(priced).toEqual(shared);
    expect(reply).toContain('Fitting is £300.00 of that.');
    const all = await priceOf([
      rooms,
      'dad lays the laminate, you fit the rest',
      'and if you fitted it all?',
    ]);
    expect(all.priced.join()).not.toContain('supply');
  });
});

describe('a question about one of two floors', () => {
  it('leaves the floors of the rooms as they are', async () => {
    const { priced } = await priceOf([
      'lounge 5 x 4 in carpet and bedroom 4 x 3 in laminate, how much fitted',
      'is the laminate waterproof?',
      'whats the total again',
    ]);
    expect(priced).toEqual(['5 × 4 m carpet fitted', '4 × 3 m laminate fitted']);
  });
});

describe('prices with and without fitting', () => {
  const rooms = 'lounge 5x4 carpet, kitchen 3x3 vinyl, bed 4x3.5 laminate.';
  it('keep each room in its floor', async () => {
    const { priced, reply } = await priceOf([
      `${rooms} price per room with and without fitting please`,
    ]);
    expect(priced).toEqual([
      '5 × 4 m carpet fitted',
      '5 × 4 m carpet supply',
      '3 × 3 m vinyl fitted',
      '3 × 3 m vinyl supply',
      '4 × 3.5 m laminate fitted',
      '4 × 3.5 m laminate supply',
    ]);
    expect(reply).toMatch(/Together: £[\d,.]+ fitted, £[\d,.]+ supply only/);
  });

  it('leave the next price fitted', async () => {
    const { priced } = await priceOf([
      `${rooms} price with and without fitting please`,
      'and without the kitchen?',
    ]);
    expect(priced).toEqual(['5 × 4 m carpet fitted', '4 × 3.5 m laminate fitted']);
  });

  it('are given room by room where that is asked', async () => {
    const { reply } = await priceOf([
      'carpet, lounge 5x4 and bedroom 4x3, price for each room please',
    ]);
    expect(reply.match(/including VAT/g)).toHaveLength(2);
    expect(reply).toContain('All in one job: £');
  });
});

describe('rooms alike', () => {
  it.each([
    "i've got 4 identical bedsits each one 3.4 x 2.9. carpet in all 4, what's the damage",
    'four bedsits, 3.4 x 2.9 each, carpet, how much',
    'carpet for 4 rooms all the same size 3.4m x 2.9m how much',
    '4 bedrooms the same, 3.4 by 2.9, price in carpet',
  ])('are counted: %s', async (text) => {
    const { priced } = await priceOf([text]);
    expect(priced).toEqual([`${Array(4).fill('3.4 × 2.9 m').join(' + ')} carpet fitted`]);
  });

  it.each(['and if its only 3 of them', 'what if we just do three', 'ok and for 3 of them?'])(
    'are fewer: %s',
    async (text) => {
      const { priced } = await priceOf(['4 identical rooms each 3.4 x 2.9 carpet how much', text]);
      expect(priced).toEqual([`${Array(3).fill('3.4 × 2.9 m').join(' + ')} carpet fitted`]);
    },
  );

  it('a second room is not counted twice for "both"', async () => {
    const { priced } = await priceOf([
      'lounge is 4.5 x 3.6m how much in carpet',
      'and a bedroom 3.4 x 3. whats both rooms together',
    ]);
    expect(priced).toEqual(['4.5 × 3.6 m + 3.4 × 3 m carpet fitted']);
  });
});

describe('a room left out', () => {
  const three = 'carpet for 3 bedrooms 4.2 x 3.5, 3.6 x 3 and 2.8 x 2.3 how much';
  it.each([
    'what if we left the little one out',
    'and without the smallest?',
    'leave out the small one',
    'forget the third one, how much then',
    'just the two bigger ones',
  ])('%s', async (text) => {
    expect((await priceOf([three, text])).priced).toEqual([
      '4.2 × 3.5 m + 3.6 × 3 m carpet fitted',
    ]);
  });

  it('stays out', async () => {
    const { priced } = await priceOf([
      three,
      'what if we left the little one out',
      'and them 2 without the fitting',
    ]);
    expect(priced).toEqual(['4.2 × 3.5 m + 3.6 × 3 m carpet supply']);
  });
});

describe('another floor for the same room', () => {
  const first = 'how much for carpet in my living room 3.9 x 3.4m';
  it.each([
    [
      [first, 'can i book someone to measure', 'actually laminate instead, whats that same room'],
      'laminate',
    ],
    [[first, 'and in vinyl?'], 'vinyl'],
    [[first, 'what would laminate be'], 'laminate'],
    [[first, 'hmm. laminate?'], 'laminate'],
    [[first, 'right laminate it is then, how much'], 'laminate'],
    [[first, 'n the ashdown plank in pale oak'], 'ashdown-plank-pale-oak'],
  ])('%j', async (texts, floor) => {
    expect((await priceOf(texts)).priced).toEqual([`3.9 × 3.4 m ${floor} fitted`]);
  });
});

describe('a price is not said again for another question', () => {
  const first = 'lounge 4 x 3.5 m carpet fitted, how much';
  it.each([
    'is vat on top',
    'any money off atm',
    'is that the final price or could it change',
    'what could make it dearer',
    'how is it cleaned',
    'and if the floor underneath needs sorting is that in the price',
    'do i have to pay a deposit',
    'how long does the fitting take',
  ])('%s', async (text) => {
    expect((await priceOf([first, text])).reply).not.toContain('4 × 3.5 m (14 m²)');
  });
});

describe('sizes that are not known', () => {
  it.each([
    'i dont know the sizes sorry im not there yet',
    'not measured it yet',
    'no idea how big tbh',
    "haven't got a tape measure",
  ])('%s: offers the measure', async (text) => {
    const { reply } = await priceOf(['how much to carpet a 2 bed flat', text]);
    expect(reply).toMatch(/free measure/);
    expect(reply).not.toMatch(/^Sorry/);
  });
});

it.each([
  'We live at 7 The Green, Biddestone, SN14 7DG.',
  'Anna Slate, 4 Oak Road, Corsham SN13 9AA',
])('a name and an address are no floor: %s', async (text) => {
  const asked = await answer('can someone measure our study for laminate');
  const told = await answer(text, asked.record);
  expect(told.record.floor).toEqual({ kind: 'laminate' });
});

describe('a question that nobody taught, at the read-back', () => {
  it.each(['what is the airspeed of a zorb?', 'does the fitter speak klingon?'])(
    'asks nothing of its own, so that a yes can only mean the booking: %s',
    async (question) => {
      let record = emptyRecord;
      for (const text of [
        'can someone measure our study for laminate, one room, within a month, Tuesday morning',
        'Anna Reed 07700 900123 anna@example.com 4 High Street Corsham SN13 9AA',
      ])
        record = (await answer(text, record)).record;
      expect(record.draft?.proposed).toBe(true);
      const turn = await answer(question, record);
      expect(turn.reply.paragraphs.join(' ')).not.toMatch(/shall I ask the team/i);
      expect(turn.sent).toEqual([]);
      expect((await answer('yes', turn.record)).sent).toEqual(['booking']);
    },
  );
});
