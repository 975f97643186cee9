import { showMail } from '../../../test/shown-mail.js';
import { chatDigestMail, chatNoticeMail, type ChatNotice } from './chat.mail.js';

const STAFF = 'staff@stormcombat.example';
const SITE = 'https://storm.example';
const notice = (fields: Partial<ChatNotice> = {}): ChatNotice => ({
  userMessage: 'Please call me',
  botResponse: 'Certainly',
  name: null,
  email: null,
  phone: null,
  receivedAt: '2027-03-01T10:05:00.000Z',
  ...fields,
});

describe('the notice of one message', () => {
  it('says when, on the wall clock of the school', () => {
    expect(chatNoticeMail(notice(), STAFF, SITE).context['receivedAt']).toMatch(/1 March 2027.* 12:05/);
  });

  it('leads to the conversation, where it is kept', () => {
    const { text, html } = showMail(chatNoticeMail(notice({ conversationId: 7 }), STAFF, SITE), SITE);
    expect(text).toContain(`Open the conversation: ${SITE}/admin/chat-conversations/7/show`);
    expect(html).toContain(`href="${SITE}/admin/chat-conversations/7/show"`);
  });

  it.each([
    ['none is kept', null],
    ['an earlier release held it back', undefined],
  ])('leads nowhere where %s', (_case, conversationId) => {
    const told = conversationId === undefined ? notice() : notice({ conversationId });
    expect(showMail(chatNoticeMail(told, STAFF, SITE), SITE).text).not.toMatch(/Open the conversation|null|undefined/);
  });

  it.each([
    ['Please call me', 'Chat: Please call me'],
    ['x'.repeat(60), `Chat: ${'x'.repeat(60)}`],
    ['x'.repeat(61), `Chat: ${'x'.repeat(60)}…`],
    ['🥋'.repeat(61), `Chat: ${'🥋'.repeat(60)}…`],
  ])('%p is its subject, shortened between characters', (userMessage, subject) => {
    expect(chatNoticeMail(notice({ userMessage }), STAFF, SITE).subject).toBe(subject);
  });
});

describe('an answer to the digest goes', () => {
  it.each<[string, (string | null)[], string | undefined]>([
    ['to the one address that was named', [null, 'a@example.com', 'a@example.com'], 'a@example.com'],
    ['to nobody of two', ['a@example.com', 'b@example.com'], undefined],
    ['to nobody when none was named', [null, null], undefined],
    ['to nobody when it is no address', ['a..b@example.com'], undefined],
  ])('%s', (_what, emails, replyTo) => {
    expect(
      chatDigestMail(
        emails.map((email) => notice({ email })),
        STAFF,
      ).replyTo,
    ).toBe(replyTo);
  });
});
