/** Limits of the chat; exceeding one gives an `error` frame or a 4xx response. */
export const limits = {
  /** Characters of a message after trimming. */
  message: 4_000,
  /** Suggested replies of a message of the assistant's, and characters of each. */
  suggestions: 4,
  suggestionLength: 40,
  /** Cards of a message, characters of each line of a card, and of its picture's URL. */
  cards: 3,
  cardLine: 250,
  cardUrl: 500,
  /** Dates or times of a visit card, and changes that a card names. */
  cardChoices: 4,
  cardChanges: 12,
  /** Characters of a note after trimming. */
  note: 4_000,
  /** Characters of a name that a visitor gives. */
  customerName: 100,
  /** Characters of the subject, cut from the first message. */
  subject: 80,
  /** Bytes of a frame from a client. */
  frameBytes: 16 * 1024,
  /** Messages per minute and visitor. */
  messagesPerMinute: 20,
  /** New conversations per hour and network, as a multiple of a visitor's messages per minute. */
  conversationsPerHourFactor: 3,
  /** Products of the quote basket in a visitor's context. */
  basket: 50,
  /** Messages in `joined` when the client does not give its last sequence number. */
  joinedMessages: 50,
  /** Maximum messages in one page of history. */
  page: 500,
} as const;

/** How long a typing indicator lasts without another typing frame, in milliseconds. */
export const typingMs = 15_000;

/** Name of a visitor who has not given one. */
export const unnamedCustomer = 'Customer';

/**
 * Close codes of the socket. `restarting`: the server shuts down. `notAllowed`: the staff account lost
 * access; reconnecting needs a new sign-in. `connectAgain`: events may have been missed, so reconnect
 * and refetch.
 */
export const closeCodes = { restarting: 1001, notAllowed: 1008, connectAgain: 1012 } as const;

/** Prefix of the clientMessageId of the assistant's messages, reserved for them; the id of the customer's follows. */
export const assistantPrefix = 'adam:';
