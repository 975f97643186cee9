import { PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { barePhone, internationalPhone, reachablePhone, soughtDigits } from '#libs/domain/phone';

/**
 * A mobile number of each country, and one whose national digits begin with the country's own code where there are
 * such.
 */
const NATIONAL: Record<string, readonly string[]> = {
  '27': ['821234567', '277123456'],
  '1': ['2125550134', '1125550134'],
  '44': ['7911123456', '4491123456'],
  '61': ['412345678', '612345678'],
  '64': ['211234567', '64123456'],
  '20': ['1001234567', '20123456'],
  '254': ['712345678', '254123456'],
  '234': ['8031234567', '23412345'],
  '255': ['712345678', '255123456'],
  '256': ['712345678', '256123456'],
  '260': ['971234567', '260123456'],
  '263': ['771234567', '263123456'],
  '91': ['9876543210', '9198765432'],
  '86': ['13812345678', '8612345678'],
  '81': ['9012345678', '812345678'],
  '82': ['1012345678', '82123456'],
  '49': ['15112345678', '4912345'],
  '33': ['612345678', '331234567'],
  '39': ['3123456789', '3931234567'],
  '34': ['612345678', '341234567'],
  '351': ['912345678', '351234567'],
  '55': ['11912345678', '55912345678'],
  '52': ['5512345678', '5212345678'],
  '971': ['501234567', '971234567'],
  '966': ['501234567', '966123456'],
};

const countryOf = (code: string) => PHONE_COUNTRIES.find((country) => country.code === code)!;

it('every country on the list has its numbers here', () => {
  expect(Object.keys(NATIONAL).toSorted()).toEqual(PHONE_COUNTRIES.map(({ code }) => code).toSorted());
});

describe.each(PHONE_COUNTRIES.map((country) => [country.name, country] as const))('%s', (_name, country) => {
  it.each(NATIONAL[country.code]!)('%s, however it is typed', (national) => {
    const stored = `+${country.code}${national}`;
    for (const typed of [
      national,
      `0${national}`,
      stored,
      `00${country.code}${national}`,
      `${country.code}${national}`,
      `+${country.code}0${national}`,
    ]) {
      const expected = country.code === '39' && typed.startsWith('+390') ? typed : stored;
      expect([typed, internationalPhone(typed, country)]).toEqual([typed, expected]);
    }
  });
});

describe('internationalPhone', () => {
  it.each([
    ['a number of a country that was not chosen', '+41791234567', '27', '+41791234567'],
    ['the same with zeros for the plus', '0041791234567', '27', '+41791234567'],
    ['a German number with its zero, beginning like the code', '04921123456', '49', '+494921123456'],
    ['the same without the zero is read as one with the code, as the form sends it', '4921123456', '49', '+4921123456'],
    ['an Italian landline with the code keeps its zero', '+390612345678', '39', '+390612345678'],
    ['the code before the zero', '270821234567', '27', '+27821234567'],
    ['a short number', '1234567', '27', '+271234567'],
    ['a short number that begins like the code', '2712345', '27', '+272712345'],
    ['a number too long for the country', '123456789012345', '27', '+27123456789012345'],
    ['a number too long that begins like the code', '271234567890123', '27', '+271234567890123'],
  ])('%s', (_what, typed, code, expected) => {
    expect(internationalPhone(typed, countryOf(code))).toBe(expected);
  });
});

describe('reachablePhone, for one typed in free text in South Africa', () => {
  it.each([
    ['082 555 0134', '+27825550134'],
    ['+27 (0) 82-555-0134', '+27825550134'],
    ['27.82.555.0134', '+27825550134'],
    ['0027 82 555 0134', '+27825550134'],
    ['+44 7911 123456', '+447911123456'],
    ['447911123456', undefined],
    ['555 0134', undefined],
    ['082 555 0134 or 082 555 0135', undefined],
    ['call me at work', undefined],
    ['+1234567890123456', undefined],
    ['', undefined],
  ])('%s is %s', (typed, number) => expect(reachablePhone(typed, countryOf('27'))).toBe(number));
});

describe('barePhone', () => {
  it.each([
    ['082 123 4567', '0821234567'],
    ['+27 82 123 4567', '+27821234567'],
    [' +27 (0) 82-123-4567 ', '+27821234567'],
    ['(011) 555.0100', '0115550100'],
    ['030/123 45 67', '0301234567'],
    ['82\u00a0123\u20114567', '821234567'],
    ['\u202a+27 82 123 4567\u202c', '+27821234567'],
    ['82123abcd', '82123abcd'],
    ['1+2', '1+2'],
    ['', ''],
  ])('of "%s" is "%s"', (typed, bare) => expect(barePhone(typed)).toBe(bare));
});

describe('soughtDigits, of numbers in South Africa', () => {
  it.each([
    ['082 555 0101', '825550101'],
    ['082 55', '8255'],
    ['+27 82 555', '82555'],
    ['0027 (0) 82 5', '825'],
    ['27 82', '2782'],
    ['+44 7911', '447911'],
    ['555-0101', '5550101'],
    ['082', undefined],
    ['+27', undefined],
    ['Lindiwe', undefined],
    ['lebo2000@example.com', undefined],
    ['', undefined],
  ])('of "%s" are %s', (typed, digits) => expect(soughtDigits(typed, '27')).toBe(digits));
});
