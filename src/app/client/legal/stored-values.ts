/** One thing that the browser keeps: its title, its names in the browser's tools, and what it is for. */
export type StoredValue = { title: string; names: readonly string[]; purpose: string };

/** What visitors' browsers keep in local storage, until they delete it. */
export const visitorValues: readonly StoredValue[] = [
  {
    title: 'Quote basket',
    names: ['quote_basket'],
    purpose:
      'The floors you added, so that they are still there after a reload. A booking that includes them removes them.',
  },
  {
    title: 'Calculator',
    names: ['calculator_job', 'last_estimate'],
    purpose:
      'The rooms you entered, for the same reason, and your last estimate, so that a booking can include it; that booking removes the estimate.',
  },
  {
    title: 'Chat',
    names: ['chat_conversation_id', 'chat_outbox', 'chat_opened'],
    purpose:
      'Which conversation is yours, messages that have not reached us yet, and that you have opened the chat before.',
  },
  {
    title: 'Your name',
    names: ['customer_name'],
    purpose: 'As you gave it in a booking, an enquiry or the chat, so that the chat can greet you.',
  },
];

/** What the browsers of signed-in staff keep besides. */
export const staffValues: readonly StoredValue[] = [
  {
    title: 'Staff screens',
    names: ['team_member', 'team_chat_outbox', 'team_chat_shortcuts_off'],
    purpose:
      'For our own team only: who is signed in, chat messages that have not been sent yet (until the tab is closed), and whether keyboard shortcuts are off.',
  },
];

/** The cookies, which only come with the chat and with staff sign-in. */
export const cookies: readonly StoredValue[] = [
  {
    title: 'Chat',
    names: ['visitor'],
    purpose:
      'When you open the chat, one cookie tells us that the next message comes from the same visitor, so that nobody else can read your conversation. It lasts a year. Scripts on the page cannot read it.',
  },
  {
    title: 'Staff sign-in',
    names: ['wyvern_staff', 'wyvern_staff_device'],
    purpose:
      'Our own team gets two cookies when signing in: one for the session, and one by which the browser is known again, so that somebody who guesses at passwords elsewhere locks nobody out. They last up to 400 days. As a customer you never get either.',
  },
];
