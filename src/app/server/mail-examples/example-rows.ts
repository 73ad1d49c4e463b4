import type { AppointmentRow } from '#features/booking/server/queries.ts';
import type { OfferRow } from '#features/booking/server/queries-offers.ts';
import type { Visit } from '#features/booking/visit-slots.ts';
import { firm } from '#features/business/firm.ts';
import type { Estimate } from '#features/calculator/contract.ts';
import type { EnquiryRow } from '#features/enquiries/server/queries.ts';
import type { QuoteRow } from '#features/jobs/server/queries.ts';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';

const customer = {
  email: 'ann@example.com',
  phone: '01632 960983',
};
const home = () => ({
  address: `1 High Street, ${firm().base.town}`,
  postcode: `${firm().base.postcodeDistrict} 1AA`,
});
const dayMs = 86_400_000;

/** An appointment as it is in the examples of emails: nobody's. */
export const exampleAppointment = (now: Date): AppointmentRow => ({
  ...customer,
  id: 'example',
  customerName: 'Ann Price',
  status: 'pending',
  purpose: 'measure',
  flooringTypes: ['carpet'],
  projectSize: 'small',
  urgency: 'soon',
  budget: 'under-1000',
  requirements: 'Ring the bell twice',
  answers: {},
  ...home(),
  preferredDates: [8, 9].map((days) => addDays(dayInLondon(now), days)),
  preferredTimes: ['11:00 AM - 1:00 PM'],
  measuredEstimate: null,
  estimate: {
    id: 'e1',
    flooringType: 'carpet',
    product: 'Avon Twist',
    totalPence: 108_199,
    totalArea: 21.83,
    rooms: [{ name: 'Lounge', area: 21.83 }],
  },
  basket: [{ id: 'p1', name: 'Avon Twist' }],
  distanceMiles: 31.4,
  outsideArea: true,
  quotedPence: null,
  quoteSent: false,
  notes: null,
  enquiryId: null,
  conversationId: null,
  visitStartsAt: null,
  revision: 1,
  createdAt: now,
});

export const exampleVisit = (now: Date): Visit => ({
  date: addDays(dayInLondon(now), 8),
  slot: '11:00 AM - 1:00 PM',
});

export const exampleOffer = (now: Date): OfferRow => ({
  appointmentId: 'example',
  id: 'o1',
  times: [10, 11].map((days) => ({
    date: addDays(dayInLondon(now), days),
    slot: '1:00 PM - 3:00 PM',
  })),
  note: null,
  by: 'Priya Raman',
  state: 'open',
  offeredAt: now,
  expiresAt: new Date(now.getTime() + 7 * dayMs),
  takenAt: null,
  endedAt: null,
});

export const exampleQuote = (now: Date): QuoteRow => ({
  id: 'example',
  appointmentId: 'example',
  version: 1,
  state: 'sent',
  options: [
    {
      name: '',
      lines: [
        {
          text: 'Avon Twist in Oat, 24 m²: Lounge',
          pence: 62_376,
          vatPercent: 20,
          isProvisional: false,
        },
        { text: 'Fitting', pence: 32_745, vatPercent: 20, isProvisional: false },
        { text: 'Levelling', pence: 9000, vatPercent: 20, isProvisional: true },
      ],
    },
  ],
  chosen: null,
  validUntil: addDays(dayInLondon(now), 30),
  note: '',
  revision: 1,
  createdBy: 'Priya Raman',
  createdAt: now,
  sentTo: customer.email,
  sentAt: now,
  estimateId: null,
  reminders: 0,
  remindersStopped: false,
  viewedAt: null,
  answeredAt: null,
  answeredBy: null,
  reason: null,
  consent: null,
});

export const exampleEnquiry = (now: Date): EnquiryRow => ({
  ...customer,
  id: 'example',
  firstName: 'Ann',
  lastName: 'Price',
  message: null,
  source: 'contact_form',
  followedUp: false,
  followedUpAt: null,
  conversationId: null,
  followedUpBy: null,
  notes: null,
  replies: [],
  sampleOrder: null,
  createdAt: now,
});

export const exampleSampleOrder = (now: Date): EnquiryRow => ({
  ...exampleEnquiry(now),
  message: 'Free samples: Avon Twist in Oat; Avon Twist in Slate',
  sampleOrder: { ...home(), productIds: ['p1'] },
});

/** What an email says of an estimate. */
export const exampleEstimate = {
  id: 'example',
  flooringType: 'carpet',
  includeInstallation: true,
  rooms: [{ name: 'Lounge', length: 5.9, width: 3.7, area: 21.83 }],
  totalArea: 21.83,
  breakdown: { total: 1081.99 },
  promisePercent: 15,
} as Estimate;
