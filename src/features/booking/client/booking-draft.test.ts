import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingRequest } from '../booking-form.ts';
import { visitSlots } from '../visit-slots.ts';
import { type BookingDraft, buildBooking, keepDates, startDraft } from './booking-draft.ts';

const estimate = {
  id: 'e'.repeat(22),
  flooringType: 'vinyl' as const,
  totalCost: 819.21,
  rooms: [{ area: 21.83 }, { area: 4 }, { area: 9 }],
};

const filled: BookingDraft = {
  project: { flooringTypes: ['carpet'], projectSize: 'small', urgency: 'soon', requirements: '' },
  contact: {
    customerName: 'Ada Weaver',
    email: 'ada@example.com',
    phone: '01632 960 147',
    address: '1 Loom Lane',
    postcode: 'sn153hr',
    website: '',
  },
  schedule: { preferredDates: ['2026-11-24'], preferredTimes: [visitSlots[0]] },
};

describe('a booking', () => {
  it('begins with the floor and the size that were estimated', () => {
    expect(startDraft({ basket: [] }).project).toMatchObject({ flooringTypes: [] });
    expect(startDraft({ estimate, basket: [] }).project).toMatchObject({
      flooringTypes: ['vinyl'],
      projectSize: 'medium',
    });
  });

  it('keeps the first four dates, whatever is picked, in the order of the calendar', () => {
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

  it('carries the estimate and the basket, and passes the check of the server', () => {
    const body = buildBooking(filled, { estimate, basket: ['a', 'b'] });
    expect(body.calculatorData).toEqual({
      estimateId: estimate.id,
      totalCost: 819.21,
      rooms: estimate.rooms,
      basket: ['a', 'b'],
    });
    expect(bookingRequest(() => '2026-11-21').safeParse(body).error).toBeUndefined();
  });

  it('carries nothing where there is nothing to carry', () => {
    expect(buildBooking(filled, { basket: [] }).calculatorData).toBeNull();
  });
});
