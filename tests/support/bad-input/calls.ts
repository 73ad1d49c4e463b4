import * as z from 'zod/mini';
import * as app from '#app/admin-contract.ts';
import * as changeLog from '#app/audit-log-contract.ts';
import * as dashboard from '#app/dashboard-contract.ts';
import * as conversion from '#app/enquiry-conversion-contract.ts';
import * as known from '#app/known-details-contract.ts';
import * as panel from '#app/panel-contract.ts';
import * as retention from '#app/retention-contract.ts';
import * as securityLog from '#app/security-log-contract.ts';
import * as setUp from '#app/set-up-contract.ts';
import * as sources from '#app/sources-contract.ts';
import * as areas from '#features/areas/contract.ts';
import * as areaChanges from '#features/areas/staff-contract.ts';
import * as assistant from '#features/assistant/contract.ts';
import * as model from '#features/assistant/model-contract.ts';
import * as addresses from '#features/booking/address-contract.ts';
import * as calendars from '#features/booking/calendars/contract.ts';
import * as booking from '#features/booking/contract.ts';
import * as details from '#features/booking/details-contract.ts';
import * as diary from '#features/booking/diary/contract.ts';
import * as messages from '#features/booking/messages/contract.ts';
import * as offers from '#features/booking/offers/contract.ts';
import * as ownVisit from '#features/booking/own-visit-contract.ts';
import * as photos from '#features/booking/photos/contract.ts';
import * as today from '#features/booking/today/contract.ts';
import * as firmSettings from '#features/business/firm-contract.ts';
import * as texts from '#features/business/texts/contract.ts';
import * as calculator from '#features/calculator/contract.ts';
import * as estimateEmail from '#features/calculator/email/contract.ts';
import * as priceBook from '#features/calculator/price-book-contract.ts';
import * as sketches from '#features/calculator/sketches/contract.ts';
import * as catalogue from '#features/catalogue/contract.ts';
import * as productImport from '#features/catalogue/import-contract.ts';
import * as saleOffers from '#features/catalogue/offers/contract.ts';
import * as productPrices from '#features/catalogue/prices/contract.ts';
import * as chat from '#features/chat/contract.ts';
import * as frames from '#features/chat/frames.ts';
import * as customers from '#features/customers/contract.ts';
import * as customerImport from '#features/customers/import-contract.ts';
import * as enquiries from '#features/enquiries/contract.ts';
import * as jobs from '#features/jobs/contract.ts';
import * as reviews from '#features/reviews/contract.ts';
import * as team from '#features/staff-accounts/contract.ts';
import * as teamEmail from '#features/staff-accounts/email/contract.ts';
import * as factors from '#features/staff-accounts/second-factor/contract.ts';
import type { Endpoint } from '#platform/endpoint.ts';
import * as media from '#platform/image-contract.ts';
import * as mail from '#platform/mail-contract.ts';
import { corrupt, oddValue, writeCorrupted } from './corrupt.ts';
import { buildFromSchema } from './from-schema.ts';
import type { Random } from './random.ts';

const contracts = [
  ...[
    app,
    changeLog,
    conversion,
    retention,
    securityLog,
    setUp,
    sources,
    known,
    dashboard,
    panel,
    areas,
    areaChanges,
    assistant,
    model,
    addresses,
    firmSettings,
    texts,
    booking,
    details,
    calendars,
    diary,
    messages,
    offers,
    ownVisit,
    photos,
    today,
    calculator,
    priceBook,
    estimateEmail,
    sketches,
    catalogue,
    productPrices,
    saleOffers,
    productImport,
    chat,
  ],
  ...[customers, customerImport, enquiries, jobs, reviews, team, teamEmail, factors, mail, media],
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/** Every endpoint that a contract declares. */
export const endpoints: Endpoint[] = contracts.flatMap((contract) =>
  Object.values(contract as Record<string, unknown>).filter(isEndpoint),
);

export type BadCall = {
  method: Endpoint['method'];
  /** With a query, percent-encoded. */
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
};

/** Whether the contract itself would take this body: then it is no bad input. */
function isAccepted({ body: schema }: Endpoint, bytes: Buffer): boolean {
  if (!schema) return false;
  try {
    return z.safeParse(schema as z.ZodMiniType, JSON.parse(bytes.toString())).success;
  } catch {
    return false;
  }
}

const maxTries = 50;

/** A call of an endpoint with something wrong in its path, its query or its body. */
export function buildBadCall(endpoint: Endpoint, random: Random): BadCall {
  const { method } = endpoint;
  const call: BadCall = { method, url: buildUrl(endpoint, random), headers: {} };
  if (method === 'GET') return call;
  if (!endpoint.body) return random.chance(0.5) ? call : withBody(call, oddBody(random), random);
  for (let i = 0; i < maxTries; i += 1) {
    const bytes = writeCorrupted(corrupt(buildFromSchema(endpoint.body, random), random), random);
    if (!isAccepted(endpoint, bytes)) return withBody(call, bytes, random);
  }
  return withBody(call, Buffer.from('[]'), random);
}

const oddBody = (random: Random) => writeCorrupted(oddValue(random), random);

const oddTypes = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'x', ''];

function withBody(call: BadCall, body: Buffer, random: Random): BadCall {
  const type = random.chance(0.97) ? 'application/json' : random.pick(oddTypes);
  return { ...call, body, headers: { 'content-type': type } };
}

function buildUrl(endpoint: Endpoint, random: Random): string {
  const path = endpoint.path.replace(/:\w+/g, () => oddStep(random));
  if (!endpoint.query || random.chance(0.2)) return path;
  const built = buildFromSchema(endpoint.query, random) as Record<string, unknown>;
  const pairs = Object.entries(built).map(([name, value]) => {
    const given = random.chance(0.4) ? oddValue(random) : value;
    return `${encode(name)}=${encode(toText(given))}`;
  });
  return `${path}?${pairs.join('&')}`.slice(0, 8_000);
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Broken text goes as it is: the server has to cope with it. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';
}

function oddStep(random: Random): string {
  const odd = toText(oddValue(random)).slice(0, 700);
  const text = random.chance(0.5) ? `id-${random.below(1_000_000)}` : odd;
  return encode(text) || 'none';
}

/** A frame with something wrong in it. */
export function buildBadFrame(random: Random): Buffer {
  for (let i = 0; i < maxTries; i += 1) {
    const value = corrupt(buildFromSchema(frames.clientFrame, random), random);
    const bytes = writeCorrupted(value, random);
    if (!isAcceptedFrame(bytes)) return bytes;
  }
  return Buffer.from('[]');
}

function isAcceptedFrame(bytes: Buffer): boolean {
  try {
    return z.safeParse(frames.clientFrame, JSON.parse(bytes.toString())).success;
  } catch {
    return false;
  }
}
