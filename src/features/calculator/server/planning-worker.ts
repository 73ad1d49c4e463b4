import { Worker } from 'node:worker_threads';
import type { Estimate, EstimateJob } from '../estimate.ts';
import { defaultPriceBook, type PriceBook } from '../price-book.ts';
import type { PlanningAnswer, PlanningQuestion } from './planning-messages.ts';

type Waiting = { resolve: (estimate: Estimate) => void; reject: (error: Error) => void };

/**
 * Prices jobs in a worker thread: a plan of many rooms takes a tenth of a second, which would block all
 * other requests. The thread starts with the first job, and again after it has failed.
 */
export class PlanningWorker {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  /** As the function `estimateJob`. @throws its errors, as an Error with the same message */
  readonly estimateJob = (job: EstimateJob, prices: PriceBook): Promise<Estimate> =>
    new Promise((resolve, reject) => {
      this.#lastId += 1;
      const question: PlanningQuestion = { id: this.#lastId, job, prices };
      this.#waiting.set(question.id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage(question);
    });

  /**
   * Starts the thread and has its code compiled: the first large plan takes several times as long as
   * later ones.
   */
  async warm() {
    const rooms = Array.from({ length: 12 }, (_, i) => ({
      lengthMm: 2_300 + 310 * i,
      widthMm: 1_900 + 170 * i,
    }));
    const job = { rooms, flooringType: 'carpet', rollWidthMm: 4_000, includeInstallation: true };
    await this.estimateJob(job as EstimateJob, defaultPriceBook);
  }

  async close() {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./planning-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer: PlanningAnswer) => this.#settle(answer));
    // Rejects the pending jobs of a thread that failed.
    worker.on('error', (error: Error) => this.#end(worker, error));
    worker.on('exit', () => this.#end(worker, new Error('The planning thread has ended.')));
    return worker;
  }

  #settle(answer: PlanningAnswer) {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.error === undefined) waiting?.resolve(answer.estimate);
    else waiting?.reject(new Error(answer.error));
  }

  #end(worker: Worker, error: Error) {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
