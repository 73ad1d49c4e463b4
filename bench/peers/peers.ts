import { startBenchServer } from '../load.ts';
import { compareSocketIo } from './chat-peer.ts';
import { compareNext } from './next-page.ts';
import { compareNginx } from './nginx-page.ts';
import { installNpmPackages } from './npm-packages.ts';
import { compareWordPress } from './wordpress.ts';

/** What is measured against and is no package of the project's. */
const peerPackages = [
  'next@16.4.6',
  'react@19.3.1',
  'react-dom@19.3.1',
  'socket.io@4.8.4',
  'socket.io-client@4.8.4',
];

/**
 * What others would run in our place, on this machine in the same run. Debian's packages are the user's to install:
 * `apt-get install nginx-light libnginx-mod-http-brotli-static php-fpm php-mysql php-mbstring php-xml mariadb-server
 * wordpress wordpress-theme-twentytwentythree`. What is not there is left out.
 */
export async function benchPeers(print: (line: string) => void) {
  const packages = await installNpmPackages(peerPackages);
  try {
    const site = await startBenchServer('site');
    try {
      await compareNginx(site, print);
      await compareWordPress(site, print);
      if (packages) await compareNext(packages.folder, site, print);
    } finally {
      await site.stop();
    }
    if (packages) await compareSocketIo(packages.folder, print);
    else print('Next.js and Socket.IO: left out, for npm could not install them');
  } finally {
    await packages?.remove();
  }
}
