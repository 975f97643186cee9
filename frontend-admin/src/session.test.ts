import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import { createSession } from './session';
import { fakeStorage } from './fake-storage';

function start(stored: Record<string, string> = {}) {
  const storage = fakeStorage(stored);
  const tabs = new EventTarget();
  const session = createSession(storage, tabs);
  const states: unknown[] = [];
  session.subscribe(() => states.push(session.state()));
  const otherTab = (change: () => void) => {
    change();
    tabs.dispatchEvent(new Event('storage'));
  };
  return { storage, session, states, otherTab };
}

describe('session', () => {
  it('starts with what this browser knows', () => {
    expect(start().session.state()).toEqual({ userId: null, endedBecause: null });
    expect(start({ [ADMIN_TOKEN_KEY]: '7' }).session.state()).toEqual({ userId: '7', endedBecause: null });
  });

  it('keeps the user id under the documented key, and nothing else', () => {
    const { storage, session, states } = start();
    session.begin(7);
    expect([storage.length, storage.getItem('admin_token')]).toEqual([1, '7']);
    expect(states).toEqual([{ userId: '7', endedBecause: null }]);
  });

  it('ends with the first reason given', () => {
    const { storage, session } = start({ [ADMIN_TOKEN_KEY]: '7' });
    session.end('Authentication failed');
    session.end();
    expect(storage.length).toBe(0);
    expect(session.state()).toEqual({ userId: null, endedBecause: 'Authentication failed' });
  });

  it('forgets the reason when somebody signs in', () => {
    const { session } = start({ [ADMIN_TOKEN_KEY]: '7' });
    session.end('Authentication failed');
    session.begin(8);
    expect(session.state()).toEqual({ userId: '8', endedBecause: null });
  });

  it('follows the other tabs in and out', () => {
    const { storage, session, states, otherTab } = start();
    otherTab(() => storage.setItem(ADMIN_TOKEN_KEY, '7'));
    expect(session.state().userId).toBe('7');
    otherTab(() => storage.clear());
    expect(session.state().userId).toBeNull();
    otherTab(() => storage.setItem('something', 'else'));
    expect(states).toHaveLength(2);
  });

  it('tells nobody who has left', () => {
    const { session } = start();
    const heard = jest.fn();
    session.subscribe(heard)();
    session.begin(7);
    expect(heard).not.toHaveBeenCalled();
  });
});
