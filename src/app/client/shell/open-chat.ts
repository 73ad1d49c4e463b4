/** Asks the page's chat to open, by a page that does not render it. */
export const chatOpening = 'open-chat';

export const openChat = () => dispatchEvent(new Event(chatOpening));
