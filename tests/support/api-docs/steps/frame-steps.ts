import { randomUUID } from 'node:crypto';
import type { ServerFrame } from '#features/chat/frames.ts';
import { type ChatClient, connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders, staffId } from '#tests/support/fixtures/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { shorten } from '../api-walk.ts';

/** Every frame that was sent either way, by side and in order. */
export type Frames = { client: { type: string }[]; server: ServerFrame[] };

/** A chat between a visitor and staff with every kind of frame, over real sockets. */
export async function walkFrames(site: TestApp): Promise<Frames> {
  const client: Frames['client'] = [];
  const send = (from: ChatClient, frame: { type: string; [key: string]: unknown }) => {
    client.push(frame);
    from.send(frame);
  };
  const staff = await connectChat(site, await staffHeaders(site, 'support'));
  const visitor = await connectChat(site);
  send(visitor, {
    type: 'send_message',
    content: 'Do you fit stairs?',
    senderType: 'customer',
    conversationId: null,
    customerName: 'Ann',
    useAdam: false,
    clientMessageId: randomUUID(),
    context: { page: '/carpets' },
  });
  const conversationId = (await visitor.next('conversation_created')).conversation.id;
  await visitor.next('message_ack');
  await staff.next('new_message');
  const teamMemberId = await staffId(site, 'support');
  send(staff, { type: 'team_member_auth', teamMemberId });
  send(staff, { type: 'join_conversation', conversationId });
  await staff.next('joined');
  send(visitor, { type: 'join_conversation', conversationId, afterSequence: 0 });
  await visitor.next('joined');
  send(staff, { type: 'typing', conversationId });
  await visitor.next('typing');
  const answer = { type: 'send_message', senderType: 'team_member', content: 'Yes, every day.' };
  send(staff, { ...answer, conversationId, senderId: teamMemberId, clientMessageId: randomUUID() });
  const { message } = await visitor.next('new_message', (one) => one.message.sequence === 2);
  await fetch(`${site.origin}/api/chat/messages/${message.id}/read`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: visitor.cookie },
    body: JSON.stringify({ conversationId }),
  });
  await staff.next('messages_read');
  await fetch(`${site.origin}/api/chat/conversations/${conversationId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
    body: JSON.stringify({ takenBy: 'me' }),
  });
  await visitor.next('conversation_updated');
  await staff.next('conversation_updated');
  visitor.send({ type: 'typing', conversationId: 'unknown' });
  await visitor.next('error');
  visitor.close();
  await staff.next('presence', (one) => 'conversationId' in one && !one.online);
  const colleague = await connectChat(site, await staffHeaders(site, 'admin'));
  await staff.next('presence', (one) => 'teamMemberId' in one && one.online);
  colleague.close();
  staff.close();
  return { client, server: [...staff.frames, ...visitor.frames] };
}

/** One frame of each type, for the documents. */
export function chooseFrames({ client, server }: Frames): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const [side, frames] of Object.entries({ client, server }))
    for (const frame of frames) chosen[`${side}.${frame.type}`] ??= shorten(frame);
  return chosen;
}
