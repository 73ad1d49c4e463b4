import { checkPostcode } from '#tests/support/browser/check-postcode.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';

describeScreens(
  [
    { name: 'area', path: '/area/bath' },
    { name: 'area at our base', path: '/area/chippenham' },
    { name: 'area that does not exist', path: '/area/atlantis' },
    { name: 'area with a postcode asked', path: '/area/swindon', open: checkPostcode('sp4 7aa') },
    { name: 'area with a wrong postcode', path: '/area/calne', open: checkPostcode('calne') },
    { name: 'floor preparation', path: '/floor-preparation' },
    { name: 'repairs and maintenance', path: '/repairs-maintenance' },
    { name: 'privacy', path: '/privacy' },
    { name: 'cookies', path: '/cookies' },
    { name: 'terms', path: '/terms' },
    { name: 'complaints', path: '/complaints' },
  ],
  'read-only',
);
