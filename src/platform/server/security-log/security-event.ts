import type { SecurityDetails, SecurityEventKind } from '#platform/security-events.ts';

type Account = { id: string; name: string };

type EventOf<K extends SecurityEventKind> = {
  at: Date;
  kind: K;
  /** The account that it is about; left out where there is none. */
  account?: Account | undefined;
  /** Who did it; may be left out where it is the account itself. */
  by?: Account | undefined;
} & (SecurityDetails[K] extends Record<string, never>
  ? { details?: undefined }
  : { details: SecurityDetails[K] });

export type SecurityEvent = { [K in SecurityEventKind]: EventOf<K> }[SecurityEventKind];

export type SecurityFailure = SecurityEvent & {
  /** Hash of a session that has ended: further uses of it within the hour have no entry. */
  endedSession?: string;
};
