import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { composeAlert } from '#app/server/adam/create-business-tools.ts';
import { bookingMailKinds, bookingNews } from '#features/booking/booking-mails.ts';
import { composeBookingMails } from '#features/booking/server/mails/booking-emails.ts';
import { composeLink } from '#features/booking/server/mails/resend-links.ts';
import { composeOnTheWay } from '#features/booking/server/messages/on-the-way-email.ts';
import { composeDeclined, composeOffer } from '#features/booking/server/offers/offer-emails.ts';
import type { AppointmentRow } from '#features/booking/server/queries.ts';
import type { OfferRow } from '#features/booking/server/queries-offers.ts';
import { renderEmail } from '#features/business/server/render-email.ts';
import type { Estimate } from '#features/calculator/contract.ts';
import { composeEstimateEmail } from '#features/calculator/server/email/compose-estimate-email.ts';
import { composeUnseenReplies } from '#features/chat/server/links/email-unseen.ts';
import { composeEnquiryMails, composeReply } from '#features/enquiries/server/enquiry-mails.ts';
import { composeReviewRequest } from '#features/reviews/server/ask-for-reviews.ts';
import { composeInvitation } from '#features/staff-accounts/server/accounts/invite-account.ts';
import {
  composeChangedMail,
  composeChangeMail,
  composeExpiryMail,
  composeObjectionMail,
  composeTakenMail,
  composeVerificationMail,
} from '#features/staff-accounts/server/email/verification-emails.ts';
import { composeResetMail } from '#features/staff-accounts/server/passwords/reset-email.ts';
import { kindOf, type NewMail } from '#platform/server/mail/message.ts';
import { bindFigures } from '#platform/units/bind-figures.ts';
import { findRetiredPhrases } from './support/retired-phrases.ts';

const publicUrl = 'https://wyvernvale.example';
const now = new Date('2026-03-02T10:00:00Z');

const appointment: AppointmentRow = {
  id: 'one',
  status: 'pending',
  purpose: 'measure',
  flooringTypes: ['carpet'],
  projectSize: 'small',
  urgency: 'soon',
  budget: 'under-1000',
  requirements: 'Ring the bell twice',
  answers: {},
  customerName: 'Ann Price',
  email: 'ann@example.com',
  phone: '01632 960147',
  address: '1 High Street, Chippenham',
  postcode: 'SN15 3HR',
  preferredDates: ['2026-03-10', '2026-03-11'],
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
};
const visit = { date: '2026-03-10', slot: '11:00 AM - 1:00 PM' } as const;

const offer: OfferRow = {
  appointmentId: 'one',
  id: 'o1',
  times: [{ date: '2026-03-12', slot: '1:00 PM - 3:00 PM' }],
  note: null,
  by: 'Priya Raman',
  state: 'open',
  offeredAt: now,
  expiresAt: new Date('2026-03-09T18:00:00Z'),
  takenAt: null,
  endedAt: null,
};

const enquiry = {
  id: 'two',
  firstName: 'Bob',
  lastName: 'Reed',
  email: 'bob@example.com',
  phone: '01632 960149',
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
};

const estimate = {
  id: 'e1',
  flooringType: 'carpet',
  includeInstallation: true,
  rooms: [{ name: 'Lounge', length: 5.9, width: 3.7, area: 21.83 }],
  totalArea: 21.83,
  breakdown: { total: 1081.99 },
  promisePercent: 15,
} as Estimate;

/** Every email the site sends, in every variant that has other words. */
const priya = { id: 'three', name: 'Priya Raman', email: 'priya@wyvernvale.example' };
const emailLink = { publicUrl, token: 'abc', tokenHash: 'def' };

