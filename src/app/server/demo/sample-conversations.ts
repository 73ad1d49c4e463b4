import type { Achievement } from '#features/assistant/server/outcomes/outcome.ts';
import { assistant, openingHoursText, serviceRadiusMiles } from '#features/business/facts.ts';

export type Line = [who: 'customer' | 'assistant' | 'team', says: string];

/** A sample conversation: its age, its messages, and its state. */
export type SampleConversation = {
  hoursAgo: number;
  lines: Line[];
  status: 'active' | 'resolved';
  /** Whether the customer gave a name and an email address. */
  isKnown: boolean;
  note?: string;
  /** What the assistant's last answer achieved. */
  achieved?: Achievement;
};

/** The newest one waits for an answer; the others were answered by the assistant or by staff. */
export const sampleConversations: SampleConversation[] = [
  {
    hoursAgo: 1_310,
    isKnown: true,
    status: 'resolved',
    lines: [
      ['customer', 'Do you come out to Devizes to measure?'],
      [
        'assistant',
        `Yes. We measure free of charge within ${serviceRadiusMiles} miles of Chippenham, and Devizes is well inside that.`,
      ],
      ['customer', 'Lovely, I will book online.'],
    ],
  },
  {
    hoursAgo: 905,
    isKnown: true,
    status: 'resolved',
    note: 'Sent the swatches by post.',
    lines: [
      ['customer', 'Can I see the oat twist in daylight before I decide?'],
      ['team', 'Of course. We bring the samples to your home, or I can post you a swatch today.'],
      ['customer', 'A swatch would be perfect, thank you.'],
      ['team', 'It goes out this afternoon.'],
    ],
  },
  {
    hoursAgo: 520,
    isKnown: false,
    status: 'active',
    lines: [
      ['customer', 'When are you open on Saturdays?'],
      ['assistant', `Our hours are ${openingHoursText}.`],
    ],
  },
  {
    hoursAgo: 262,
    isKnown: true,
    status: 'active',
    note: 'Prefers to be called after six.',
    lines: [
      ['customer', 'We have a dog with sharp claws. Carpet or vinyl for the hall?'],
      [
        'assistant',
        'For a hall with a dog, luxury vinyl wears best and wipes clean. A dense twist carpet is the warmer choice. Shall one of the team ring you about it?',
      ],
      ['customer', 'Yes please, and can you level the old concrete first?'],
      ['team', 'Hello, yes, we can. I will look at the floor when we measure.'],
      ['customer', 'Great. Thursday would suit me.'],
      ['team', 'Thursday morning it is. Please book the visit on the site, and I will confirm it.'],
    ],
  },
  {
    hoursAgo: 74,
    isKnown: false,
    status: 'active',
    lines: [
      ['customer', 'Is fitting included in the prices?'],
      [
        'assistant',
        'A price by the square metre is for the floor alone, unless its card says that fitting is included. The calculator on this page adds underlay, accessories and fitting for your rooms.',
      ],
    ],
  },
  {
    hoursAgo: 51,
    isKnown: true,
    status: 'active',
    achieved: 'called_back',
    lines: [
      ['customer', 'Could somebody ring me about the stairs? I can’t type it all.'],
      ['assistant', 'Of course. What’s your name, and the best number to reach you on?'],
      ['customer', 'Use the number from my booking, after five please.'],
      ['assistant', 'Thanks. I’ve asked the team to ring you. You’ll hear within 24 hours.'],
    ],
  },
  {
    hoursAgo: 33,
    isKnown: true,
    status: 'active',
    achieved: 'booked',
    lines: [
      ['customer', 'I’d like somebody to come and measure two bedrooms for carpet.'],
      ['assistant', 'Here’s what I’ll send: a free measure for carpet, 2 rooms. Is that right?'],
      ['customer', 'Yes please.'],
      ['assistant', 'Your free measure is requested: we’ll confirm within 24 hours.'],
    ],
  },
  {
    hoursAgo: 26,
    isKnown: true,
    status: 'active',
    lines: [
      ['customer', 'The seam in the landing carpet has lifted a little since you fitted it.'],
      ['team', 'I am sorry about that. It is covered by our guarantee: I will send a fitter.'],
      ['customer', 'Thank you, that was quick.'],
    ],
  },
  {
    hoursAgo: 0.4,
    isKnown: true,
    status: 'active',
    lines: [
      ['customer', `Hello ${assistant.name}, could I speak to a person please?`],
      ['customer', 'It is about the colour of the laminate you quoted for last week.'],
    ],
  },
];

/** A landlord's rooms one by one, 100 rooms of four messages each. */
export const longConversation: Line[] = Array.from({ length: 100 }, (_, n): Line[] => {
  const room = ['lounge', 'hall', 'front bedroom', 'back bedroom'][n % 4];
  const size = `${(2.4 + ((n * 7) % 23) / 10).toFixed(1)} by ${(1.8 + ((n * 5) % 19) / 10).toFixed(1)} m`;
  return [
    ['customer', `Flat ${Math.floor(n / 4) + 1}, ${room}: ${size}. Could you add it to the quote?`],
    ['team', `Added, thank you. That makes ${n + 1} ${n === 0 ? 'room' : 'rooms'} so far.`],
    ['customer', n % 4 === 1 ? 'Could the hall have vinyl?' : 'The same carpet as before, please.'],
    ['team', n % 4 === 1 ? 'Yes, I have put it down as vinyl.' : 'Noted.'],
  ];
}).flat();

/**
 * Sample enquiries: their age in hours, their text, and after how many hours they were followed up, if at
 * all.
 */
export const sampleEnquiries: { hoursAgo: number; message: string; answeredAfter?: number }[] = [
  { hoursAgo: 1_400, message: 'Do you fit cork?', answeredAfter: 5 },
  { hoursAgo: 1_260, message: 'A price for a stair runner, please.', answeredAfter: 20 },
  { hoursAgo: 1_100, message: '', answeredAfter: 3 },
  {
    hoursAgo: 980,
    message: 'We are moving in June and want all the floors done.',
    answeredAfter: 2,
  },
  { hoursAgo: 830, message: 'Can you match a carpet from 2011?', answeredAfter: 23 },
  { hoursAgo: 700, message: 'Is there underlay for underfloor heating?', answeredAfter: 7 },
  { hoursAgo: 560, message: '', answeredAfter: 31 },
  {
    hoursAgo: 430,
    message: 'Our tenants leave on the 20th: how soon can you come?',
    answeredAfter: 1,
  },
  { hoursAgo: 300, message: 'Vinyl for a small shop, about 40 m².', answeredAfter: 4 },
  { hoursAgo: 170, message: 'Do you take up the old carpet?', answeredAfter: 6 },
  { hoursAgo: 52, message: 'A quote for three bedrooms in Calne.' },
  { hoursAgo: 21, message: 'My bathroom floor has a soft spot. Do you repair boards?' },
  { hoursAgo: 6, message: '' },
  { hoursAgo: 0.7, message: 'Which of your carpets is best for hay fever?' },
];
