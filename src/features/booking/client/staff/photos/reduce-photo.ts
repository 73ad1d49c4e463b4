import { photoLimits } from '../../../photos/photo-limits.ts';

const quality = 0.82;

/**
 * Reduces a picture to the size that is stored, as JPEG without what the camera wrote into it: a weak signal carries
 * some hundred kilobytes, and not ten megabytes.
 * @throws DOMException for a file that the browser cannot read
 */
export async function reducePhoto(file: Blob): Promise<ArrayBuffer> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, photoLimits.side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: what shows through would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (!blob) throw new DOMException('The picture is too large for this device.');
  return blob.arrayBuffer();
}
