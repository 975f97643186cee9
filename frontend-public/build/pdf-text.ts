/**
 * Reads an uncompressed PDF of pdfkit's as a viewer would: page by page, its glyphs turned back into letters. For
 * tests.
 */

export interface ReadPdf {
  pages: string[];
  /** The embedded fonts' names, without the prefix of the subset. */
  fonts: string[];
  /** The values of the document's information, catalog and structure, as they stand. */
  source: string;
}

type Objects = Map<string, string>;

export function readPdf(bytes: Buffer): ReadPdf {
  const source = bytes.toString('latin1');
  const objects: Objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [id!, body!]),
  );
  const leaves = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const fonts = [...objects.values()].flatMap((body) =>
    /\/FontFile2 /.test(body) ? [/\/FontName \/[A-Z]+\+(\S+)/.exec(body)?.[1] ?? 'nameless'] : [],
  );
  return { pages: leaves.map((page) => pageText(page, objects)), fonts: [...new Set(fonts)].sort(), source };
}

function pageText(page: string, objects: Objects): string {
  const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)![1]!)!;
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)![1]!)!;
  const alphabets = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, alphabet(objects.get(id!)!, objects)]),
  );
  let letters: string[] = [];
  const lines: string[] = [];
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) letters = alphabets.get(font) ?? [];
    else
      lines.push(
        [...glyphs!.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g)!.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '\ufffd'))
          .join(''),
      );
  }
  return lines.join(' ').replace(/\s+/g, ' ');
}

/** Which letters each glyph of a font stands for, from its ToUnicode table. */
function alphabet(font: string, objects: Objects): string[] {
  const table = objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)![1]!)!;
  return [...table.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[(.*?)\]/g)].flatMap(([, entries]) =>
    [...entries!.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex]) =>
      (hex!.match(/\w{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
    ),
  );
}
