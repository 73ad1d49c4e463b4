import { describe, expect, it } from 'vitest';
import type { Conversation, Message } from '../../contract.ts';
import {
  addConversations,
  applyFrame,
  type Conversations,
  describeWho,
  viewOf,
} from './conversation-list.ts';

const conversation = (id: string, more: Partial<Conversation> = {}): Conversation => ({
  id,
  customerName: 'Customer',
  customerEmail: null,
  subject: 'Stairs',
  status: 'active',
  takenBy: null,
  handedOver: false,
  isUrgent: false,
  isWaiting: false,
  unreadCount: 1,
  lastSequence: 1,
  lastMessage: null,
  customerOnline: false,
  noteCount: 0,
  context: {},
  createdAt: '2026-06-01T10:00:00.000Z',
  updatedAt: '2026-06-01T10:00:00.000Z',
  ...more,
});
const message = (
  conversationId: string,
  sequence: number,
  more: Partial<Message> = {},
): Message => ({
  id: `m${sequence}`,
  conversationId,
  sequence,
  content: 'Hello',
  senderType: 'customer',
  senderId: null,
  senderName: null,
  clientMessageId: null,
  isRead: false,
  createdAt: '2026-06-01T11:00:00.000Z',
  ...more,
});
const known = (...list: Conversation[]) => addConversations(new Map(), list);
const ids = (list: Conversation[]) => list.map(({ id }) => id);

describe('the conversation list', () => {
  it('moves a conversation with a new message to the top and counts the message once', () => {
    const before = known(conversation('a'), conversation('b'));
    const frame = { type: 'new_message', message: message('a', 2) } as const;
    const once = applyFrame(before, frame).known;
    expect(once.get('a')).toMatchObject({ unreadCount: 2, lastMessage: { content: 'Hello' } });
    expect(ids(viewOf(once, { filter: 'all', search: '' }, 'me'))).toEqual(['a', 'b']);
    expect(applyFrame(once, frame).known).toBe(once);
  });

  it('does not count messages of staff and the assistant', () => {
    const frame = { type: 'new_message', message: message('a', 2, { senderType: 'assistant' }) };
    const after = applyFrame(known(conversation('a')), frame as never).known;
    expect(after.get('a')).toMatchObject({ unreadCount: 1, lastSequence: 2 });
  });

  it('has those that wait for a person first, until a person answers', () => {
    const before = known(
      conversation('new', { updatedAt: '2026-06-02T10:00:00.000Z' }),
      conversation('asks', { isWaiting: true, handedOver: true }),
    );
    const order = (list: Conversations) => ids(viewOf(list, { filter: 'all', search: '' }, 'me'));
    const said = (senderType: Message['senderType'], sequence: number) =>
      ({ type: 'new_message', message: message('asks', sequence, { senderType }) }) as const;
    expect(order(before)).toEqual(['asks', 'new']);
    const told = applyFrame(before, said('assistant', 2)).known;
    expect(order(told)).toEqual(['asks', 'new']);
    const answered = applyFrame(told, said('team_member', 3)).known;
    expect(order(answered)).toEqual(['new', 'asks']);
  });

  it('asks the server whether a message to a person waits for an answer', () => {
    const taken = known(conversation('a', { takenBy: { id: 'me', name: 'Me' } }));
    const frame = { type: 'new_message', message: message('a', 2) } as const;
    expect(applyFrame(taken, frame).read).toBe('a');
    expect(applyFrame(known(conversation('a')), frame).read).toBeUndefined();
  });

  it.each([
    ['Wants a person', { isWaiting: true, handedOver: true }],
    ['Urgent: waiting for the team', { isWaiting: true, handedOver: true, isUrgent: true }],
    ['Yours: waiting for an answer', { isWaiting: true, takenBy: { id: 'me', name: 'Me' } }],
    ['With Jo: waiting for an answer', { isWaiting: true, takenBy: { id: 'jo', name: 'Jo' } }],
    ['Waiting for the team', { isWaiting: true }],
    ['Yours', { takenBy: { id: 'me', name: 'Me' } }],
    ['With Jo', { takenBy: { id: 'jo', name: 'Jo' } }],
    ['Adam answers', {}],
    ['Resolved', { status: 'resolved' }],
  ] as const)('says of a conversation: %s', (words, more) => {
    expect(describeWho(conversation('a', more), 'me')).toBe(words);
  });

  it('requests an unknown conversation', () => {
    const frame = { type: 'new_message', message: message('new', 1) } as const;
    expect(applyFrame(known(), frame).read).toBe('new');
  });

  it('has nothing unread once all is read, and refetches when only some is', () => {
    const before = known(conversation('a', { unreadCount: 3, lastSequence: 5 }));
    const read = (sequence: number) =>
      applyFrame(before, { type: 'messages_read', conversationId: 'a', reader: 'team', sequence });
    expect(read(5).known.get('a')?.unreadCount).toBe(0);
    expect(read(4).read).toBe('a');
  });

  it('is not changed when a visitor reads', () => {
    const before = known(conversation('a'));
    const frame = { conversationId: 'a', reader: 'customer', sequence: 9 } as const;
    expect(applyFrame(before, { type: 'messages_read', ...frame }).known).toBe(before);
  });

  it('follows the presence of visitors', () => {
    const frame = { type: 'presence', conversationId: 'a', online: true } as const;
    expect(applyFrame(known(conversation('a')), frame).known.get('a')?.customerOnline).toBe(true);
  });

  it('filters and searches like the server', () => {
    const list = known(
      conversation('mine', { takenBy: { id: 'me', name: 'Me' } }),
      conversation('theirs', { takenBy: { id: 'you', name: 'You' } }),
      conversation('free', { customerName: 'Ada Weaver', customerEmail: 'ada@example.com' }),
      conversation('done', { status: 'resolved' }),
    );
    const view = (filter: 'all' | 'mine' | 'unassigned' | 'resolved', search = '') =>
      ids(viewOf(list, { filter, search }, 'me')).sort();
    expect(view('all')).toEqual(['done', 'free', 'mine', 'theirs']);
    expect(view('mine')).toEqual(['mine']);
    expect(view('unassigned')).toEqual(['free']);
    expect(view('resolved')).toEqual(['done']);
    expect(view('all', ' STAIRS ada@ ')).toEqual(['free']);
  });
});