const mails: NewMail[] = [
  ...bookingNews.flatMap((what) =>
    (['measure', 'repair'] as const).flatMap((purpose) =>
      ['customer', 'Priya Raman'].flatMap((by) =>
        [{}, { visit }].flatMap((fixed) =>
          composeBookingMails(
            { what, by, ...fixed, appointment: { ...appointment, purpose } },
            { link: `${publicUrl}/visit/abc`, publicUrl, now },
          ),
        ),
      ),
    ),
  ),
  ...[undefined, visit].flatMap((fixed) => [
    ...[false, true].map((hasBegun) =>
      composeOffer(appointment, offer, { link: `${publicUrl}/visit/abc`, fixed, hasBegun }),
    ),
    composeDeclined(appointment, offer, { publicUrl, fixed }),
  ]),
  ...[undefined, 20].map((minutes) =>
    composeOnTheWay(appointment, { fitterName: 'Jo Marsh', minutes, visit, reportId: 'r1', now }),
  ),
  ...[undefined, visit].map((fixed) =>
    composeLink(appointment, fixed, `${publicUrl}/visit/abc`, now),
  ),
  composeEstimateEmail(estimate, { to: 'ann@example.com', publicUrl }),
  ...composeEnquiryMails(enquiry, publicUrl),
  ...composeEnquiryMails(
    {
      ...enquiry,
      message: 'Free samples: Avon Twist in Oat; Avon Twist in Slate',
      sampleOrder: {
        address: '1 High Street, Chippenham',
        postcode: 'SN15 3HR',
        productIds: ['p1'],
      },
    },
    publicUrl,
  ),
  composeReply(enquiry, { at: now.toISOString(), by: 'Priya Raman', text: 'We do fit sisal.' }),
  composeUnseenReplies({
    id: 'c1',
    name: 'Ann Price',
    to: 'ann@example.com',
    link: `${publicUrl}/chat#token=abc`,
    upTo: 3,
    replies: [{ content: 'We do, in any width.', senderName: 'Priya Raman' }],
  }),
  composeReviewRequest({
    id: 'one',
    customerName: 'Ann Price',
    email: 'ann@example.com',
    link: `${publicUrl}/review/abc`,
  }),
  composeAlert(publicUrl, 'c1', 'Urgent (water): the kitchen is flooded'),
  composeResetMail({
    tokenHash: 'abc',
    accountId: 'three',
    name: 'Priya Raman',
    to: 'priya@wyvernvale.example',
    link: `${publicUrl}/team-chat/reset#token=abc`,
  }),
  composeInvitation(
    { ...priya, role: 'office' },
    { tokenHash: 'x', link: 'https://wyvernvale.example/team-chat/reset#token=x', by: 'Mo Patel' },
  ),
  composeVerificationMail(priya, emailLink),
  composeChangeMail(priya, 'priya.raman@wyvernvale.example', emailLink),
  composeObjectionMail(priya, 'priya.raman@wyvernvale.example', emailLink),
  composeTakenMail(priya),
  composeChangedMail(priya, 'priya.raman@wyvernvale.example'),
  composeExpiryMail(priya),
];

const plain = (text: string) => text.replace(/\s+/g, ' ');

it('every kind of email is among them', () => {
  expect(new Set(mails.map(({ key }) => kindOf(key)))).toEqual(
    new Set([
      ...bookingMailKinds,
      'estimate-link',
      'enquiry-received',
      'notice-enquiry',
      'enquiry-reply',
      'notice-urgent',
      'chat-replies',
      'review-request',
      'password-reset',
      'invitation',
      'email-verification',
      'email-change',
      'email-objection',
      'email-taken',
      'email-changed',
      'registration-expired',
    ]),
  );
  const root = path.resolve(import.meta.dirname, '../src');
  const queuing = globSync('features/*/server/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => /queueMails?\(/.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => file.split(path.sep)[1]);
  expect(new Set(queuing)).toEqual(
    new Set(['booking', 'calculator', 'chat', 'enquiries', 'reviews', 'staff-accounts']),
  );
});

it('no email has a phrase that a British shop would not write, in its subject, text or HTML', () => {
  const found = mails.flatMap(({ key, subject, content }) => {
    const { text, html } = renderEmail(content);
    const words = [subject, text, html.replace(/<[^>]*>/g, ' ')];
    return words.flatMap((copy) =>
      findRetiredPhrases(plain(copy)).map((one) => `${kindOf(key)}: ${one}`),
    );
  });
  expect(found).toEqual([]);
});

it('an email with a retired phrase is found, also across the lines of its HTML', () => {
  const content = { heading: 'Your visit', parts: [{ say: 'Please answer this\nmail.' }] };
  const { html } = renderEmail(content);
  expect(findRetiredPhrases(plain(html.replace(/<[^>]*>/g, ' ')))).not.toEqual([]);
});

it('the HTML joins figures and units, and the plain text has ordinary spaces', () => {
  const content = { heading: 'Within 24 hours', parts: [{ say: 'Thu 3 Dec 2026 at 11 am' }] };
  const { text, html } = renderEmail(content);
  for (const line of ['Within 24 hours', 'Thu 3 Dec 2026 at 11 am']) {
    expect(text).toContain(line);
    expect(html).toContain(bindFigures(line));
  }
});
