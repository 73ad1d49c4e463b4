import type { uploadImage as endpoint, UploadedImage } from '#platform/image-contract.ts';
import { uploadLimits } from '#platform/image-limits.ts';
import { sendRequest } from './request.ts';

const path: (typeof endpoint)['path'] = '/api/media';

/** The sentence that explains why a file would be rejected, or undefined. */
export function refuseFile(file: File): string | undefined {
  if (file.size <= uploadLimits.bytes) return undefined;
  const size = (file.size / 1024 / 1024).toFixed(1);
  return `The picture is ${size} MB. The limit is ${uploadLimits.bytes / 1024 / 1024} MB.`;
}

/** Uploads an image. @throws RequestError */
export async function uploadImage(file: File): Promise<UploadedImage> {
  const body = new FormData();
  body.append('file', file);
  return (await sendRequest(path, { method: 'POST', body }, false)).body as UploadedImage;
}
