import { messageOfChat } from '#libs/domain/chat/message-of-chat';

const said = (role: 'user' | 'assistant', content: string) => ({ role, content, timestamp: 1 });
const chat = [said('assistant', 'Hello!'), said('user', ' Is there\nparking? '), said('assistant', 'Sorry.')];
const LIMITS = { subject: 200, message: 5000 };

describe('messageOfChat', () => {
  it('asks the last question and quotes who said what, noting where it comes from', () => {
    expect(messageOfChat(chat, LIMITS)).toEqual({
      subject: 'Chat: Is there parking?',
      message:
        'From a conversation with the assistant.\n\nAssistant: Hello!\n\nVisitor: Is there\nparking?\n\n' +
        'Assistant: Sorry.',
    });
  });

  it('is about the question, also where an address was left last', () => {
    const left = [...chat, said('user', 'my name is Lerato, lerato@example.com')];
    expect(messageOfChat(left, LIMITS).subject).toBe('Chat: Is there parking?');
    expect(messageOfChat(left.slice(-1), LIMITS).subject).toBe('Chat: my name is Lerato, lerato@example.com');
  });

  it('has a subject where the visitor said nothing', () => {
    expect(messageOfChat([], LIMITS).subject).toBe('Chat: a conversation');
  });

  it.each(['x'.repeat(4000), '🥊'.repeat(2000)])('keeps the end of what is too long, in whole characters', (text) => {
    const { subject, message } = messageOfChat(
      [said('user', text), said('user', text), said('user', `${text} the end`)],
      LIMITS,
    );
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(message.length).toBeLessThanOrEqual(5000);
    expect(message).toMatch(/^From a conversation with the assistant\.\n\n….*the end$/su);
    expect(() => encodeURIComponent(subject + message)).not.toThrow();
  });
});
