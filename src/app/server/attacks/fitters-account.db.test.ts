import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

it('a fitter’s account is a visitor in the chat: it receives no inbox frames and reads no conversation', async () => {
  const fitter = await staffHeaders(site, 'fitter');
  const socket = await connectChat(site, fitter);
  const { visitor, id } = await beginChat(site, 'a private question');
  socket.send({
    type: 'send_message',
    senderType: 'team_member',
    content: 'from the van',
    conversationId: id,
  });
  expect(await socket.next('error')).toMatchObject({ code: 'not_allowed' });
  await socket.settle();
  expect(JSON.stringify(socket.frames)).not.toContain('a private question');
  expect(new Set(socket.frames.map(({ type }) => type))).toEqual(new Set(['connected', 'error']));
  const messages = `${site.origin}/api/chat/conversations/${id}/messages`;
  expect((await fetch(messages, { headers: fitter })).status).toBe(401);
  visitor.close();
  socket.close();
});
