const quality = 0.82;

/**
 * Reduces a picture to the size that is stored, as JPEG without what the camera wrote into it: a weak signal carries
 * some hundred kilobytes, and not ten megabytes.
 * @param side the longest, in pixels
 * @throws Error for a file that the browser cannot read
 */
export async function reducePhoto(file: Blob, side: number): Promise<ArrayBuffer> {
  const url = URL.createObjectURL(file);
  try {
    return await drawAsJpeg(await loadImage(url), side);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** As an element, which every browser shows upright, whichever way the phone was held. */
function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The file is no picture that this browser can read.'));
    image.src = url;
  });
}

async function drawAsJpeg(image: HTMLImageElement, side: number): Promise<ArrayBuffer> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context || width === 0) throw new Error('The picture cannot be drawn.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: what shows through would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (!blob) throw new Error('The picture is too large for this device.');
  return blob.arrayBuffer();
}
