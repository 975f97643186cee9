/** How a form itself names its fields, and shows what they hold. */
import { isInlineImage } from '../image/image-file';
import { sentenceCase } from '../record-words';

export interface FieldDisplay {
  label: string;
  /** Whether it holds one of a few words, which the form shows as names. */
  isChoice: boolean;
}

/** Words for a value, of a field whose values mean nothing to a person. */
export type ShownAs = Readonly<Record<string, (value: unknown) => string>>;

/** Of the fields that the form shows. */
export function fieldDisplays(form: ParentNode, fields: readonly string[]): Record<string, FieldDisplay> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const found = fieldDisplay(form, field);
      return found ? [[field, found]] : [];
    }),
  );
}

function fieldDisplay(form: ParentNode, field: string): FieldDisplay | undefined {
  const name = CSS.escape(field);
  const shown = form.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
  const label = shown && labelOf(shown);
  if (!shown || !label) return undefined;
  return {
    label: label.replace(/\s*(\*|\(optional\))$/u, ''),
    isChoice: controlOf(shown)?.querySelector('[role="combobox"]') != null,
  };
}

function labelOf(shown: HTMLElement): string | null | undefined {
  const labelledBy = shown.getAttribute('aria-labelledby');
  if (labelledBy !== null) return document.getElementById(labelledBy)?.textContent;
  const own = shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement ? shown.labels?.[0] : undefined;
  return (
    (own ?? controlOf(shown)?.querySelector('.MuiInputLabel-root'))?.textContent ?? shown.getAttribute('aria-label')
  );
}

function controlOf(shown: HTMLElement): Element | null {
  return shown.closest('.MuiFormControl-root');
}

export function valueWords(value: unknown, isChoice: boolean): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (isInlineImage(value)) return 'The chosen file';
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return isChoice ? sentenceCase(words) : words;
}
