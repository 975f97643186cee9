import { fileKind, shownFileName } from './file-kind.js';

const bytes = (characters: string) => Uint8Array.from(characters, (each) => each.charCodeAt(0));

test.each([
  ['pdf', '%PDF-1.7\n'],
  ['picture', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['picture', '\x89PNG\r\n\x1a\n'],
  ['picture', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['picture', '\0\0\0\x18ftypheic'],
  ['video', '\0\0\0\x18ftypmp42'],
  ['sound', 'ID3\x04'],
  ['sound', 'RIFF\x10\0\0\0WAVEfmt '],
  ['program', 'MZ\x90\0'],
  ['program', '\x7fELF\x02'],
  ['program', '#!/bin/sh\nrm -rf /'],
  ['program', 'L\0\0\0\x01\x14\x02\0\0\0'],
  ['office', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['office', 'PK\x03\x04\x14\0\0\0[Content_Types].xml'],
  ['archive', 'PK\x03\x04\x14\0\0\0virus.exe'],
  ['archive', 'Rar!\x1a\x07'],
  ['webpage', '\xef\xbb\xbf <!DOCTYPE html><script>'],
  ['webpage', '<svg onload=alert(1)>'],
  ['text', 'BEGIN:VCARD\nFN:Ann'],
  ['other', '\0\x01\x02\x03'],
  ['other', ''],
])('%s: %j', (kind, begin) => expect(fileKind(bytes(begin))).toBe(kind));

test.each([
  ['Birth certificate.pdf', 'Birth certificate.pdf'],
  ['../../etc/passwd', 'passwd'],
  [String.raw`C:\Users\ann\photo.jpg`, 'photo.jpg'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['two\r\nlines\0.txt', 'twolines.txt'],
  [' ', 'without a name'],
  [`${'a'.repeat(200)}.pdf.exe`, `${'a'.repeat(89)}…aa.pdf.exe`],
])('%j is shown as %j', (name, shown) => expect(shownFileName(name)).toBe(shown));
