import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics that are counted while the process works; features add theirs. */
export const registry = new Registry();

const registers = [registry];
/** Seconds from a cached page to what a visitor gives up waiting for. */
const requestBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Seconds from a fast disk to the longest time that a query may take. */
const databaseBuckets = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5, 30];

export const httpRequestSeconds = new Histogram({
  name: 'wyvern_http_request_duration_seconds',
  help: 'Time from a request to the end of its response, by pattern of the route.',
  labelNames: ['route', 'method', 'status'],
  buckets: requestBuckets,
  registers,
});

export const pageRenderSeconds = new Histogram({
  name: 'wyvern_page_render_duration_seconds',
  help: 'Time to render a page, reading its data included.',
  buckets: requestBuckets,
  registers,
});

export const pageCacheRequests = new Counter({
  name: 'wyvern_page_cache_requests_total',
  help: 'Requests for pages that may be cached, by whether they were.',
  labelNames: ['result'],
  registers,
});

export const poolWaitSeconds = new Histogram({
  name: 'wyvern_database_pool_wait_duration_seconds',
  help: 'Time to get a connection to PostgreSQL, opening it included.',
  buckets: databaseBuckets,
  registers,
});

export const commitSeconds = new Histogram({
  name: 'wyvern_database_commit_duration_seconds',
  help: 'Time of commits; on the embedded database with their fsync.',
  buckets: databaseBuckets,
  registers,
});

export const fsyncSeconds = new Histogram({
  name: 'wyvern_database_fsync_duration_seconds',
  help: 'Time of each fsync of the embedded database.',
  buckets: databaseBuckets,
  registers,
});

export const scrapeErrors = new Counter({
  name: 'wyvern_scrape_errors_total',
  help: 'Readings that failed or took too long at a scrape; their metrics are absent from it.',
  labelNames: ['reading'],
  registers,
});

/** What is read at a scrape, in a registry of its own. */
export function createScrapedGauges() {
  const scraped = new Registry();
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [scraped] });
  return {
    scraped,
    oldestDueMail: gauge(
      'wyvern_mail_oldest_due_age_seconds',
      'For how long the email that has been due longest has waited; 0 when none is due.',
    ),
    failedMails: gauge('wyvern_mails_failed', 'Emails that were given up, for staff to decide.'),
    lastBackup: gauge(
      'wyvern_last_backup_timestamp_seconds',
      'When the last daily backup was verified; absent before the first one.',
    ),
    freeDisk: gauge('wyvern_data_folder_free_bytes', 'Free space on the disk of DATA_DIR.'),
    diskSize: gauge('wyvern_data_folder_size_bytes', 'Size of the disk of DATA_DIR.'),
    openConnections: gauge(
      'wyvern_database_connections_open',
      'Open connections to PostgreSQL for queries.',
    ),
    idleConnections: gauge(
      'wyvern_database_connections_idle',
      'Connections to PostgreSQL for queries that are free.',
    ),
    poolQueue: gauge(
      'wyvern_database_pool_queue_length',
      'Callers that wait for a connection to PostgreSQL.',
    ),
    listenerAge: gauge(
      'wyvern_database_listener_age_seconds',
      'Time since a database notification last arrived; probed every 10 seconds, on PostgreSQL.',
    ),
  };
}
