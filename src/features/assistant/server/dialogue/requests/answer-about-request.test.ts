import { describe, expect, it } from 'vitest';
import { isQuestion } from '../../conversation/act-patterns.ts';
import { type ConversationRecord, emptyRecord } from '../../conversation/record.ts';
import { readRequestTopic } from './request-topics.ts';

const topicOf = (text: string, known: Partial<ConversationRecord>) =>
  readRequestTopic(text, isQuestion(text), { ...structuredClone(emptyRecord), ...known });

const booking = { draft: { kind: 'booking', proposed: false, askedAgain: 0 } } as const;

describe('what is asked about a request', () => {
  it.each([
    ['nothings been booked has it', { paused: true as const }, 'status'],
    ['So nothing has been booked has it?', { paused: true as const }, 'status'],
    ['has it been sent?', { formsSent: 1 }, 'status'],
    ['is it all booked then', { formsSent: 1 }, 'status'],
    ['have you booked anything', booking, 'status'],
    ['will it be first thing', { callBackSent: true }, 'whenRung'],
    ['When will they ring?', { callBackSent: true }, 'whenRung'],
    ['so is someone actually going to ring', { callBackSent: true }, 'whenRung'],
    ['how long', { callBackSent: true }, 'whenRung'],
    ['will i get an email', { formsSent: 1 }, 'email'],
    ['who will be coming?', { formsSent: 1 }, 'who'],
    ['what day did we say?', { formsSent: 1 }, 'when'],
    ['yes but which day and which rooms?', { formsSent: 1 }, 'when'],
    ['how long till u say its definite', booking, 'confirmed'],
    ['what times', booking, 'slotTimes'],
    ['ok ill ring monday', {}, 'willRing'],
    ['ok ringing you now', {}, 'willRing'],
    ['are you open now to ring', {}, 'openNow'],
    ['can someone come today', { isUrgent: true }, 'comeNow'],
    ['do i pull it up or leave it', { isUrgent: true }, 'untilThen'],
    ['theres an extension lead on it', { isUrgent: true }, 'powerNear'],
    ['so can you see it or not', { seeksChange: true as const }, 'ofOther'],
  ])('"%s"', (text, known, topic) => {
    expect(topicOf(text, known)).toBe(topic);
  });

  it.each([
    ['can someone ring me', {}],
    ['how long does fitting take?', { callBackSent: true }],
    ['what time do you open', { callBackSent: true }],
    ['can someone come today', {}],
    ['will it fade', {}],
  ])('is not "%s"', (text, known) => {
    expect(topicOf(text, known)).toBeUndefined();
  });
});
