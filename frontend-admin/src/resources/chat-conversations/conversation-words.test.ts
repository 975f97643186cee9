import { furtherContact, visitorName } from './conversation-words';

const userName = 'Thandi';
const userEmail = 'thandi@example.org';
const userPhone = '082 555 0134';

describe('who a visitor is', () => {
  it.each([
    ['all is known', { userName, userEmail, userPhone }, userName, [userEmail, userPhone]],
    ['a name alone', { userName, userEmail: null, userPhone: null }, userName, []],
    ['an address and a number', { userName: null, userEmail, userPhone }, userEmail, [userPhone]],
    ['a number alone', { userName: null, userEmail: null, userPhone }, userPhone, []],
    ['nothing', { userName: null, userEmail: null, userPhone: null }, 'Visitor', []],
  ])('%s', (_what, visitor, name, further) => {
    expect(visitorName(visitor)).toBe(name);
    expect(furtherContact(visitor)).toEqual(further);
  });
});
