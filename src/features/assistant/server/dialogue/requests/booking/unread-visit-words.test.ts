import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#tests/support/assistant/seed-catalogue.ts';
import { readMessage } from '../../../conversation/message.ts';
import { emptyRecord } from '../../../conversation/record.ts';
import { beginTurn } from '../../../turn.ts';
import { sendAsReadBack } from './continue-booking.ts';
import { findUnreadVisitWords, namesDetail } from './unread-visit-words.ts';

const today = '2027-01-14';
const read = (text: string) => readMessage(text, { today, knownPlaces: [] });

const visit = {
  preferredDates: ['2027-01-21'],
  preferredTimes: ['9:00 AM - 11:00 AM'],
  phone: '07700900321',
  email: 'janet@example.com',
};

describe('words of a yes that a request does not have', () => {
  it.each([
    ['yes, on the Wednesday', 'Wednesday'],
    ['yes, the 27th', '27th'],
    ['yes please in February', 'February'],
    ['yes at 4pm', '4pm'],
    ['yes in the afternoon', 'afternoon'],
    ['yes, 07700 900999', '07700 900999'],
    ['yes, to other@example.com', 'other@example.com'],
  ])('%j: %j', (text, words) => {
    expect(findUnreadVisitWords(text, visit)).toBe(words);
  });

  it.each([
    'yes please',
    'yes, Thursday the 21st in the morning',
    'yes 10am',
    'yes on 07700 900321',
    'good morning, yes',
  ])('%j: none', (text) => {
    expect(findUnreadVisitWords(text, visit)).toBeUndefined();
  });
});

describe('an enquiry that was read back', () => {
  const values = {
    firstName: 'Janet',
    lastName: 'Oakes',
    phone: '07700900321',
    email: 'janet@example.com',
  };

  async function answerWith(text: string) {
    const sent: unknown[] = [];
    const tools = {
      takeEnquiry: async (enquiry: unknown) => {
        sent.push(enquiry);
        return { id: 'enquiry' };
      },
    };
    const begun = {
      conversationId: 'conversation',
      messageId: 'message',
      network: '127.0.0.1',
      text,
      message: read(text),
      now: new Date('2027-01-14T10:00:00Z'),
      today,
      catalogue: seedCatalogue,
      tools,
      findTaught: () => undefined,
    };
    const draft = { kind: 'enquiry' as const, proposed: true, askedAgain: 0, values };
    const turn = beginTurn(begun as unknown as Parameters<typeof beginTurn>[0], {
      ...structuredClone(emptyRecord),
      draft,
    });
    return { lines: await sendAsReadBack(turn), sent };
  }

  it('is sent by a plain yes', async () => {
    expect((await answerWith('yes please')).sent).toHaveLength(1);
  });

  it.each(['yes but use 07700 900999', 'yes, to j@other.example', 'yes, 07700 900999'])(
    '%j sends nothing',
    async (text) => {
      const { sent, lines } = await answerWith(text);
      expect(sent).toEqual([]);
      expect(lines?.join() ?? '').not.toContain('has your message');
    },
  );
});

describe('a detail for whoever rings', () => {
  it.each(['after 6', 'not Tuesdays', 'tomorrow?', 'on 01249 700222', 'SN15 2AB', 'any time'])(
    'is in %j',
    (text) => {
      expect(namesDetail(text)).toBe(true);
    },
  );
  it.each(['thanks', 'how thick is it?', 'ok, good morning'])('is not in %j', (text) => {
    expect(namesDetail(text)).toBe(false);
  });
});
