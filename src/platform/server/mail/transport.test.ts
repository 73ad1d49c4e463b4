import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { composeMessage, type OutgoingMail, writeToFolder } from './transport.ts';

const mail: OutgoingMail = {
  messageId: '<1@wyvernvale.example>',
  date: new Date('2026-03-02T09:00:00Z'),
  to: 'ann@example.com',
  subject: 'Your visit',
  text: 'See you soon.',
  html: '<p>See you soon.</p>',
};

it('carries an image in the same part as the HTML that names it, beside a calendar', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wyvern-mails-'));
  const content = Buffer.from('image');
  const images = [{ cid: 'logo@a', filename: 'logo.png', contentType: 'image/png', content }];
  const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR' } as const;
  const html = '<img src="cid:logo@a">';
  const send = writeToFolder(folder, () => ({ from: 'hello@wyvernvale.example' }));
  await send({ ...mail, html, images, calendar }, new AbortController().signal);
  const [file = ''] = await readdir(folder);
  const raw = await readFile(path.join(folder, file), 'utf8');
  expect(raw).toMatch(/multipart\/related.*text\/html.*Content-Disposition: inline/s);
  const { attachments, text } = await PostalMime.parse(raw);
  expect(text?.trim()).toBe('See you soon.');
  expect(attachments.map(({ mimeType, contentId }) => [mimeType, contentId])).toContainEqual([
    'image/png',
    '<logo@a>',
  ]);
  await rm(folder, { recursive: true });
});

it('every email says that it was sent by a machine, with a calendar and a reply address too', async () => {
  const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR' } as const;
  const all = [mail, { ...mail, calendar }, { ...mail, replyTo: 'hello@wyvernvale.example' }];
  for (const each of all)
    expect(composeMessage(each).headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  const folder = await mkdtemp(path.join(tmpdir(), 'wyvern-mails-'));
  const signal = new AbortController().signal;
  await writeToFolder(folder, () => ({ from: 'hello@wyvernvale.example' }))(mail, signal);
  const [file = ''] = await readdir(folder);
  expect(await readFile(path.join(folder, file), 'utf8')).toContain(
    'Auto-Submitted: auto-generated\r\n',
  );
  await rm(folder, { recursive: true });
});
