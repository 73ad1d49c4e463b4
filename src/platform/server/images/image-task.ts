import sharp from 'sharp';
import { limitConcurrency } from '../limits/limit-concurrency.ts';

// Images are decoded in the thread pool that also hashes passwords, and a large one takes 160 MB: the
// whole process decodes two at a time, each in one thread.
sharp.concurrency(1);

/** Runs an image task when a place is free. */
export const runImageTask = limitConcurrency(2);
