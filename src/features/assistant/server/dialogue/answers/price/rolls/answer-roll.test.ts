import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

const breakdown = { materials: 400, underlay: 60, accessories: 40, installation: 100, total: 600 };
const join = { x1: 4, y1: 0, x2: 4, y2: 5 };
/** A calculator whose 4 m roll has a join across the room and is cheaper. */
const withJoins = (joinsOfWider: number) => ({
  estimate: async ({ carpetWidth = 4 }: { carpetWidth?: number | undefined }) => {
    const isWider = carpetWidth === 5;
    const joins = isWider ? joinsOfWider : 1;
    return {
      id: 'plan',
      totalArea: 25,
      breakdown: { ...breakdown, total: isWider ? 650 : 600 },
      plan: {
        rollWidth: carpetWidth,
        lengthMetres: 6,
        joins,
        layouts: joins > 0 ? [{ room: 0, joins: [join] }] : [],
      },
      otherWidth: isWider ? { rollWidth: 4, total: 600 } : { rollWidth: 5, total: 650 },
      packs: null,
    };
  },
});

async function sayOfRoll(joinsOfWider: number, ...texts: string[]) {
  const { say } = talkAboutFloors(() => undefined, withJoins(joinsOfWider));
  await say('how much is carpet for a 5 x 5 lounge');
  let reply = '';
  for (const text of texts) reply = await say(text);
  return reply;
}

describe('joins of the other roll are those of its own plan', () => {
  it.each(['will there be a seam with the 5m one?', 'any join with the five metre roll?'])(
    '%s',
    async (text) => {
      expect(await sayOfRoll(0, text)).toBe(
        'Carpet: off a 5 m roll it would be £650.00, with no join.',
      );
      expect(await sayOfRoll(1, text)).toBe(
        'Carpet: off a 5 m roll it would be £650.00, with one join: across the lounge, 4 m from one end.',
      );
    },
  );

  it('tells both where neither is named', async () => {
    const reply = await sayOfRoll(0, 'does that count the join?');
    expect(reply).toContain(
      'Carpet: the £600.00 is off a 4 m roll, with one join: across the lounge',
    );
    expect(reply).toContain('Off a 5 m roll it would be £650.00, with no join.');
  });
});

describe('whether a floor is wide enough is answered for its rooms, without a price', () => {
  const opening =
    '5m x 4m for the long bit and then 3m x 2.5m for the dining end in carpet, how much';
  it.each([
    [
      'ok. well what about vinyl in that room instead, does it come wide enough',
      /^Yes.*one piece each/,
    ],
    ['does vinyl come in one piece for that?', /one piece/],
  ])('%s', async (text, said) => {
    const { jobs, reply } = await pricedInTalk(opening, text);
    expect(jobs).toEqual(['5x4, dining 3x2.5: carpet']);
    expect(reply).toMatch(said);
    expect(reply).not.toMatch(/£|5 m wide/);
  });

  it('names the rooms with a join', async () => {
    const { reply } = await pricedInTalk(
      'hall 6 x 5 in carpet, how much',
      'would vinyl be wide enough?',
    );
    expect(reply).toContain('Sheet vinyl comes up to 4 m wide, so there’d be a join in the hall.');
  });
});

describe('a part of a room that gets another size keeps both parts in one floor', () => {
  it.each([
    [
      '5m x 4m for the long bit and then 3m x 2.5m for the dining end in vinyl, how much',
      '5x4, dining 3x3: carpet',
    ],
    [
      "I've got an L shaped living/dining room, 5m x 4m for the long bit and then 3m x 2.5m for the dining end in vinyl, how much",
      'dining room 5x4: carpet',
    ],
  ])('%s', async (opening, job) => {
    const { jobs, reply } = await pricedInTalk(
      opening,
      'i think carpet. my partner says the dining end is actually 3 x 3 not 2.5',
    );
    expect(jobs).toEqual([job]);
    expect(reply).toMatch(/5 × 4 m (?:and|, dining) 3 × 3 m|5 × 4 m, dining 3 × 3 m/);
  });
});
