import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { composeAlert } from '#app/server/adam/create-business-tools.ts';
import { composeExamples } from '#app/server/mail-examples/compose-examples.ts';
import {
  exampleAppointment,
  exampleEnquiry,
  exampleOffer,
  exampleQuote,
  exampleSampleOrder,
  exampleVisit,
} from '#app/server/mail-examples/example-rows.ts';
import { bookingMailKinds, bookingNews } from '#features/booking/booking-mails.ts';
import { composeBookingMails } from '#features/booking/server/mails/booking-emails.ts';
import { composeLink } from '#features/booking/server/mails/resend-links.ts';
import { composeDeclined } from '#features/booking/server/offers/offer-emails.ts';
import { renderEmail } from '#features/business/server/render-email.ts';
import { mailNames } from '#features/business/texts/mail-texts.ts';
import { composeEnquiryMails } from '#features/enquiries/server/enquiry-mails.ts';
import { composeAnswerNotice } from '#features/jobs/server/quote-emails.ts';
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

const appointment = exampleAppointment(now);
const visit = exampleVisit(now);

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
  ...mailNames.flatMap((name) => composeExamples(name, { publicUrl, now }).map(({ mail }) => mail)),
  ...[undefined, visit].flatMap((fixed) => [
    composeDeclined(appointment, exampleOffer(now), { publicUrl, fixed }),
    composeLink(appointment, fixed, `${publicUrl}/visit/abc`, now),
  ]),
  ...[exampleEnquiry(now), exampleSampleOrder(now)].flatMap((enquiry) =>
    composeEnquiryMails(enquiry, publicUrl),
  ),
  composeAnswerNotice(
    { ...exampleQuote(now), state: 'declined', answeredBy: 'Ann Price', reason: 'Too dear' },
    appointment,
    publicUrl,
  ),
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

/** Those of staff are not the owner's to word. */
const isToStaff = (kind: string) =>
  /^(notice-|email-|password-reset|invitation|registration-expired)/.test(kind);

const plain = (text: string) => text.replace(/\s+/g, ' ');

it('every kind of email is among them, and those to customers have a text that the owner edits', () => {
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
      'quote',
      'quote-reminder',
      'quote-accepted',
      'notice-quote',
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
  const toCustomers = mails.map(({ key }) => kindOf(key)).filter((kind) => !isToStaff(kind));
  expect(mailNames).toEqual(expect.arrayContaining(toCustomers));
  const root = path.resolve(import.meta.dirname, '../src');
  const queuing = globSync('features/*/server/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => /queueMails?\(/.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => file.split(path.sep)[1]);
  expect(new Set(queuing)).toEqual(
    new Set(['booking', 'calculator', 'chat', 'enquiries', 'jobs', 'reviews', 'staff-accounts']),
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
