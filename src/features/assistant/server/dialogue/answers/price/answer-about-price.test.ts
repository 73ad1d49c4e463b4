import { expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

const breakdown = { materials: 400, underlay: 60, accessories: 40, installation: 100, total: 600 };
const tools = {
  estimate: async () => ({
    id: 'plan',
    totalArea: 25,
    breakdown,
    plan: {
      rollWidth: 4,
      lengthMetres: 6,
      joins: 1,
      layouts: [{ room: 0, joins: [{ x1: 4, y1: 0, x2: 4, y2: 5 }] }],
    },
    otherWidth: { rollWidth: 5, total: 650 },
    packs: null,
  }),
};

const sayAfterPrice = async (text: string) => {
  const { say } = talkAboutFloors(() => undefined, tools);
  await say('how much is carpet for a 5 x 5 lounge');
  return say(text);
};

it.each(['why is it that much?', 'what makes it so dear', 'how do you get to that'])(
  '%s: the price is broken down, with its roll',
  async (text) => {
    const reply = await sayAfterPrice(text);
    expect(reply).toContain('carpet £400.00, underlay £60.00');
    expect(reply).toContain('Cut from a 4 m roll, with one join. From a 5 m roll');
  },
);

it.each(['what is it without VAT?', 'whats that ex VAT for my books', 'how much of that is vat'])(
  '%s: the net sum and the VAT',
  async (text) => {
    const reply = await sayAfterPrice(text);
    expect(reply).toContain('Without VAT it’s £500.00 and £100.00 VAT');
  },
);

it.each(['are there joins?', 'where is the join', 'which room has the join'])(
  '%s: the joins with their places',
  async (text) => {
    expect(await sayAfterPrice(text)).toContain(
      'off a 4 m roll, with one join: across the lounge, 4 m from one end.',
    );
  },
);
