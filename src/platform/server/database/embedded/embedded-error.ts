/** The embedded database cannot be used; the message is one sentence for the person starting the server. */
export class EmbeddedDatabaseError extends Error {}
