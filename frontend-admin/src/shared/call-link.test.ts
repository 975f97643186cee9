import { callLink } from './call-link';

describe('callLink', () => {
  it.each([
    ['082 555 0141', 'tel:0825550141'],
    ['+27 (82) 555-0141', 'tel:+27825550141'],
    ['call me at work', undefined],
    ['12', undefined],
    ['082 555 0141 or 082 555 0142', undefined],
  ])('%s is %s', (typed, link) => expect(callLink(typed)).toBe(link));
});
