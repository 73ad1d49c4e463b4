import { describe, expect, it } from 'vitest';
import { addDays, dayInLondon, weekdayOf } from '#platform/dates/london-time.ts';
import {
  bookingRequest,
  contactStep,
  projectStep,
  scheduleStep,
  staffBooking,
} from './booking-form.ts';

const today = '2026-03-02'; // a Monday
const now = new Date('2026-03-02T07:00:00Z');
const check = bookingRequest(() => now);

const good = {
  flooringTypes: ['carpet'],
  projectSize: 'small',
  urgency: 'soon',
  customerName: 'Ann Price',
  email: 'ann@example.com',
  phone: '01632 960147',
  address: '1 High Street, Chippenham',
  postcode: 'sn153hr',
  preferredDates: ['2026-03-03'],
  preferredTimes: ['9:00 AM - 11:00 AM'],
};

const refusals = (body: unknown) =>
  (check.safeParse(body).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('a booking', () => {
  it('is accepted with the required fields; postcode normalised, text trimmed', () => {
    expect(check.parse({ ...good, customerName: '  Ann Price ' })).toEqual({
      ...good,
      postcode: 'SN15 3HR',
      purpose: 'measure',
    });
  });

  it('names every missing field in the order of the form, with the specified sentences', () => {
    expect(refusals({})).toEqual([
      'flooringTypes: Please select at least one flooring type',
      'projectSize: Please select project size',
      'urgency: Please select urgency',
      'customerName: Name must be at least 2 characters',
      'email: Please enter a valid email address',
      'phone: Please enter a valid phone number',
      'address: Please enter a complete address',
      'postcode: Please enter a valid postcode',
      'preferredDates: Please select at least one preferred date',
      'preferredTimes: Please select at least one preferred time',
    ]);
  });

  it.each([
    ['flooringTypes', [], 'flooringTypes: Please select at least one flooring type'],
    ['customerName', ' A ', 'customerName: Name must be at least 2 characters'],
    ['email', 'ann@', 'email: Please enter a valid email address'],
    ['phone', '01632 960', 'phone: Please enter a valid phone number'],
    ['phone', 'ring me at home', 'phone: Please enter a valid phone number'],
    ['address', '1 Hi', 'address: Please enter a complete address'],
    ['postcode', 'SN15', 'postcode: Please enter a valid postcode'],
    ['postcode', '90210', 'postcode: Please enter a valid postcode'],
    ['preferredDates', ['2026-03-01'], 'preferredDates.0: That day has passed: choose a later one'],
    [
      'preferredDates',
      ['2026-03-03', '2026-03-08'],
      'preferredDates.1: We’re closed on Sundays: choose another day',
    ],
    [
      'preferredDates',
      [addDays(today, 182)],
      'preferredDates.0: We book up to 180 days ahead: choose an earlier day',
    ],
    ['preferredDates', ['2026-02-30'], 'preferredDates.0: Choose a date from the calendar'],
    [
      'preferredDates',
      ['2026-03-03', '2026-03-03'],
      'preferredDates: You’ve chosen the same date twice',
    ],
    [
      'preferredDates',
      ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'],
      'preferredDates: You can choose up to 4 dates',
    ],
    ['preferredTimes', ['8:00 AM - 9:00 AM'], 'preferredTimes.0: Choose one of our times'],
    ['website', 'http://spam.example', 'website: Please leave this field empty'],
  ])('with %s as %j is rejected: %s', (field, value, sentence) => {
    expect(refusals({ ...good, [field]: value })).toEqual([sentence]);
  });

  it.each(['01632 960147', '07700 900123', '+33 6 12 34 56 78', '(01632) 960 147'])(
    'accepts the phone number %s',
    (phone) => {
      expect(refusals({ ...good, phone })).toEqual([]);
    },
  );

  it.each(['SN15 3HR', 'sn15 3hr', 'sn153hr', 'BS1 4DJ', 'W1A 1AA'])(
    'accepts the postcode %s',
    (postcode) => {
      expect(refusals({ ...good, postcode })).toEqual([]);
    },
  );

  it('accepts today and the 180th day ahead', () => {
    expect(refusals({ ...good, preferredDates: [today, addDays(today, 180)] })).toEqual([]);
  });

  it.each([
    ['2026-03-02T09:00:00Z', ['9:00 AM - 11:00 AM'], true],
    ['2026-03-02T08:59:00Z', ['9:00 AM - 11:00 AM'], false],
    ['2026-03-02T14:30:00Z', ['9:00 AM - 11:00 AM', '1:00 PM - 3:00 PM'], true],
    ['2026-03-02T14:30:00Z', ['9:00 AM - 11:00 AM', '3:00 PM - 5:00 PM'], false],
    ['2026-03-02T23:30:00Z', ['3:00 PM - 5:00 PM'], true],
  ])('at %s with the times %j of today only is rejected: %s', (at, preferredTimes, isRejected) => {
    const body = { ...good, preferredTimes, preferredDates: [today] };
    const found = bookingRequest(() => new Date(at)).safeParse(body).error?.issues ?? [];
    const messages = found.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(messages).toEqual(
      isRejected ? ['preferredTimes: Those times have passed: choose a later one'] : [],
    );
    const later = { ...body, preferredDates: [today, '2026-03-03'] };
    expect(bookingRequest(() => new Date(at)).safeParse(later).success).toBe(true);
  });

  it('is rejected with only the last slot on Saturdays only', () => {
    const last = { ...good, preferredTimes: ['3:00 PM - 5:00 PM'] };
    const saturdays = ['2026-03-07', '2026-03-14'];
    expect(refusals({ ...last, preferredDates: saturdays })).toEqual([
      'preferredTimes: 3:00 PM - 5:00 PM is on weekdays only: please select another time or a weekday',
    ]);
    expect(refusals({ ...last, preferredDates: [...saturdays, '2026-03-09'] })).toEqual([]);
  });

  it('is validated per step by the same schemas', () => {
    const tomorrow = addDays(dayInLondon(new Date()), 1);
    const weekday = weekdayOf(tomorrow) === 0 ? addDays(tomorrow, 1) : tomorrow;
    expect(projectStep.safeParse(good).success).toBe(true);
    expect(contactStep.safeParse(good).success).toBe(true);
    expect(scheduleStep.safeParse({ ...good, preferredDates: [weekday] }).success).toBe(true);
  });
});

describe('a booking that staff enter', () => {
  const byStaff = staffBooking(() => now);
  const refusalsOf = (body: unknown) =>
    (byStaff.safeParse(body).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
  const { preferredDates: _, preferredTimes: __, ...person } = good;
  const unscheduled = { ...person, preferredDates: [], preferredTimes: [] };

  it('needs a visit or preferred dates and times, and says so with the other errors', () => {
    const visit = { date: '2026-03-03', slot: '9:00 AM - 11:00 AM' };
    expect(refusalsOf({ ...unscheduled, visit })).toEqual([]);
    expect(refusalsOf(good)).toEqual([]);
    expect(refusalsOf({ ...unscheduled, customerName: 'A' })).toEqual([
      'customerName: Name must be at least 2 characters',
      'preferredDates: Please select at least one preferred date',
      'preferredTimes: Please select at least one preferred time',
    ]);
  });

  it('may be without an email, but not with half of one', () => {
    expect(refusalsOf({ ...good, email: ' ' })).toEqual([]);
    expect(refusalsOf({ ...good, email: 'ann@' })).toEqual([
      'email: Please enter a valid email address',
    ]);
  });
});
