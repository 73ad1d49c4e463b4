import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatTraceparent, newTrace } from '#platform/server/tracing/trace-context.ts';
import { postBooking } from '#tests/support/fixtures/bookings.ts';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { type Scrape, scrape } from '#tests/support/servers/scrape.ts';
import {
  type ServerProcess,
  spawnServer,
  untilReady,
} from '#tests/support/servers/server-process.ts';
import { hasPostgres, serversOnPostgres } from '#tests/support/servers/servers.ts';
import { openOtlpCollector } from '#tests/support/traces/otlp-collector.ts';

const folder = path.resolve(import.meta.dirname, '../../deploy/metrics');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const urlOf = (port: string) => `http://127.0.0.1:${port}/metrics`;

type Rule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
};
type Panel = { id: number; type: string; title: string; targets?: { expr: string }[] };

const alerts: { groups: { rules: Rule[] }[] } = parse(read('alerts.yml'));
const rules = alerts.groups.flatMap((group) => group.rules);
const dashboard: {
  panels: Panel[];
  templating: { list: { query: string | { query: string } }[] };
} = JSON.parse(read('dashboard.json'));
const queries = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.map(({ query }) =>
    typeof query === 'string' ? query : query.query,
  ),
];

describe('a process with METRICS_PORT', () => {
  let server: ServerProcess;
  let found: Scrape;
  let removeData: () => Promise<void>;
  beforeAll(async () => {
    const data = await makeDataFolder();
    removeData = data.remove;
    const [PORT, METRICS_PORT] = [await findFreePort(), await findFreePort()];
    server = spawnServer({ PORT, METRICS_PORT, DATA_DIR: data.folder });
    await untilReady(server);
    expect((await postBooking(server.origin)).status).toBe(201);
    await fetch(server.origin);
    found = await scrape(urlOf(METRICS_PORT));
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, errors: '' });
    await removeData();
  });

  it('has every metric that the dashboard and the alert rules name', () => {
    const named = new Set(queries.flatMap((query) => query.match(/\bwyvern_\w+/g) ?? []));
    expect(named.size).toBeGreaterThan(25);
    expect([...named].filter((name) => !found.names.has(name))).toEqual([]);
  });

  it('names its metrics by one prefix, in base units', () => {
    const names = [...found.names];
    expect(names.filter((name) => !/^wyvern_[a-z0-9_]+$/.test(name))).toEqual([]);
    expect(names.filter((name) => /_(ms|millis|minutes|kb|mb|percent)(_|$)/.test(name))).toEqual(
      [],
    );
  });

  it('has counted a booking, a page and the commits with their fsync', () => {
    const { value } = found;
    const requests = 'wyvern_http_request_duration_seconds_count';
    expect(value(`${requests}{route="/api/appointments",method="POST",status="2xx"}`)).toBe(1);
    expect(value(`${requests}{route="/*",method="GET",status="2xx"}`)).toBe(1);
    expect(value('wyvern_database_commit_duration_seconds_count')).toBeGreaterThan(0);
    expect(value('wyvern_database_fsync_duration_seconds_count')).toBeGreaterThan(0);
    expect(value('wyvern_data_folder_free_bytes')).toBeGreaterThan(0);
  });

  it('does not have them on the port of the site', async () => {
    const answer = await fetch(`${server.origin}/metrics`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('wyvern_');
  });
});

describe('the files for Prometheus and Grafana', () => {
  it('have whole alert rules with distinct names', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, labels, annotations } of rules) {
      expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
      expect(annotations.summary).toMatch(/\.$/);
      expect(annotations.action).toMatch(/[.?]$/);
    }
  });

  it('have queries whose brackets close, and panels with ids of their own', () => {
    for (const query of queries)
      for (const [open, close] of ['()', '{}', '[]'])
        expect([query, query.split(open ?? '').length]).toEqual([
          query,
          query.split(close ?? '').length,
        ]);
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, title, targets } of dashboard.panels)
      expect([title, type === 'row' || (targets ?? []).length > 0]).toEqual([title, true]);
  });

  it.each(['prometheus.yml', 'prometheus-containers.yml'])(
    '%s scrapes the job of the rules',
    (file) => {
      const config = parse(read(file));
      expect(config.rule_files).toEqual(['alerts.yml']);
      expect(config.scrape_configs).toHaveLength(1);
      expect(config.scrape_configs[0].job_name).toBe('wyvern-vale');
      const { targets } = config.scrape_configs[0].static_configs[0];
      for (const target of targets) expect(target).toMatch(/^[\w.-]+:9464$/);
    },
  );

  it('are not proxied to the internet', () => {
    for (const file of ['Caddyfile', 'nginx.conf'])
      expect(read(`../${file}`)).not.toMatch(/metrics|9464/);
    const compose = parse(read('../../compose.yaml'), { merge: true });
    for (const { ports = [] } of Object.values<{ ports?: string[] }>(compose.services))
      for (const port of ports) expect(port).toMatch(/^(80:80|443:443|127\.0\.0\.1:)/);
  });
});

const servers = serversOnPostgres();

describe.runIf(hasPostgres)('two processes on PostgreSQL', () => {
  it('have metrics each, and share the trace of a booking', async () => {
    const collector = await openOtlpCollector();
    const ports = [await findFreePort(), await findFreePort()];
    const [one] = [
      await servers.start({
        METRICS_PORT: ports[0] ?? '',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      }),
      await servers.start({
        METRICS_PORT: ports[1] ?? '',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      }),
    ];
    const caller = newTrace();
    const traceparent = formatTraceparent(caller);
    expect((await postBooking(one.origin, undefined, { traceparent })).status).toBe(201);
    const requests =
      'wyvern_http_request_duration_seconds_count{route="/api/appointments",method="POST",status="2xx"}';
    const scraped = await Promise.all(ports.map((port) => scrape(urlOf(port))));
    expect(scraped.map(({ value }) => value(requests))).toEqual([1, undefined]);
    for (const { value } of scraped) {
      expect(value('wyvern_database_listener_age_seconds')).toBeLessThan(30);
      expect(value('wyvern_database_connections_open')).toBeGreaterThan(0);
      expect(value('wyvern_database_pool_wait_duration_seconds_count')).toBeGreaterThan(0);
    }
    const ofBooking = () => collector.spans.filter(({ traceId }) => traceId === caller.traceId);
    await expect.poll(() => new Set(ofBooking().map(({ pid }) => pid)).size).toBe(2);
    expect(ofBooking()[0]?.name).toBeDefined();
    const request = ofBooking().find(({ parentSpanId }) => parentSpanId === caller.spanId);
    expect(request).toMatchObject({ name: 'POST /api/appointments', kind: 2 });
    const elsewhere = ofBooking().filter(({ pid }) => pid !== request?.pid);
    expect(elsewhere.map(({ name }) => name)).toContain('database transaction');
    await servers.stop();
    await collector.close();
  });
});
