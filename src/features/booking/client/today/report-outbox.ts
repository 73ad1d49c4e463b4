import type { VisitReportInput, WorkingEstimate } from '../../today/contract.ts';
import { type Outcome, retryMs } from '../outbox/send-once.ts';

/** For how long a report can be undone, in milliseconds: so long it is not sent. */
export const undoMs = 8_000;

/** What a form for measured rooms begins with. */
export type KnownRooms = Pick<
  WorkingEstimate,
  'rooms' | 'includeInstallation' | 'extras' | 'underlay'
> & { floors: Omit<WorkingEstimate['floors'][number], 'name'>[] };
/** A report on the device. */
export type QueuedReport = {
  report: VisitReportInput;
  /** The staff account that made it: nobody else sends it. */
  accountId: string;
  /** Whose visit it is about, should the visit be gone: 'Ann Price, 9–11am'. */
  about: string;
  /** Of measured rooms: what the form begins with when it is opened again. */
  rooms?: KnownRooms;
  /** By the device's clock. */
  sendAfter: number;
  /** Why the server refused it; such a report is not sent again. */
  refusal?: string;
  /** Whether the server has stored it: it is kept until the screen has read so. */
  isStored?: true;
};

type OutboxDeps = {
  /** `localStorage`; where it is forbidden, reports are kept in memory. */
  store: Pick<Storage, 'getItem' | 'setItem'>;
  send: (report: VisitReportInput) => Promise<Outcome>;
  now: () => number;
  /** Runs `send` in one tab at a time. */
  lock: (run: () => Promise<void>) => Promise<void>;
};

const key = 'visit_reports';

/**
 * Reports of visits, kept on the device until the server has stored them, in order. A report that is sent twice
 * counts once at the server, so one whose answer is lost is sent again.
 */
export class ReportOutbox {
  readonly #deps: OutboxDeps;
  readonly #listeners = new Set<() => void>();
  #list: readonly QueuedReport[];

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
    this.#list = this.#read() ?? [];
  }

  readonly list = () => this.#list;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  add(queued: Omit<QueuedReport, 'sendAfter'>) {
    this.#change((list) => [...list, { ...queued, sendAfter: this.#deps.now() + undoMs }]);
  }

  /** Drops a report that has not been sent, or whose refusal has been read. */
  remove(id: string) {
    this.#change((list) => list.filter(({ report }) => report.id !== id));
  }

  /** Takes over what another tab has changed. */
  reload() {
    this.#list = this.#read() ?? this.#list;
    this.#notify();
  }

  /**
   * Sends what is due of an account, in order.
   * @returns whether the server stored a report; milliseconds until there is something to send, if anything is left
   */
  async flush(accountId: string): Promise<{ isChanged: boolean; nextMs: number | undefined }> {
    let isChanged = false;
    let isOffline = false;
    await this.#deps.lock(async () => {
      this.reload();
      for (;;) {
        const due = this.#list.find((one) => this.#isDue(one, accountId));
        if (!due) return;
        const outcome = await this.#deps.send(due.report);
        if (outcome === 'later') {
          isOffline = true;
          return;
        }
        if (outcome === 'stored') this.#mark(due.report.id, { isStored: true });
        else this.#mark(due.report.id, { refusal: outcome.refusal });
        isChanged = true;
      }
    });
    return { isChanged, nextMs: isOffline ? retryMs : this.#findNext(accountId) };
  }

  /** Drops what the server has stored, once the screen shows it. */
  removeStored() {
    if (this.#list.some(({ isStored }) => isStored))
      this.#change((list) => list.filter(({ isStored }) => !isStored));
  }

  #isDue(queued: QueuedReport, accountId: string) {
    return isWaiting(queued, accountId) && queued.sendAfter <= this.#deps.now();
  }

  #findNext(accountId: string): number | undefined {
    const times = this.#list
      .filter((one) => isWaiting(one, accountId))
      .map(({ sendAfter }) => sendAfter - this.#deps.now());
    return times.length === 0 ? undefined : Math.max(0, Math.min(...times));
  }

  #mark(id: string, state: Pick<QueuedReport, 'refusal' | 'isStored'>) {
    this.#change((list) => list.map((one) => (one.report.id === id ? { ...one, ...state } : one)));
  }

  #change(change: (list: readonly QueuedReport[]) => readonly QueuedReport[]) {
    // Another tab may have added or sent something since.
    this.#list = change(this.#read() ?? this.#list);
    try {
      this.#deps.store.setItem(key, JSON.stringify(this.#list));
    } catch {
      // Storage full or forbidden: kept in memory.
    }
    this.#notify();
  }

  #notify() {
    for (const listener of this.#listeners) listener();
  }

  #read = () => readReports(this.#deps.store);
}

/** The reports on this device; undefined where there is nothing that can be read. */
export function readReports(store: Pick<Storage, 'getItem'>): QueuedReport[] | undefined {
  try {
    const stored = store.getItem(key);
    if (stored === null) return undefined;
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isQueued) : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes every report on this device, sent or not. */
export const deleteReports = (store: Pick<Storage, 'removeItem'>) => store.removeItem(key);

/** Whether a report of an account is still to be sent. */
export const isWaiting = (
  { accountId: by, refusal, isStored }: QueuedReport,
  accountId: string,
): boolean => by === accountId && refusal === undefined && !isStored;

const isQueued = (value: unknown): value is QueuedReport =>
  typeof value === 'object' &&
  value !== null &&
  'sendAfter' in value &&
  typeof value.sendAfter === 'number' &&
  'report' in value &&
  typeof value.report === 'object' &&
  value.report !== null &&
  'id' in value.report;
