import { describe, expect, it } from 'vitest';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { fc } from '#tests/support/properties.ts';
import { bookingRequest } from '../../booking-form.ts';
import {
  type BookingDraft,
  buildBooking,
  describeMissing,
  describeWish,
  isChanged,
  keepDates,
  startDraft,
} from './booking-draft.ts';

const estimate = {
  id: 'e'.repeat(22),
  flooringType: 'vinyl' as const,
  totalCost: 819.21,
  rooms: [{ area: 21.83 }, { area: 4 }, { area: 9 }],
};

const oat = { id: 'oat', name: 'Bradford Twist in Oat', flooringType: 'carpet' } as const;
const oak = { id: 'oak', name: 'Avon Laminate in Oak', flooringType: 'laminate' } as const;

const filled: BookingDraft = {
  purpose: 'measure',
  included: { product: true, estimate: true, basket: true },
  project: { flooringTypes: ['carpet'], projectSize: 'small', urgency: 'soon', requirements: '' },
  contact: {
    customerName: 'Ada Weaver',
    email: 'ada@example.com',
    phone: '01632 960 147',
    address: '1 Loom Lane',
    postcode: 'sn153hr',
    website: '',
  },
  schedule: { preferredDates: ['2026-11-24'], preferredTimes: [standardSlots[0]] },
};

describe('a link to the form', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const begin = (asked: string) => startDraft({ estimate, basket: [], asked }, now);

  it('prefills from its query, which takes precedence over the estimate', () => {
    const asked = '?book=1&floor=carpet&floor=laminate&size=small&urgency=soon&date=2026-11-24';
    expect(begin(asked)).toMatchObject({
      project: { flooringTypes: ['carpet', 'laminate'], projectSize: 'small', urgency: 'soon' },
      schedule: { preferredDates: ['2026-11-24'] },
    });
  });

  it('to a repair books a repair, without the estimate', () => {
    const draft = begin('?book=1&purpose=repair');
    expect(draft.project.flooringTypes).toEqual([]);
    const context = { estimate, basket: [], asked: '?purpose=repair' };
    expect(buildBooking(draft, context)).toMatchObject({ purpose: 'repair', calculatorData: null });
  });

  it('ignores values that the form does not offer', () => {
    const asked =
      '?purpose=party&floor=marble&size=huge&urgency=now&date=2026-11-22&date=2020-01-01&date=soon';
    expect(begin(asked)).toEqual(begin('?book=1'));
  });
});

describe('a booking', () => {
  it('is prefilled with the floor and size of the estimate', () => {
    expect(startDraft({ basket: [] }).project).toMatchObject({ flooringTypes: [] });
    expect(startDraft({ estimate, basket: [] }).project).toMatchObject({
      flooringTypes: ['vinyl'],
      projectSize: 'medium',
    });
  });

  it('keeps the first four dates picked, sorted', () => {
    const days = fc.uniqueArray(
      fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`),
    );
    fc.assert(
      fc.property(days, (picked) => {
        const kept = keepDates(picked);
        expect(new Set(kept)).toEqual(new Set(picked.slice(0, 4)));
        expect(kept).toEqual(kept.toSorted());
      }),
    );
  });

  it('is changed by what is entered, not by how a field is empty', () => {
    const start = startDraft({ basket: [] });
    const { project } = start;
    expect(isChanged({ ...project, budget: undefined, requirements: null }, project)).toBe(false);
    expect(isChanged({ ...project, requirements: 'Two cats' }, project)).toBe(true);
    expect(isChanged({ ...start, included: { ...start.included, basket: false } }, start)).toBe(
      true,
    );
  });

  it('includes the product, the estimate and the basket, and passes server validation', () => {
    const context = { product: oat, estimate, basket: [oak] };
    const body = buildBooking(filled, context);
    expect(body.calculatorData).toEqual({
      estimateId: estimate.id,
      totalCost: 819.21,
      rooms: estimate.rooms,
      basket: ['oat', 'oak'],
    });
    expect(
      bookingRequest(() => new Date('2026-11-21T00:00:00Z')).safeParse(body).error,
    ).toBeUndefined();
  });

  it('has nothing that was removed', () => {
    const included = { product: true, estimate: false, basket: false };
    const body = buildBooking({ ...filled, included }, { product: oat, estimate, basket: [oak] });
    expect(body.calculatorData).toEqual({ basket: ['oat'] });
  });

  it('has the flooring type of the product, not of an estimate for another floor', () => {
    expect(startDraft({ product: oat, estimate, basket: [] }).project).toEqual({
      flooringTypes: ['carpet'],
      budget: null,
      requirements: '',
      answers: {},
    });
  });

  it('has no calculatorData without estimate and basket', () => {
    expect(buildBooking(filled, { basket: [] }).calculatorData).toBeNull();
  });
});

const [nine, , , three] = standardSlots;
it('tells the team when somebody could see us, what it is about and where', () => {
  const answers = { parking: 'On the drive' };
  const project = { ...filled.project, requirements: 'Two cats', answers };
  expect(describeWish({ ...filled, project }, 'Any evening after 6')).toBe(
    'No free time suits. When I could see you: Any evening after 6\n\nFree measure: carpet, 1-2 rooms, within a month. 1 Loom Lane, sn153hr.\n\nTwo cats\n\nParking: On the drive',
  );
});

describe('what is missing before the form can be sent', () => {
  it.each([
    [[], [], 'Choose a date and a time to book.'],
    [['2026-11-25'], [], 'Choose a time to book.'],
    [[], [nine], 'Choose a date to book.'],
    [['2026-11-28'], [three], 'Choose an earlier time or a weekday to book.'],
    [['2026-11-25'], [three], undefined],
  ])('with %s and %s', (preferredDates, preferredTimes, words) => {
    expect(describeMissing({ preferredDates, preferredTimes })).toBe(words);
  });
});
