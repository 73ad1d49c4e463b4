import { isLoopback } from './outgoing/ip-ranges.ts';

type Addresses = {
  DATABASE_URL?: string | undefined;
  ASSISTANT_BASE_URL?: string | undefined;
  SMS_URL?: string | undefined;
  ADDRESS_LOOKUP_URL?: string | undefined;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
};

const orAllow = 'or set ALLOW_UNENCRYPTED=true in a network that you trust.';

/** Why a connection to another machine would not be encrypted; undefined when all are. The sentence repeats no secret. */
export function findUnencrypted(addresses: Addresses): string | undefined {
  const { DATABASE_URL, ...web } = addresses;
  if (DATABASE_URL && leavesMachine(DATABASE_URL) && !isVerified(DATABASE_URL))
    return `DATABASE_URL must end in ?sslmode=verify-full, ${orAllow}`;
  const [plain] = Object.entries(web).find(([, url]) => url && isUnencrypted(url)) ?? [];
  return plain && `${plain} must begin with https:, ${orAllow}`;
}

/** Whether what is sent to a web address can be read on its way to another machine. */
export const isUnencrypted = (url: string) => /^http:/i.test(url) && leavesMachine(url);

const isVerified = (url: string) => new URL(url).searchParams.get('sslmode') === 'verify-full';

/** Whether the host of a URL is another machine; without a host it is a socket file. */
function leavesMachine(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return host !== '' && !/(^|\.)localhost$/.test(host) && !isLoopback(host);
}

/** The URL of a mail server, with the encryption required that `smtp:` would only use where it is offered. */
export function requireStartTls(url: string): string {
  if (!url.startsWith('smtp:') || !leavesMachine(url)) return url;
  const encrypted = new URL(url);
  encrypted.searchParams.set('requireTLS', 'true');
  return encrypted.href;
}
