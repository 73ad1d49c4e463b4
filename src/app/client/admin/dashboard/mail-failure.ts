type Reason = [pattern: RegExp, sentence: string];

/** Reasons why no email can be sent, matched against messages of the mailer, mail servers and Node. */
const serverReasons: Reason[] = [
  [
    /getaddrinfo|ENOTFOUND|EAI_AGAIN/,
    'We couldn’t find the mail server: its name may be wrong, or there was no internet.',
  ],
  [
    /ECONN|ETIMEDOUT|EHOST|ENETUNREACH|timeout|connection closed|closed the connection|terminates connection|greeting/i,
    'We couldn’t reach the mail server, or it didn’t answer.',
  ],
  [
    /invalid login|missing credentials|authentication|\b53[045]\b/i,
    'The mail server did not accept our user name and password.',
  ],
  [/TLS|SSL|certificate/i, 'We couldn’t make a secure connection to the mail server.'],
];

/** All reasons; the first that matches is used. */
const reasons: Reason[] = [
  [/mailbox (is )?full|quota|\b[45]\.2\.2\b/i, 'The mailbox at this address is full.'],
  ...serverReasons,
  [/spam|block ?list|blacklist|\b[45]\.7\.\d+\b/i, 'Their mail server treated it as spam.'],
  [
    /no such user|user unknown|unknown user|does not exist|\b[45]\.1\.\d+\b|(invalid|no) recipient/i,
    'There’s no mailbox at this address.',
  ],
  [/recipients were rejected/i, 'The mail server doesn’t accept email for this address.'],
  [/(failed|rejected|response=)\W*[45]\d\d\b/i, 'The mail server rejected it.'],
];

const find = (among: Reason[], lastError: string | null) =>
  among.find(([pattern]) => pattern.test(lastError ?? ''))?.[1];

/** Explains in a sentence why an email could not be sent. */
export function describeMailFailure(lastError: string | null): string {
  return find(reasons, lastError) ?? 'It could not be sent.';
}

/** Explains in a sentence why no emails can be sent at the moment. */
export function describeMailOutage(lastError: string): string {
  return find(serverReasons, lastError) ?? 'The mail server is rejecting our emails.';
}
