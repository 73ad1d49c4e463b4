import { expect, it } from 'vitest';
import { focusOf } from './focus.ts';
import { consider, emptyRecord } from './record.ts';

it('is empty before anything was said', () => {
  expect(focusOf(emptyRecord)).toEqual({ topic: undefined, kind: undefined, slug: undefined });
});

it('is the floor named last, with the topic answered last', () => {
  const record = { ...structuredClone(emptyRecord), topic: 'Is LVT waterproof?' };
  consider(record, { kind: 'carpet', slug: 'bradford-twist-oat' });
  consider(record, { kind: 'lvt' });
  expect(focusOf(record)).toEqual({ topic: 'Is LVT waterproof?', kind: 'lvt', slug: undefined });
});
