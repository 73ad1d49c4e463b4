import { describe, expect, it } from 'vitest';
import { card } from '#features/chat/cards.ts';
import { fillAfter, known } from '#tests/support/assistant/prefill.ts';
import { isLongRun } from '#tests/support/long-run.ts';
import { anyCharacter, fc } from '#tests/support/properties.ts';

describe('a visit card', () => {
  it('is filled with the details of a first message', () => {
    const text =
      'Please book a measure Tues 8th at 3.30pm, 5 Mill Lane SN15 2ND. Jo White 07700 900318 jo@example.com';
    expect(fillAfter([text]).visit).toEqual({
      kind: 'visit',
      version: 1,
      id: 'new-id',
      purpose: 'measure',
      dates: ['2026-12-08'],
      times: ['3:00 PM - 5:00 PM'],
      name: 'Jo White',
      phone: '07700 900318',
      email: 'jo@example.com',
      address: '5 Mill Lane',
      postcode: 'SN15 2ND',
      notes: '',
      estimateIds: [],
    });
  });

  it('says what a later message changed of it', () => {
    const { visit } = fillAfter([
      'measure please, Helen Marsh, 07700 900802',
      'sorry that should be 07700 900820',
    ]);
    expect(visit).toMatchObject({ name: 'Helen Marsh', phone: '07700 900820' });
    expect(visit?.changes).toEqual(['Phone: 07700 900802, now 07700 900820']);
  });

  it('is not made by a message that has nothing for it', () => {
    expect(fillAfter(['is lvt waterproof']).visit).toBeUndefined();
  });
});

describe('a call-back card', () => {
  it('is filled and changed', () => {
    const texts = ['please ring me 07700 900310 Ali', 'not before 3 please'];
    expect(fillAfter(texts).callBack).toMatchObject({
      name: 'Ali',
      phone: '07700 900310',
      bestTime: 'not before 3',
    });
  });
});

const words =
  '4 3.5 12 x by m cm ft \' " . , ; ? ! \n ( ) / - £ 07700 900123 sn15 3hr @ a@b.co lounge bedroom bedrooms stairs steps landing hall 3 both all carpet vinyl lvt laminate bradford twist oat in the for and or not no sorry actually make it just only forget without add another same l shaped monday tuesday next week 12th december 12/12 tomorrow morning after before 9-11 half past im name is dave smith mill lane road flat corsham ring me call visit measure book yes supply only upstairs downstairs everywhere except square metres m2 +44 half three point'.split(
    ' ',
  );
const message = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...words) },
      { weight: 1, arbitrary: anyCharacter },
    ),
    { maxLength: 60 },
  )
  .map((list) => list.join(' '));

describe('cards of any messages', () => {
  it('are within the schema', () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 3 }), (texts) => {
        const { price, visit, callBack } = fillAfter(texts);
        for (const filled of [price, visit, callBack])
          if (filled) expect(card.safeParse(filled).error?.issues ?? []).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('are within the schema after repeated words of 4,000 characters', () => {
    for (const word of words) {
      const pumps = [`${word} lounge 4x3 `, ...(isLongRun ? [`${word} `, word] : [])];
      for (const pump of pumps) {
        const text = pump.repeat(Math.ceil(4_000 / pump.length)).slice(0, 4_000);
        const { price, visit } = fillAfter(['lounge 4x3 and hall 3x1 carpet', text]);
        for (const filled of [price, visit])
          if (filled) expect(card.safeParse(filled).success).toBe(true);
      }
    }
  });

  it('have an id of the caller’s', () => {
    expect(fillAfter(['lounge 4x3'], { newId: () => 'own' }).price?.id).toBe('own');
    expect(known.slots).toHaveLength(4);
  });
});
