import { color } from '#libs/design/tokens';
import type { ImageRules } from '#libs/contracts/image';
import { fitWithin, imageRefusal } from './image-file';

/**
 * A chosen file as inline data for its form: shrunk and re-encoded where the rules say so, as it is otherwise.
 * @throws Error with the sentence for the field when it is refused, or cannot be shown
 */
export async function readImage(file: File, rules: ImageRules): Promise<string> {
  const refusal = imageRefusal(file, rules);
  if (refusal) throw new Error(refusal);
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(rules.unprocessable);
  });
  try {
    return rules.jpegQuality === undefined
      ? await inlined(file)
      : asJpeg(picture, rules.longerSidePx, rules.jpegQuality);
  } catch {
    throw new Error(rules.unprocessable);
  } finally {
    picture.close();
  }
}

function inlined(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}

/** @param qualityPercent 0 to 100 */
function asJpeg(picture: ImageBitmap, longerSidePx: number, qualityPercent: number): string {
  const canvas = document.createElement('canvas');
  const { width, height } = Object.assign(canvas, fitWithin(picture, longerSidePx));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  // A JPEG knows no transparency: what is transparent becomes white, not black.
  context.fillStyle = color.paper.card;
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL('image/jpeg', qualityPercent / 100);
}
