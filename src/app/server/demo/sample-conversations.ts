import type { Achievement } from '#features/assistant/server/schema.ts';
import { referenceFirm } from '#features/business/reference-firm.ts';

export type Line = [who: 'customer' | 'assistant' | 'team', says: string];
export type SampleConversation = {
  lines: Line[];
  note?: string;
  /** What the assistant's last answer achieved. */
  achieved?: Achievement;
};

/** Of the newest one; it waits for an answer. */
export const waiting: Line[] = [
  ['customer', `Hello ${referenceFirm.assistant.name}, could I speak to a person please?`],
  ['customer', 'It is about the colour of the laminate you quoted for last week.'],
];

/** Conversations that the assistant or staff answered. */
export const sampleConversations: SampleConversation[] = [
  {
    lines: [
      ['customer', 'The seam in the landing carpet has lifted a little since you fitted it.'],
      ['team', 'I am sorry about that. It is covered by our guarantee: I will send a fitter.'],
      ['customer', 'Thank you, that was quick.'],
    ],
  },
  {
    achieved: 'booked',
    lines: [
      ['customer', 'I’d like somebody to come and measure two bedrooms for carpet.'],
      [
        'assistant',
        'A free measure at your home. Please check it, then press “Ask for the free measure”.',
      ],
      ['customer', 'Yes please, send it.'],
      ['assistant', 'We’ve got your request. We’ll confirm within 24 hours.'],
    ],
  },
  {
    achieved: 'called_back',
    lines: [
      ['customer', 'Could somebody call about the stairs, after five? My number is 01632 960123.'],
      [
        'assistant',
        `We’ll ring you on 01632 960123 in opening hours: ${referenceFirm.openingHoursText}.`,
      ],
    ],
  },
  {
    note: 'Prefers to be called after six.',
    lines: [
      ['customer', 'We have a dog with sharp claws. Carpet or vinyl for the hall?'],
      ['assistant', 'For a hall with a dog, luxury vinyl wears best. Shall one of the team ring?'],
      ['customer', 'Yes please, and can you level the old concrete first?'],
      ['team', 'Hello, yes, we can. I will look at the floor when we measure.'],
    ],
  },
  {
    lines: [
      ['customer', 'Do you come out to Devizes to measure?'],
      ['assistant', `Yes: we measure free of charge within ${referenceFirm.radiusMiles} miles.`],
      ['customer', 'Lovely, I will book online.'],
    ],
  },
  {
    note: 'Sent the swatches by post.',
    lines: [
      ['customer', 'Can I see the oat twist in daylight before I decide?'],
      ['team', 'Of course. We bring the samples to your home, or I can post you a swatch today.'],
    ],
  },
];

/** A landlord's rooms one by one. */
export const longConversation: Line[] = Array.from({ length: 30 }, (_, n): Line[] => [
  ['customer', `Flat ${n + 1}, lounge: ${(2.4 + ((n * 7) % 23) / 10).toFixed(1)} by 3.2 m.`],
  ['team', `Added, thank you. That makes ${n + 1} ${n === 0 ? 'room' : 'rooms'} so far.`],
]).flat();

export const enquiryTexts = [
  'Which of your carpets is best for hay fever?',
  '',
  'My bathroom floor has a soft spot. Do you repair boards?',
  'A quote for three bedrooms in Calne.',
  'Do you take up the old carpet?',
  'Vinyl for a small shop, about 40 m².',
  'Our tenants leave on the 20th: how soon can you come?',
  'A price for a stair runner, please.',
];
