import { randomUUID } from 'node:crypto';
import { vatNote } from '#features/business/facts.ts';
import { writeMail } from '#features/business/server/texts/mail-wording.ts';
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
  const say = writeMail('estimate-link', {
    total: formatPounds(breakdown.total),
    percent: promisePercent === undefined ? null : String(promisePercent),
  });
  return {
    key: `estimate-link:${randomUUID()}`,
    about: id,
    to,
    subject: say.subject,
    content: {
      heading: say.heading,
      parts: [
        {
          list: [
            ['Floor', describeEstimate(estimate)],
            ['Price', `${formatPounds(breakdown.total)}. ${vatNote}`],
          ],
        },
        ...(promisePercent === undefined ? [] : [{ say: say.promise }]),
        { link: say.button, to: `${publicUrl}/estimate/${id}` },
        { say: say.closing },
        { say: say.unasked },
      ],
    },
  };
}
