import { expect, it } from 'vitest';
import { limits } from '#features/chat/limits.ts';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';

const { answer } = adamOnSite();

/** Each blocked the process for so long that the watchdog ended it, or would have. */
const repeated = [
  'lounge, ',
  'the lounge and ',
  'not grey ',
  'its ',
  'im ',
  '-',
  'ok lets ',
  'cant ',
  'é',
];

it.each([
  // One sentence, whose letters are none of \w.
  'Підкажіть будь ласка скільки коштує постелити новий килим у вітальні чотири на п’ять метрів і чи можете ви приїхати наступного тижня щоб виміряти кімнату та сходи до кінця місяця',
  ...repeated.map((words) => words.repeat(Math.floor(limits.message / words.length))),
])('Adam answers %s', async (text) => {
  expect((await answer(text)).reply.paragraphs).not.toEqual([]);
});
