import type { FastifyBaseLogger } from 'fastify';
import type { AdamDeps } from '#features/assistant/server/adam.ts';
import type { ModelDeps } from '#features/assistant/server/model/change-model.ts';
import type { PlanningWorker } from '#features/calculator/server/planning-worker.ts';
import type { ChatDeps } from '#features/chat/server/sockets/open-chat.ts';
import type { FactorRule } from '#features/staff-accounts/second-factor/factor-kinds.ts';
import type { AddressLookup } from '#platform/server/address-lookup/address-lookup.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Authenticate } from '#platform/server/http/security/access.ts';
import type { FindMaster } from '#platform/server/images/image-folder.ts';
import type { ImageResizer } from '#platform/server/images/image-resizer.ts';
import type { SocketOptions } from '#platform/server/sockets.ts';
import type { PageLimits, PageRenderer } from './pages/serve-pages.ts';
import type { AccountOptions } from './staff-accounts/add-staff-accounts.ts';

/** Dependencies and options of the server; tests replace some of them. */
export type AppOptions = {
  database: Database;
  clock: () => Date;
  logger: FastifyBaseLogger;
  publicUrl: string;
  /** Whose staff accounts need a second factor. */
  factorRule: FactorRule;
  /** What else staff accounts need; default: nothing. */
  accounts?: AccountOptions;
  trustProxy: string[];
  images: { findMaster: FindMaster; resizer: ImageResizer };
  /** Renders pages; omitted where only the API is needed. */
  renderer?: PageRenderer;
  /** Folder with the browser's built files. */
  clientFolder?: string;
  /** Folder to which emails are written as files, so that an erasure can delete them. */
  mailFolder?: string;
  /** The same for texts. */
  textFolder?: string;
  /** Whether texts go to customers without an email; default: none. */
  sendsTexts?: boolean;
  /** Lists the addresses of a postcode; omitted, they are typed. */
  lookUpAddresses?: AddressLookup | undefined;
  /** Folder of files served from the root, such as the icon. */
  publicFolder?: string;
  /** Folder with the reader of the API documents. */
  apiDocsFolder?: string;
  /** Estimates per minute for one network. */
  estimatesPerMinute?: number;
  /** Bookings per hour for one network, and as many enquiries and moved visits. */
  formsPerHour?: number;
  /** Emails per day to one address that anybody can cause by entering it into a form. */
  unsolicitedEmailsPerDay?: number;
  /** Allows calendars of fitters on this machine, by http too (tests). */
  allowLoopbackCalendars?: boolean;
  /** Joins new requests to customers in the background; default: true. */
  joinsCustomers?: boolean;
  /** Limits and caching of pages. */
  pages?: PageLimits;
  /** Limits of chat sockets: per network, and in all. */
  sockets?: Pick<SocketOptions, 'maxPerNetwork' | 'maxSockets'>;
  /** Speed by which the time between two visits is estimated, in a straight line; default: 40. */
  travelKmPerHour?: number;
  /** Concurrency limit and queue length of one network's anonymous requests. */
  callsOfNetwork?: { maxRunning: number; maxWaiting: number };
  /** How often counted visits are stored; default: once a minute. */
  storeTrafficMs?: number;
  /** Memory limit of the page cache. */
  pageCacheBytes?: number;
  /** Replaces the authentication by staff sessions (tests). */
  authenticate?: Authenticate;
  /** Replaces the chat's presence: ids of the staff accounts that are online. */
  findOnline?: () => Promise<ReadonlySet<string>>;
  /** The worker that prices estimates, where the caller has warmed it up. */
  planning?: PlanningWorker;
  /**
   * The assistant in the chat, with its own engine or the embedded one. Omitted, conversations go to
   * staff only.
   */
  adam?: Pick<AdamDeps, 'findEngine' | 'modelTurnsPerHour'>;
  /** Encrypts the API key of a model, and whether one on another machine may be asked without encryption. */
  model?: Pick<ModelDeps, 'sealer' | 'allowsUnencrypted'>;
  /** Overrides of the chat's settings. */
  chat?: Pick<
    ChatDeps,
    'assistant' | 'assistantTimeoutMs' | 'messagesPerMinute' | 'heartbeatMs' | 'maxBufferedBytes'
  >;
};
