import type { ComponentType } from 'react';
import type { Message } from '../../contract.ts';
import type { ChatConnection } from '../connection/chat-connection.ts';

/** What the cards of a visitor's conversation are rendered with. */
export type CardsProps = {
  connection: ChatConnection;
  conversationId: string;
  /** All that are loaded, oldest first. */
  messages: readonly Message[];
  /** That whose cards are shown; absent: the cards to fill in, after the last message. */
  message?: Message;
};

/** Renders cards with the forms of other features; loaded with the first card. */
export type VisitorCards = ComponentType<CardsProps>;
