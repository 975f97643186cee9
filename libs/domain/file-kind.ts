// What a file is by its first bytes: its name, and what a mail says of it, are whatever its sender wants them to be.

export const FILE_KINDS = [
  'pdf',
  'picture',
  'office',
  'archive',
  'video',
  'sound',
  'program',
  'webpage',
  'text',
  'other',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** As much of a file as tells. */
export const TELLING_BYTES = 512;

/** Bytes as characters of the same numbers, so that a signature can be written as a pattern. First match wins. */
const SIGNATURES: [FileKind, RegExp][] = [
  ['pdf', /^%PDF-/],
  [
    'picture',
    /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|BM.{4}\0{4}|II\*\0|MM\0\*|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif1|avif))/s,
  ],
  ['video', /^(?:[^]{4}ftyp|\p{Cc}E\xdf\xa3|RIFF[^]{4}AVI )/u],
  ['sound', /^(?:ID3|\xff[\xfb\xf3\xf2\xf1\xf9]|OggS|RIFF[^]{4}WAVE|#!AMR|fLaC)/s],
  ['program', /^(?:MZ|\x7fELF|#!|\xca\xfe\xba\xbe|[\xce\xcf]\xfa\xed\xfe|L\0\0\0\p{Cc}{3}\0)/u],
  ['office', /^(?:\xd0\xcf\p{Cc}\xe0|\{\\rtf|PK\p{Cc}{2}[^]*(?:\[Content_Types\]\.xml|application\/vnd\.oasis))/u],
  ['archive', /^(?:PK\p{Cc}{2}|Rar!|7z\xbc\xaf|\p{Cc}\x8b\p{Cc}|BZh|\xfd7zXZ)/u],
  ['webpage', /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|script|svg|\?xml)/i],
];

export function fileKind(content: Uint8Array): FileKind {
  const begin = content.subarray(0, TELLING_BYTES);
  const characters = String.fromCharCode(...begin);
  const known = SIGNATURES.find(([, signature]) => signature.test(characters));
  if (known) return known[0];
  return begin.length > 0 && begin.every(isOfText) ? 'text' : 'other';
}

/** Tab, line ends, form feed and escape; else text has no control characters. */
const CONTROLS_OF_TEXT = [9, 10, 12, 13, 27];

function isOfText(byte: number): boolean {
  return byte >= 32 || CONTROLS_OF_TEXT.includes(byte);
}

const MAX_NAME = 100;
/** They turn the direction of what follows: "exe.fdp" would read "pdf.exe". */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name that is shown and never opened: without folders, on one line, and with its ending when it is long. */
export function shownFileName(name: string): string {
  const bare = name.replaceAll(UNSEEN, '').split(/[/\\]/).at(-1)!.trim();
  const characters = Array.from(bare);
  if (characters.length <= MAX_NAME) return bare || 'without a name';
  return `${characters.slice(0, MAX_NAME - 11).join('')}…${characters.slice(-10).join('')}`;
}
