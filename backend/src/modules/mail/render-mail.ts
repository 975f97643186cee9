/** Renders a mail's HTML and plain text inside the school's layout. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import { color } from '#libs/design/tokens';
import { oneLine } from '#libs/domain/one-line';
import { school } from '#libs/school/school';
import type { Mail } from './mail.js';
import { neutralizeMailLinks } from './neutralize-links.js';

type Template = Handlebars.TemplateDelegate;

/** Handlebars partials: {{> order-lines}}. */
const PARTIALS = [
  'order-number',
  'order-lines',
  'order-link',
  'order-account',
  'order-missing-size',
  'order-questions',
  'paper',
];

const compiled = new Map<string, Template>();

/** `publicUrl`: the origin that links in the layout lead to. */
export function renderMail(
  mail: Pick<Mail, 'template' | 'context' | 'subject' | 'ownWords'>,
  publicUrl: string,
): { subject: string; html: string; text: string } {
  const shown = neutralizeMailLinks(mail);
  // The subject may hold a visitor's text.
  const subject = oneLine(shown.subject);
  const context = { ...shown.context, subject, publicUrl, school, color };
  const render = (kind: 'html' | 'text') => {
    const options = { partials: Object.fromEntries(PARTIALS.map((name) => [name, templateOf(name, kind)])) };
    return templateOf('layout', kind)({ ...context, body: templateOf(mail.template, kind)(context, options) });
  };
  return {
    subject,
    html: render('html'),
    text:
      render('text')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim() + '\n',
  };
}

function templateOf(name: string, kind: 'html' | 'text'): Template {
  const key = `${name}.${kind}`;
  let template = compiled.get(key);
  if (!template) {
    const source = readFileSync(path.join(templateDirectory(), `${key}.hbs`), 'utf8');
    template = Handlebars.compile(source, { noEscape: kind === 'text', strict: true });
    compiled.set(key, template);
  }
  return template;
}

function templateDirectory(): string {
  return path.join(import.meta.dirname, 'templates');
}
