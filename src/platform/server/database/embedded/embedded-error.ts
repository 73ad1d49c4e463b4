/** The embedded database cannot be used; the message is a sentence for the person starting the server. */
export class EmbeddedDatabaseError extends Error {}
