/** A mail as its readers see it, without a mail program: the text, and the HTML. */
import type { Mail } from '../src/modules/mail/mail.js';
import { renderMail } from '../src/modules/mail/render-mail.js';

interface ShownMail {
  html: string;
  text: string;
  /**
   * Text and HTML as words only: no tags, no breaks of lines, every space a plain one, and none that cannot be seen.
   */
  words: [text: string, html: string];
}

export function showMail(mail: Mail, publicUrl: string): ShownMail {
  const rendered = renderMail(mail, publicUrl);
  const html = rendered.html.replace(/<title>.*<\/title>/, ''); // the subject, which nobody presses
  const body = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&times;', 'x')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
  return { html, text: rendered.text, words: [onOneLine(rendered.text), onOneLine(body)] };
}

function onOneLine(text: string): string {
  return text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ');
}
