import { fakeStorage } from '../fake-storage';
import { createSession } from '../session';
import { draftedRecord, forgetDraftsOfOthers, keepDraft, takeDraft } from './drafts';

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

test('a draft knows the record it was typed over, until it is taken', () => {
  keepDraft('faq/7', { question: 'Why so early?' }, { id: 7, updatedAt: '2026-04-16T10:00:00.000Z' });
  expect(draftedRecord('faq/7')).toEqual({ id: 7, updatedAt: '2026-04-16T10:00:00.000Z' });
  takeDraft('faq/7');
  expect(draftedRecord('faq/7')).toBeUndefined();
});
