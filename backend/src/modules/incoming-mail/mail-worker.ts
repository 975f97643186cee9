/**
 * What the thread for mails runs: taking one apart may need much of processor and memory, and its sender decides how
 * much. Nothing of a mail is run, opened or fetched.
 */
import { type Attachment, type ParsedMail, simpleParser } from 'mailparser';
import { RECEIVED_MAIL } from '#libs/contracts/contact-message';
import { fileKind, shownFileName } from '#libs/domain/file-kind';
import { hasBody, type ReadMail, UNREADABLE_MAIL, withoutPictures } from '#libs/domain/incoming-mail';
import { answerIn } from '#libs/domain/mail-answer';

const MAX_HTML_CHARACTERS = 1_000_000;
const MAX_SUBJECT = 200;
const MAX_ADDRESS = 254;
/** Besides what no text column holds: what nobody sees, and what turns the direction of what follows. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Of characters that take two places. */
const LONE_HALVES = /\p{Cs}/gu;

export async function readMail(source: Uint8Array): Promise<ReadMail> {
  const mail = await parse(Buffer.from(source));
  const { from, subject, attachments } = mail;
  // Pictures within the text, like the logo of a signature, are no files that somebody sent.
  const files = attachments.filter(({ related }) => related !== true);
  const written = plain(await writtenIn(mail), RECEIVED_MAIL.maxWhole);
  const isLost = written === '' && files.length === 0 && hasBody(Buffer.from(source).toString('latin1'));
  const whole = isLost ? UNREADABLE_MAIL.text : written;
  return {
    from: oneLine(from?.value[0]?.address ?? '', MAX_ADDRESS),
    subject: oneLine(subject ?? '', MAX_SUBJECT),
    text: shortened(answerIn(whole), RECEIVED_MAIL.maxText),
    whole,
    attachments: files.slice(0, RECEIVED_MAIL.maxAttachments).map(listed),
    moreAttachments: Math.max(0, files.length - RECEIVED_MAIL.maxAttachments),
  };
}

function parse(source: Buffer): Promise<ParsedMail> {
  return simpleParser(source, {
    checksumAlgo: false,
    keepCidLinks: true,
    maxHtmlLengthToParse: MAX_HTML_CHARACTERS,
    skipImageLinks: true,
    skipTextLinks: true,
    skipTextToHtml: true,
  });
}

/** The library's own text of a page names the address of each picture. */
function writtenIn({ headers, text = '', html }: ParsedMail): string | Promise<string> {
  const { value = '' } = (headers.get('content-type') ?? {}) as { value?: string };
  return html && (text.trim() === '' || value.toLowerCase() === 'text/html') ? textOf(html) : text;
}

/** As of a mail that is nothing but this page: of one among other parts the library makes no text. */
async function textOf(html: string): Promise<string> {
  const page = `Content-Type: text/html; charset=utf-8\r\n\r\n${withoutPictures(html)}`;
  const { text = '' } = await parse(Buffer.from(page));
  return text === '' ? UNREADABLE_MAIL.text : text;
}

function listed({ filename = '', content, size }: Attachment): ReadMail['attachments'][number] {
  return { name: shownFileName(filename), kind: fileKind(content), sizeBytes: size };
}

function plain(text: string, maxCharacters: number): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '');
  return shortened(lines.replaceAll(/\n{3,}/g, '\n\n').trim(), maxCharacters);
}

function oneLine(text: string, maxCharacters: number): string {
  return shortened(plain(text, maxCharacters).replaceAll(/\s+/g, ' '), maxCharacters);
}

function shortened(text: string, maxCharacters: number): string {
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 1).replace(LONE_HALVES, '')}…`;
}
