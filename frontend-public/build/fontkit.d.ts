/** The part of fontkit 2 that the build uses; the package brings no types. */
declare module 'fontkit' {
  export interface Glyph {
    path: { toSVG(): string };
  }
  export interface GlyphRun {
    glyphs: readonly Glyph[];
    /** In font units, as the font's own lengths. */
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): GlyphRun;
  }
  export function openSync(file: string): Font;
}
