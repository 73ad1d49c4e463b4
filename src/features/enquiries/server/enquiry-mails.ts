import { email, openingHoursText, phone, responseHours } from '#features/business/facts.ts';
import { thank } from '#features/business/server/greeting-name.ts';
import { telephoneHref } from '#platform/contact-urls.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import type { EnquiryRow } from './queries.ts';

/**
 * Composes the two mails about an enquiry, to the customer and to the business. The address is
 * unverified, so the first repeats no free text, which could be a stranger's words.
 */
export function composeEnquiryMails(
  enquiry: EnquiryRow,
  publicUrl: string,
): [own: NewMail, notice: NewMail] {
  const { id, firstName, lastName, message } = enquiry;
  return [
    {
      key: `enquiry-received:${id}`,
      about: id,
      to: enquiry.email,
      subject: 'We have your enquiry',
      content: {
        heading: `${thank(firstName)}: we have your enquiry`,
        parts: [
          {
            say: `We’ll be in touch within ${responseHours} hours. If it is urgent, call us on ${phone.display} (${openingHoursText}).`,
          },
        ],
      },
    },
    {
      key: `notice-enquiry:${id}`,
      about: id,
      to: email.display,
      ...(enquiry.email && { replyTo: enquiry.email }),
      subject: `New enquiry: ${firstName} ${lastName}`,
      content: {
        heading: `New enquiry: ${firstName} ${lastName}`,
        parts: [
          {
            list: [
              ['Name', `${firstName} ${lastName}`],
              ['Phone', enquiry.phone, telephoneHref(enquiry.phone)],
              ['Email', enquiry.email || 'None given'],
              ['Message', message ?? 'No message'],
            ],
          },
          {
            link: 'Open the lead',
            to: `${publicUrl}/admin/leads?lead=${encodeURIComponent(id)}`,
          },
        ],
      },
    },
  ];
}
