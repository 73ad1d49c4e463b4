import { email } from '#features/business/facts.ts';

/** What looks like a web address, with or without its scheme. */
const address =
  /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)[^\s<>"']+|(?<![@\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|uk|org|net|io|co|info|biz|shop|site|online|app|dev|eu|me|ly|to|link|example)\b(?![\w@-])[^\s<>"']*/giu;

/** The hosts in a text that are neither the site's own nor that of its email addresses. */
export function findForeignHosts(text: string, publicUrl: string): string[] {
  const own = [new URL(publicUrl).hostname, email.display.split('@')[1] ?? ''];
  const hosts = [...text.matchAll(address)].map(([found]) => readHost(found));
  return [...new Set(hosts)].filter(
    (host) => !own.some((ours) => host === ours || host.endsWith(`.${ours}`)),
  );
}

function readHost(found: string): string {
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(found) ? found : `https://${found}`;
  // What is no address of the web is nobody's host: it is refused under its own name.
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
  return host || found;
}
