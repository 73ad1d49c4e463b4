import { expect, it } from 'vitest';
import { emptyRecord } from '../../../conversation/record.ts';
import { observeNoCalls, saysNoCalls } from './no-calls.ts';

it.each([
  'please do not telephone',
  "I'm deaf",
  'email only please',
  "don't ring me, I'm at work",
  'I cannot hear the telephone',
  "I haven't got a phone",
  'I would rather not be rung',
  "don't ring me, the baby is asleep, just knock when you come",
  "I work nights so please don't phone",
  "please don't ring. email me",
])('nobody rings after %j', (said) => {
  expect(saysNoCalls(said)).toBe(true);
});

it.each([
  "don't ring before 10",
  "don't ring the bell, the baby sleeps",
  "don't call after six",
  'baby asleep so knock dont ring',
  'my number is 07700 900409. within a month, baby asleep so knock dont ring',
  "please don't ring, use the knocker",
  "don't ring. Just knock on the door",
  'dont ring pls the dog barks',
  'my dog is deaf',
  'what is your phone number?',
  "I don't have an email",
  'ring me any time',
  'dont need a call just tell me loop or twist',
])('%j does not keep anybody from ringing', (said) => {
  expect(saysNoCalls(said)).toBe(false);
});

it.each(['you can ring me', 'delete the email only bit and send', 'wheres email only from?'])(
  'who may be rung after all is: %j',
  (said) => {
    const record = structuredClone(emptyRecord);
    observeNoCalls(record, 'email only please');
    expect(record.contact.noCalls).toBe(true);
    observeNoCalls(record, said);
    expect(record.contact.noCalls).toBeUndefined();
    expect(record.requirements).toEqual([]);
  },
);
