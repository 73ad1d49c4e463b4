import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FilledCard, Message } from '../../contract.ts';
import type { ClientFrame } from '../../frames.ts';
import type { ChatConnection } from '../connection/chat-connection.ts';
import { CardSaver } from './card-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const card = (email: string): FilledCard => ({ kind: 'ownVisit', version: 1, id: 'o', email });
const message = (id: string, email: string) => ({ id, cards: [card(email)] }) as Message;

function createSaver() {
  const state = { isOpen: true, sent: [] as string[] };
  const send = (frame: ClientFrame) => {
    if (state.isOpen && frame.type === 'save_card' && 'email' in frame.card)
      state.sent.push(frame.card.email);
    return state.isOpen;
  };
  const connection = { send, getState: () => ({ conversationId: 'k' }) };
  return { state, saver: new CardSaver(connection as unknown as ChatConnection) };
}

it('sends the last change of a card after a pause in typing, or at once when it is told to', () => {
  const { state, saver } = createSaver();
  saver.save(card('a'));
  vi.advanceTimersByTime(500);
  saver.save(card('ab'));
  vi.advanceTimersByTime(500);
  expect(state.sent).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(state.sent).toEqual(['ab']);
  saver.save(card('abc'));
  saver.flush();
  vi.advanceTimersByTime(2_000);
  expect(state.sent.at(-1)).toBe('abc');
  expect(state.sent.filter((email) => email === 'abc')).toHaveLength(1);
});

it('sends a change again after a lost connection, until it is confirmed', () => {
  const { state, saver } = createSaver();
  state.isOpen = false;
  saver.save(card('a'));
  vi.advanceTimersByTime(1_000);
  saver.confirm([], card('earlier'));
  state.isOpen = true;
  saver.flush();
  expect(state.sent).toEqual(['a']);
  saver.confirm([], card('a'));
  saver.flush();
  expect(state.sent).toEqual(['a']);
});

it('gives up a card that another one has followed', () => {
  const { state, saver } = createSaver();
  saver.save(card('a'));
  saver.flush();
  saver.confirm([], { ...card('b'), id: 'newer' });
  saver.flush();
  expect(state.sent).toEqual(['a']);
});

it('sends nothing of a card whose request is stored', () => {
  const { state, saver } = createSaver();
  saver.save(card('a'));
  saver.discard('o');
  vi.advanceTimersByTime(1_000);
  expect(state.sent).toEqual([]);
});

it('puts a saved card into the newest message that has it', () => {
  const { saver } = createSaver();
  const log = saver.confirm([message('1', 'x'), message('2', 'x')], card('new'));
  expect(log).toEqual([message('1', 'x'), message('2', 'new')]);
});
