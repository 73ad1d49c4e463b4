import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';

describeScreens([
  { name: 'home', path: '/' },
  { name: 'carpets', path: '/carpets' },
  { name: 'lvt filtered', path: '/lvt?search=oak&orderby=price' },
  { name: 'vinyl flooring', path: '/vinyl-flooring' },
  { name: 'laminate with no match', path: '/laminate-flooring?search=marble' },
  { name: 'product', path: '/products/bradford-twist-oat' },
  { name: 'product that is not sold', path: '/products/nothing' },
  { name: 'estimate for carpet', path: (site) => createEstimate(site, 'carpet') },
  { name: 'estimate for laminate', path: (site) => createEstimate(site, 'laminate') },
  { name: 'estimate that nobody was given', path: '/estimate/AAAAAAAAAAAAAAAAAAAAAA' },
  { name: 'page not found', path: '/nowhere' },
]);
