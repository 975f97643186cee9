import { failureSentence, failureSentences, fieldErrors, isNotFound, sentenceError } from './failure';

const refused = {
  status: 400,
  message: 'Please correct the fields.',
  body: { statusCode: 400, errors: { question: 'Too short', secret: 'Unknown field' } },
};

describe('fieldErrors', () => {
  it('keeps the messages of fields that the form has', () => {
    expect(fieldErrors(refused, ['question', 'answer'])).toEqual({ question: 'Too short' });
  });

  it.each([
    ["none of them is the form's", refused, ['answer']],
    ['there are none', { status: 409, message: 'Taken', body: { statusCode: 409 } }, ['question']],
    ['there is no body', { status: 0, message: 'Unreachable' }, ['question']],
    ['there is no error', undefined, ['question']],
  ])('is nothing when %s', (_name, error, fields) => expect(fieldErrors(error, fields)).toBeUndefined());
});

describe('failureSentence', () => {
  it.each([
    [refused, 'Please correct the fields.'],
    [new Error('x'), 'x'],
    [new Error(''), undefined],
    [{ message: 5 }, undefined],
    [undefined, undefined],
    [null, undefined],
  ])('%j', (error, expected) => {
    expect(failureSentence(error)).toBe(expected);
  });
});

describe('failureSentences', () => {
  it.each([
    [
      'each of the fields, once',
      {
        message: 'Only 1 left of A',
        body: {
          errors: {
            'items.0.quantity': 'Only 1 left of A',
            'items.1.quantity': 'Only 1 left of A',
            'items.2.quantity': 'B is out of stock',
          },
        },
      },
      ['Only 1 left of A', 'B is out of stock'],
    ],
    ['the one for all', { message: 'There is no order with this id', body: {} }, ['There is no order with this id']],
    ['none', undefined, []],
  ])('%s', (_name, error, expected) => expect(failureSentences(error)).toEqual(expected));
});

describe('sentenceError', () => {
  const fieldOfSentence = { 'This username is already taken': 'username' };
  it.each([
    [
      'known to be about a field',
      { message: 'This username is already taken' },
      fieldOfSentence,
      { username: 'This username is already taken' },
    ],
    ['about something else', { message: 'The last active admin stays' }, fieldOfSentence, undefined],
    ['missing', undefined, fieldOfSentence, undefined],
    ['of a form that knows none', { message: 'toString' }, undefined, undefined],
  ])('a sentence %s', (_name, error, known, expected) => expect(sentenceError(error, known)).toEqual(expected));
});

describe('isNotFound', () => {
  it.each([
    [{ status: 404 }, true],
    [{ status: 400 }, false],
    [null, false],
  ])('%j: %s', (error, expected) => expect(isNotFound(error)).toBe(expected));
});
