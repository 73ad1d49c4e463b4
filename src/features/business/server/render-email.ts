import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Html, html } from '#platform/server/mail/html.ts';
import type {
  ContentBlock,
  EmailContent,
  InlineImage,
  RenderedEmail,
} from '#platform/server/mail/message.ts';
import { bindFigures } from '#platform/units/bind-figures.ts';
import { registrationText } from '../describe-firm.ts';
import { firm } from '../firm.ts';

type Row = Extract<ContentBlock, { list: unknown }>['list'][number];

/**
 * The logo, or its mark, travels with the email: mail programs block images from elsewhere, which tell who reads.
 */
const image: InlineImage = {
  cid: 'logo@site',
  filename: 'logo.png',
  contentType: 'image/png',
  content: readFileSync(path.join(import.meta.dirname, 'email-logo.png')),
};

/** Lets emails carry the firm's logo, or the mark in its colours. */
export function setEmailLogo(png: Buffer) {
  image.content = png;
}

/** Not in `firm()`, which every page carries: whoever works there did not ask to be published. */
let ownNoticeAddresses = '';

export function setNoticeAddresses(list: string) {
  ownNoticeAddresses = list;
}

/** To whom what staff have to know is sent: one address, or several with commas between. */
export const noticeAddresses = () => ownNoticeAddresses || firm().email.display;

/** From whom emails come: the firm's email address, under its name. */
export function describeSender() {
  const { name, email, mails } = firm();
  return {
    from: { name: mails?.senderName ?? name, address: email.display },
    ...(mails?.replyTo && { replyTo: mails.replyTo }),
  };
}

/** Renders an email's content as text and as HTML, with the firm's header and footer. */
export function renderEmail(content: EmailContent): RenderedEmail {
  return { text: writeText(content), html: writeHtml(bindContent(content)), images: [image] };
}

/** Joins figures and units of the words; links stay as they are. */
const bindContent = ({ heading, parts }: EmailContent): EmailContent => ({
  heading: bindFigures(heading),
  parts: parts.map((part) => {
    if ('say' in part) return { say: bindFigures(part.say) };
    if ('link' in part) return part;
    if ('points' in part) return { ...part, points: part.points.map(bindFigures) };
    if ('prices' in part)
      return { prices: part.prices.map(([what, price]) => [bindFigures(what), price] as const) };
    return {
      list: part.list.map(([name, value, href]) => [name, bindFigures(value), href] as const),
    };
  }),
});

function writeText({ heading, parts }: EmailContent): string {
  const blocks = parts.map((part) => {
    if ('say' in part) return part.say;
    if ('link' in part) return `${part.link}:\n${part.to}`;
    if ('points' in part)
      return [part.title, ...part.points.map((point) => `- ${point}`)].join('\n');
    if ('prices' in part) return part.prices.map((row) => row.join(': ')).join('\n');
    return part.list.map(writeRow).join('\n');
  });
  const foot = [
    '-- ',
    ...signatureOf(),
    firm().name,
    firm().address,
    ...registrationOf(),
    `${firm().phone.display} | ${firm().email.display}`,
    firm().openingHoursText,
  ].join('\n');
  return `${[heading, ...blocks, foot].join('\n\n')}\n`;
}

const signatureOf = () => [firm().mails?.signature ?? ''].filter(Boolean);
const registrationOf = () => [registrationText(firm())].filter(Boolean);

function writeRow([name, value, href]: Row): string {
  const line = `${name}: ${value.replaceAll('\n', ', ')}`;
  // A phone number can be dialled as it is written.
  return href && !href.startsWith('tel:') ? `${line}\n  ${href}` : line;
}

const font = "font-family:'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif";
const ink = '#17211d';
/** In points. */
const emailLogoHeight = 40;
const soft = '#4a5751';

