import { askPostcode } from '#tests/support/ask-postcode.ts';
import { describeScreens } from '#tests/support/describe-screen.ts';

describeScreens([
  { name: 'area', path: '/area/bath' },
  { name: 'area at our base', path: '/area/chippenham' },
  { name: 'area that does not exist', path: '/area/atlantis' },
  { name: 'area with a postcode asked', path: '/area/swindon', open: askPostcode('sp4 7aa') },
  { name: 'area with a wrong postcode', path: '/area/calne', open: askPostcode('calne') },
  { name: 'floor preparation', path: '/floor-preparation' },
  { name: 'repairs and maintenance', path: '/repairs-maintenance' },
  { name: 'privacy', path: '/privacy' },
  { name: 'cookies', path: '/cookies' },
  { name: 'terms', path: '/terms' },
  { name: 'complaints', path: '/complaints' },
]);
