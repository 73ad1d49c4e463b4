/** What the chat allows; beyond it an `error` frame or a 4xx answer says so. */
export const limits = {
  /** Characters of a message, after trimming. */
  message: 4_000,
  /** Characters of an internal note, after trimming. */
  note: 4_000,
  /** Characters of a name that a visitor gives. */
  customerName: 100,
  /** Characters of the subject, cut from the first message. */
  subject: 80,
  /** Bytes of a frame from a client. */
  frameBytes: 16 * 1024,
  /** Messages a minute of one visitor. */
  messagesPerMinute: 20,
  /** Conversations that one network may begin an hour, as a multiple of a visitor's messages a minute. */
  conversationsPerHourFactor: 3,
  /** Products of a quote basket that a visitor's message may tell of. */
  basket: 50,
  /** Messages that `joined` holds when the client does not say what it has. */
  joinedMessages: 50,
  /** Messages that one page of a history holds at most. */
  page: 500,
} as const;

/** How long "is typing" stands when nothing more is heard, in milliseconds. */
export const typingMs = 15_000;

/** The sender's name of a visitor who has not told it. */
export const unnamedCustomer = 'Customer';

/**
 * Close codes of the socket. `restarting`: the server stops. `notAllowed`: the staff account may not
 * be here any more, so there is no use in connecting again without signing in. `connectAgain`:
 * something may have been missed, so read anew.
 */
export const closeCodes = { restarting: 1001, notAllowed: 1008, connectAgain: 1012 } as const;
