/** What pdfkit 0.20 takes and its types do not know yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a table's head: which cells it is the head of. */
    scope?: 'Column' | 'Row';
    /** Left, top, right and bottom, of a figure. */
    bbox?: [number, number, number, number];
    placement?: 'Block' | 'Inline';
  }
}

declare namespace PDFKit {
  interface PDFKitReference {
    /** What is written and not compressed yet, in pieces. */
    buffer: Uint8Array[];
  }
}
