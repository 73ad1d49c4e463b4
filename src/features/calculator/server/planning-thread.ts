// The worker thread that prices jobs: receives and answers messages of PlanningWorker.
import { parentPort } from 'node:worker_threads';
import { estimateJob } from '../estimate.ts';
import type { PlanningAnswer, PlanningQuestion } from './planning-messages.ts';

parentPort?.on('message', ({ id, job, prices }: PlanningQuestion) => {
  let answer: PlanningAnswer;
  try {
    answer = { id, estimate: estimateJob(job, prices) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
