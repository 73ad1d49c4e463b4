import type { ComponentType, ReactNode } from 'react';
import type { CardOf, FilledCard } from '../../contract.ts';

/** What a card to fill in is rendered with. */
export type CardFormProps<K extends FilledCard['kind']> = {
  card: CardOf<K>;
  /** The version before it. */
  before: CardOf<K> | undefined;
  conversationId: string;
  /** What stands in fields that hold no value of the card. */
  typed: Record<string, string>;
  change: (change: Partial<CardOf<K>> & { typed?: Record<string, string> }) => void;
  /** Sends a text as the customer's message. */
  say: (text: string) => void;
  /** Called once the request is stored. */
  onSent: () => void;
};

/** How the cards to fill in are named, shown and filled in: with the forms of other features. */
export type CardKit = {
  titleOf: (card: FilledCard) => string;
  /** A card in a few words after its title; empty while nothing is entered. */
  describe: (card: FilledCard) => string;
  /** What was sent, with what happens next. */
  Sent: ComponentType<{ card: FilledCard; children?: ReactNode }>;
  forms: { [K in FilledCard['kind']]: ComponentType<CardFormProps<K>> };
};
