import { randomUUID } from 'node:crypto';
import { vatNote } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { describeEstimate } from '../../describe-estimate.ts';

/**
 * Composes the email with an estimate and its link. The address is unverified, so it does not repeat the rooms' names,
 * which could be a stranger's words.
 */
export function composeEstimateEmail(
  estimate: Estimate,
  { to, publicUrl }: { to: string; publicUrl: string },
): NewMail {
  const { id, breakdown, promisePercent } = estimate;
  return {
    key: `estimate-link:${randomUUID()}`,
    about: id,
    to,
    subject: `Your flooring estimate: ${formatPounds(breakdown.total)}`,
    content: {
      heading: 'Here’s your estimate',
      parts: [
        {
          list: [
            ['Floor', describeEstimate(estimate)],
            ['Price', `${formatPounds(breakdown.total)}. ${vatNote}`],
          ],
        },
        ...(promisePercent === undefined
          ? []
          : [
              {
                say: `If the price we measure is more than ${promisePercent}% above this estimate for the same rooms, you may cancel free of charge.`,
              },
            ]),
        { link: 'See my estimate', to: `${publicUrl}/estimate/${id}` },
        { say: `Any questions? Reply to this email or call us on ${firm().phone.display}.` },
        { say: 'Didn’t ask for this? Then you needn’t do anything.' },
      ],
    },
  };
}
