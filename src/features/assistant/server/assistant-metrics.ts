import { Histogram } from 'prom-client';
import { registry } from '#platform/server/metrics/metrics.ts';

export const answerSeconds = new Histogram({
  name: 'wyvern_assistant_answer_duration_seconds',
  help: 'Time that the assistant takes for an answer, by its outcome and by what answered: embedded or model.',
  labelNames: ['engine', 'outcome'],
  buckets: [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  registers: [registry],
});
