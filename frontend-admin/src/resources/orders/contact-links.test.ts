import { callLink, mailLink } from './contact-links';

describe('mailLink', () => {
  it.each([
    ['a.b@example.com', 'mailto:a.b@example.com?subject=Order%20SC-1'],
    ['a&b?cc=c@example.com', 'mailto:a%26b%3Fcc%3Dc@example.com?subject=Order%20SC-1'],
  ])('%s', (address, link) => expect(mailLink(address, 'SC-1')).toBe(link));
});

describe('callLink', () => {
  it.each([
    ['082 555 0141', 'tel:0825550141'],
    ['+27 (82) 555-0141', 'tel:+27825550141'],
    ['call me at work', undefined],
    ['12', undefined],
    ['082 555 0141 or 082 555 0142', undefined],
  ])('%s is %s', (typed, link) => expect(callLink(typed)).toBe(link));
});
