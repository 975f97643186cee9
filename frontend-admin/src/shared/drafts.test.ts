import { fakeStorage } from '../fake-storage';
import { createSession } from '../session';
import { forgetDraftsOfOthers, keepDraft, takeDraft } from './drafts';

function sessionOf(userId: number) {
  const session = createSession(fakeStorage({}), new EventTarget());
  session.begin(userId);
  forgetDraftsOfOthers(session);
  return session;
}

describe('a draft', () => {
  it('comes back once to the person who typed it', () => {
    const session = sessionOf(7);
    keepDraft('faq', { question: 'Half a question' });
    session.end('Authentication failed');
    session.begin(7);
    expect(takeDraft('faq')).toEqual({ question: 'Half a question' });
    expect(takeDraft('faq')).toBeUndefined();
  });

  it('is not shown to somebody else who signs in here', () => {
    const session = sessionOf(7);
    keepDraft('faq', { question: 'Half a question' });
    session.end('Authentication failed');
    session.begin(8);
    expect(takeDraft('faq')).toBeUndefined();
  });
});
