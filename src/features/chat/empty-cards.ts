import type { CallBackCard, PriceCard, VisitCard } from './cards.ts';

/** Cards with nothing filled in, for whoever puts one up. */
export const emptyPrice = (id: string): PriceCard => ({
  kind: 'price',
  version: 1,
  id,
  rooms: [],
  includeInstallation: true,
});

export const emptyVisit = (id: string, purpose: VisitCard['purpose'] = 'measure'): VisitCard => ({
  kind: 'visit',
  version: 1,
  id,
  purpose,
  dates: [],
  times: [],
  name: '',
  phone: '',
  email: '',
  address: '',
  postcode: '',
  notes: '',
  estimateIds: [],
});

export const emptyCallBack = (id: string): CallBackCard => ({
  kind: 'callBack',
  version: 1,
  id,
  name: '',
  phone: '',
  bestTime: '',
  about: '',
});
