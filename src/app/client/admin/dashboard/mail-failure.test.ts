import { expect, test } from 'vitest';
import { describeMailFailure, describeMailOutage } from './mail-failure.ts';

const unreached = 'We couldn’t reach the mail server, or it didn’t answer.';
const rejected = "Can't send mail - all recipients were rejected: ";

test.each([
  ['Message failed: 452 mailbox full', 'The mailbox at this address is full.'],
  [`${rejected}552 5.2.2 Over quota`, 'The mailbox at this address is full.'],
  ['getaddrinfo ENOTFOUND smtp.example.com', /^We couldn’t find the mail server/],
  ['connect ECONNREFUSED 127.0.0.1:587', unreached],
  ['Connection timeout', unreached],
  ['Greeting never received', unreached],
  ['Connection closed unexpectedly', unreached],
  ['Invalid login: 535 5.7.8 Authentication failed', /user name and password/],
  ['Missing credentials for "PLAIN"', /user name and password/],
  ['self-signed certificate in certificate chain', /^We couldn’t make a secure connection/],
  ['Message failed: 550 5.7.1 Rejected by policy', /spam/],
  [`${rejected}550 5.1.1 <a@b.example>: user unknown`, 'There’s no mailbox at this address.'],
  ['No recipients defined', 'There’s no mailbox at this address.'],
  [`${rejected}554 Go away`, 'The mail server doesn’t accept email for this address.'],
  ['Message failed: 554 Transaction failed', 'The mail server rejected it.'],
  ["ENOSPC: no space left on device, open '/data/mails/1.eml'", 'It could not be sent.'],
  [null, 'It could not be sent.'],
])('%j is explained as %s', (error, sentence) => {
  expect(describeMailFailure(error)).toMatch(sentence);
});

test.each([
  ['connect ECONNREFUSED 127.0.0.1:587', unreached],
  ['Invalid greeting. response=421 mailbox full', unreached],
  ['Invalid login: 535 5.7.8 Authentication failed', /user name and password/],
  ['Mail command failed: 550 5.1.8 Sender refused', 'The mail server is rejecting our emails.'],
])('%j stops all emails: %s', (error, sentence) => {
  expect(describeMailOutage(error)).toMatch(sentence);
});
