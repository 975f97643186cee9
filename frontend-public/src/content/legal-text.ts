/** The shape of a legal text: numbered sections of paragraphs (text) and lists (texts). */
interface LegalSection {
  /** Its anchor in the address: kept when the title changes, since others may link to it. */
  id: string;
  title: string;
  blocks: readonly (string | readonly string[])[];
}

export interface LegalText {
  title: string;
  lead: string;
  /** "2026-11-21": change it with the text. */
  lastUpdated: string;
  /** The last one is about contact; the page adds the ways to reach the school. */
  sections: readonly LegalSection[];
}
