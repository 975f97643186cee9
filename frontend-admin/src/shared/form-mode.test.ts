import { formModeOf } from './form-mode';

describe('formModeOf', () => {
  it.each([
    ['/faq', { isAsked: false }],
    ['/faq/', { isAsked: false }],
    ['/faq/create', { isAsked: true }],
    ['/faq/7', { id: 7, isAsked: true }],
    ['/faq/7/show', { id: 7, isAsked: true }],
    ['/faq/07', { isAsked: false }],
    ['/faq/0', { isAsked: false }],
    ['/faq/-1', { isAsked: false }],
    ['/faq/7e2', { isAsked: false }],
  ])('%s', (pathname, expected) => expect(formModeOf(pathname)).toEqual(expected));
});
