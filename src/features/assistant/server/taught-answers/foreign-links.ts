import { firm } from '#features/business/firm.ts';

/** Endings of hosts that are written without a scheme. */
const endings = new Set(
  'com uk org net io co info biz shop site online app dev eu me ly to link example'.split(' '),
);
const around = '()[]{},;:.!?*_';

/** The hosts in a text that are neither the site's own nor that of its email addresses. */
export function findForeignHosts(text: string, publicUrl: string): string[] {
  const own = [new URL(publicUrl).hostname, firm().email.display.split('@')[1] ?? ''];
  const hosts = text.split(/[\s<>"']/u).flatMap((word) => readHost(trim(word.toLowerCase())) ?? []);
  return [...new Set(hosts)].filter(
    (host) => !own.some((ours) => host === ours || host.endsWith(`.${ours}`)),
  );
}

/** The host of a word that looks like a web address, with or without its scheme; what is no address of the web is named as it stands. */
function readHost(word: string): string | undefined {
  const at = word.indexOf('://');
  const hasScheme = at > 0 || word.startsWith('www.');
  const [host = ''] = (at > 0 ? word.slice(at + 3) : word).split(/[/?#]/u);
  const labels = host.split('.');
  const isBare = labels.length > 1 && endings.has(labels.at(-1) ?? '') && !host.includes('@');
  if (!hasScheme && !isBare) return undefined;
  const url = at > 0 ? word : `https://${word}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/u, '') || word : word;
}

function trim(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && around.includes(word[from] ?? '')) from += 1;
  while (to > from && around.includes(word[to - 1] ?? '')) to -= 1;
  return word.slice(from, to);
}
