import { initials } from './initials';

it.each([['Naledi Maseko', 'NM'], ['  johan  van der Kruger ', 'JK'], ['Madonna', 'M'], ['', ''], ['😀 Smile', '😀S']])('%j is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
