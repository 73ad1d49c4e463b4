/** One thing that the browser keeps: its title, its names in the browser's tools, and what it is for. */
export type StoredValue = { title: string; names: readonly string[]; purpose: string };

/** What visitors' browsers keep in local storage, until they delete it. */
export const visitorValues: readonly StoredValue[] = [
  {
    title: 'Quote basket',
    names: ['quote_basket'],
    purpose:
      'The floors you added, so they’re still there when you come back. They’re removed once you’ve sent them with a booking.',
  },
  {
    title: 'Calculator',
    names: ['calculator_job', 'last_estimate', 'length_unit'],
    purpose:
      'The rooms you entered, so they’re still there when you come back, whether you measure in feet, and your last estimate, so you can send it with a booking. The estimate is removed once you’ve sent it.',
  },
  {
    title: 'Chat',
    names: ['chat_conversation_id', 'chat_outbox', 'chat_card_drafts', 'chat_opened'],
    purpose:
      'Which conversation is yours, any messages that haven’t reached us yet, what you’ve typed into a form in the chat and not sent, and whether you’ve opened the chat before.',
  },
  {
    title: 'Your name',
    names: ['customer_name'],
    purpose:
      'As you gave it in a booking, an enquiry or the chat, so we know who we’re chatting to.',
  },
];

/** What the browsers of signed-in staff keep besides. */
export const staffValues: readonly StoredValue[] = [
  {
    title: 'Staff screens',
    names: [
      'team_member',
      'logout_pending',
      'team_chat_outbox',
      'team_chat_shortcuts_off',
      'two_step_put_off',
      'visit_reports',
      'unsent_files',
    ],
    purpose:
      'For our own team only: who is signed in, or has logged out without a network, chat messages that haven’t been sent yet (until the tab is closed), whether keyboard shortcuts are off, whether two-step sign-in was put off, and what a fitter has reported and photographed on a visit until it’s sent. A fitter’s browser also keeps the page of the day’s visits with their photos, until they log out.',
  },
];

/** The cookies, which only come with the chat and with staff sign-in. */
export const cookies: readonly StoredValue[] = [
  {
    title: 'Chat',
    names: ['visitor'],
    purpose:
      'When you open the chat, one cookie tells us that your next message comes from you, so that nobody else can read your conversation. It lasts a year, and scripts on the page can’t read it.',
  },
  {
    title: 'Staff sign-in',
    names: ['staff_session', 'staff_device', 'staff_pending'],
    purpose:
      'Our own team gets these cookies when signing in: one for the session, one to recognise the browser, so that someone guessing passwords elsewhere can’t lock anyone out, and one between the two steps of a sign-in. The last lasts five minutes, the others up to 400 days. Customers never get any of them.',
  },
];