function writeHtml({ heading, parts }: EmailContent): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${heading}</title>
</head>
<body style="margin:0;padding:0;background:#edf2ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#edf2ee"><tr><td align="center" style="padding:16px 8px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #d6dfd8;border-radius:6px;overflow:hidden">
<tr><td style="background:${raw(firm().colours.brand)};padding:16px 24px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${writeLogo()}
<td style="${raw(font)};font-size:18px;line-height:1.25;font-weight:700;color:#ffffff">${firm().logo?.alt ? '' : html`${firm().name}<br>`}<span style="font-size:13px;font-weight:400">Fitting floors since ${firm().since}</span></td>
</tr></table></td></tr>
<tr><td style="height:4px;background:${raw(firm().colours.action)};font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:28px 24px 12px;${raw(font)};font-size:16px;line-height:1.55;color:${ink}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:700;color:${ink}">${heading}</h1>
${parts.map(writePart)}
</td></tr>
<tr><td style="padding:16px 24px 24px;border-top:1px solid #d6dfd8;${raw(font)};font-size:14px;line-height:1.6;color:${soft}">
${signatureOf().map((line) => html`${line}<br>`)}<strong style="color:${ink}">${firm().name}</strong>, ${firm().address}<br>${registrationOf().map((line) => html`${line}<br>`)}
<a href="${firm().phone.href}" style="color:#2b62b8">${firm().phone.display}</a> &middot; <a href="${firm().email.href}" style="color:#2b62b8">${firm().email.display}</a><br>${firm().openingHoursText}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.html;
}

/** An own logo has a white ground: it was made for one. */
function writeLogo(): Html {
  const { logo } = firm();
  const width = logo ? Math.round((logo.width / logo.height) * emailLogoHeight) : emailLogoHeight;
  const img = html`<img src="cid:${image.cid}" width="${width}" height="${emailLogoHeight}" alt="${logo?.alt ?? ''}" style="display:block;border:0">`;
  return logo
    ? html`<td style="padding:6px;background:#ffffff;border-radius:4px">${img}</td><td width="12"></td>`
    : html`<td style="padding-right:12px">${img}</td>`;
}

function writePart(part: ContentBlock): Html {
  if ('say' in part)
    return html`<p style="margin:0 0 16px">${lines(part.say)}</p>
`;
  if ('link' in part)
    return html`<p style="margin:24px 0"><a href="${part.to}" style="display:inline-block;padding:13px 22px;background:${raw(firm().colours.brand)};border-radius:6px;color:#ffffff;font-weight:700;text-decoration:none">${part.link}</a></p>
`;
  if ('points' in part)
    return html`<p style="margin:0 0 6px;font-weight:700">${part.title}</p>
<ul style="margin:0 0 16px;padding:0 0 0 20px">${part.points.map((point) => html`<li style="margin:0 0 4px">${point}</li>`)}</ul>
`;
  if ('prices' in part)
    return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-top:1px solid #d6dfd8">
${part.prices.map(([what, price], index) => {
  const weight = index === part.prices.length - 1 ? '700' : '400';
  return html`<tr><td style="padding:9px 16px 9px 0;border-bottom:1px solid #d6dfd8;${raw(font)};font-size:16px;font-weight:${weight};color:${ink};vertical-align:top">${what}</td><td align="right" style="padding:9px 0;border-bottom:1px solid #d6dfd8;${raw(font)};font-size:16px;font-weight:${weight};color:${ink};vertical-align:top;white-space:nowrap">${price}</td></tr>
`;
})}</table>
`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-top:1px solid #d6dfd8">
${part.list.map(
  ([name, value, href]) =>
    html`<tr><td style="padding:9px 16px 9px 0;border-bottom:1px solid #d6dfd8;${raw(font)};font-size:14px;color:${soft};vertical-align:top;white-space:nowrap">${name}</td><td style="padding:9px 0;border-bottom:1px solid #d6dfd8;${raw(font)};font-size:16px;color:${ink};width:100%">${href ? html`<a href="${href}" style="color:#2b62b8">${lines(value)}</a>` : lines(value)}</td></tr>
`,
)}</table>
`;
}

const raw = (markup: string): Html => ({ html: markup });
const lines = (text: string): Html[] =>
  text.split('\n').map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`));
