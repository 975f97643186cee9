import { phoneLinks, callLink } from './phone-links';

describe('phoneLinks', () => {
  it.each([
    ['082 555 0134', { call: 'tel:+27825550134', whatsapp: 'https://wa.me/27825550134' }],
    ['+44 7911 123456', { call: 'tel:+447911123456', whatsapp: 'https://wa.me/447911123456' }],
    ['12 345 678 9012', { call: 'tel:123456789012' }],
    ['call me', { call: undefined }],
  ])('%s', (typed, links) => expect(phoneLinks(typed)).toEqual(links));
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
