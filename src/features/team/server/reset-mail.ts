import { businessName } from '#features/business/facts.ts';
import type { Mail } from '#platform/server/mail/mail-folder.ts';

/** The mail with the link to set a forgotten password anew. */
export function writeResetMail(parts: { name: string; to: string; link: string }): Mail {
  const lines = [
    `Hello ${parts.name},`,
    `Somebody, probably you, asked for a new password for your ${businessName} staff account. This link lets you choose one. It works once, within the next hour:`,
    parts.link,
    'If it was not you, you need do nothing: your password stays as it is.',
  ];
  const html = lines.map((line) =>
    line === parts.link
      ? `<p><a href="${escapeHtml(line)}">Choose a new password</a></p>`
      : `<p>${escapeHtml(line)}</p>`,
  );
  return {
    kind: 'password-reset',
    to: parts.to,
    subject: 'Choose a new password',
    text: lines.join('\n\n'),
    html: html.join('\n'),
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
