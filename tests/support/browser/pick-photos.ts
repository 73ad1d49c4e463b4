import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** A picture as a phone's camera makes it: large, lying on its side, with the place where it was taken. */
export const cameraPhoto = async (colour = '#8a6d4b') => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: colour },
  })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '51/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer(),
});

type PickedFile = { name: string; mimeType: string; buffer: Buffer };

/** Presses the button that adds photos and chooses files. */
export async function pickPhotos(
  page: Page,
  within: Locator,
  files: PickedFile[],
  button = 'Add photos',
) {
  const chooser = page.waitForEvent('filechooser');
  await within.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}
