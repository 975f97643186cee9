import sharp from 'sharp';

/** A file as a person would choose it. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one colour. */
export async function drawnImage(width: number, height: number): Promise<ChosenFile> {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#B93A08' } })
    .png()
    .toBuffer();
  return { name: 'picture.png', mimeType: 'image/png', buffer };
}

/** A file that says it is a picture and is none; of any size. */
export function falseImage(bytes: number): ChosenFile {
  return { name: 'false.png', mimeType: 'image/png', buffer: Buffer.alloc(bytes, 1) };
}

export const TEXT_FILE: ChosenFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
