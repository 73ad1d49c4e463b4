import { firm } from '#features/business/firm.ts';
import { noticeAddresses } from '#features/business/server/render-email.ts';
import { writeMail } from '#features/business/server/texts/mail-wording.ts';
import { telephoneHref } from '#platform/contact-urls.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import type { EnquiryRow } from './queries.ts';
import type { EnquiryReply } from './schema.ts';

/**
 * Composes the two mails about an enquiry, to the customer and to the business. The address is
 * unverified, so the first repeats no free text, which could be a stranger's words.
 */
export function composeEnquiryMails(
  enquiry: EnquiryRow,
  publicUrl: string,
): [own: NewMail, notice: NewMail] {
  const { id, firstName, lastName, message, sampleOrder } = enquiry;
  const what = sampleOrder ? 'sample order' : 'enquiry';
  const { subject, ...content } = sampleOrder ? sayOrdered(enquiry) : sayReceived(enquiry);
  return [
    { key: `enquiry-received:${id}`, about: id, to: enquiry.email, subject, content },
    {
      key: `notice-enquiry:${id}`,
      about: id,
      to: noticeAddresses(),
      ...(enquiry.email && { replyTo: enquiry.email }),
      subject: `New ${what}: ${firstName} ${lastName}`,
      content: {
        heading: `New ${what}: ${firstName} ${lastName}`,
        parts: [
          {
            list: [
              ['Name', `${firstName} ${lastName}`],
              enquiry.phone
                ? ['Phone', enquiry.phone, telephoneHref(enquiry.phone)]
                : ['Phone', 'None given'],
              ['Email', enquiry.email || 'None given'],
              ['Message', message ?? 'No message'],
              ...(sampleOrder
                ? [['Send to', `${sampleOrder.address}\n${sampleOrder.postcode}`] as const]
                : []),
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

function sayReceived({ firstName: customerName }: EnquiryRow) {
  const { subject, heading, intro } = writeMail('enquiry-received', { customerName });
  return { subject, heading, parts: [{ say: intro }] };
}

/** The samples have our names: the message of an order is written by the site. */
function sayOrdered({ firstName: customerName, message }: EnquiryRow) {
  const { subject, heading, closing } = writeMail('samples-ordered', { customerName });
  return { subject, heading, parts: [{ say: `${message}.` }, { say: closing }] };
}

/** Composes a reply of staff. It does not repeat the enquiry, which may be a stranger's words. */
export function composeReply(
  { id, firstName, email: to, replies }: EnquiryRow,
  { by, text }: EnquiryReply,
): NewMail {
  const say = writeMail('enquiry-reply', { customerName: firstName });
  return {
    key: `enquiry-reply:${id}:${replies.length + 1}`,
    about: id,
    to,
    subject: say.subject,
    content: {
      heading: say.heading,
      parts: [
        ...text.split(/\n\s*\n/).map((say) => ({ say })),
        { say: `${by}, ${firm().name}` },
        { say: say.closing },
      ],
    },
  };
}
