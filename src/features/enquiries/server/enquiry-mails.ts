import { firm } from '#features/business/firm.ts';
import { greetByName, thank } from '#features/business/server/greeting-name.ts';
import { noticeAddresses } from '#features/business/server/render-email.ts';
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
  return [
    {
      key: `enquiry-received:${id}`,
      about: id,
      to: enquiry.email,
      subject: `We have your ${what}`,
      content: {
        heading: `${thank(firstName)}: we have your ${what}`,
        parts: sampleOrder
          ? samplesOnTheirWay(message)
          : [
              {
                say: `We’ll be in touch within ${firm().responseHours} hours. If it is urgent, call us on ${firm().phone.display} (${firm().openingHoursText}).`,
              },
            ],
      },
    },
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

/** The samples have our names: the message of an order is written by the site. */
const samplesOnTheirWay = (message: string | null) => [
  { say: `${message}.` },
  {
    say: `We’ll post them to the address you gave, free of charge. Any questions? Reply to this email or call us on ${firm().phone.display}.`,
  },
];

/** Composes a reply of staff. It does not repeat the enquiry, which may be a stranger's words. */
export function composeReply(
  { id, firstName, email: to, replies }: EnquiryRow,
  { by, text }: EnquiryReply,
): NewMail {
  return {
    key: `enquiry-reply:${id}:${replies.length + 1}`,
    about: id,
    to,
    subject: 'Our reply to your enquiry',
    content: {
      heading: greetByName(firstName, 'here’s our reply'),
      parts: [
        ...text.split(/\n\s*\n/).map((say) => ({ say })),
        { say: `${by}, ${firm().name}` },
        { say: `Any questions? Reply to this email or call us on ${firm().phone.display}.` },
      ],
    },
  };
}
