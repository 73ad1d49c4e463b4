import sharp from 'sharp';
import { limitConcurrency } from '../limits/limit-concurrency.ts';

// Pictures are decoded in the thread pool that hashes passwords, and a large one takes 160 MB: two at a
// time in the whole process, each in one thread.
sharp.concurrency(1);

/** Does work on a picture when its turn has come. */
export const runImageTask = limitConcurrency(2);
