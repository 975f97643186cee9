import { similarity, spoken } from '#libs/domain/chat/similarity';

describe('how a text is compared', () => {
  it.each([
    ['  What   ARE your hours? ', 'what are your hours'],
    ['Café, déjà-vu!', 'cafe deja vu'],
    ['It’s 18:00', "it's 18 00"],
    ['me@example.com', 'me@example com'],
    ['?!…', ''],
    ['', ''],
  ])('%p is %p', (text, compared) => {
    expect(spoken(text)).toBe(compared);
  });
});

describe('how alike two texts are', () => {
  it.each<[one: string, other: string, alike: number]>([
    ['What is Krav Maga?', 'what is krav maga', 1],
    ['krav maga', 'What is Krav Maga?', 0.9],
    ['Please tell me: what is Krav Maga? I wonder', 'What is Krav Maga?', 0.9],
    ['', 'What is Krav Maga?', 0],
    ['???', 'What is Krav Maga?', 0],
    ['xyz', 'What is Krav Maga?', 0],
    // Shared in both: how, much, does, cost. Each has five words over two characters.
    ['how much does boxing cost', 'How much does a membership cost?', 0.8],
    // Shared: cost. One has four words, the other five.
    ['total cost of everything please', 'How much does a membership cost?', 2 / 9],
    // Two characters are contained in nothing, three are.
    ['ok', 'Can I book it?', 0],
    ['boo', 'Can I book it?', 0.9],
    // "is" and "it" are too short to match, "how" is not.
    ['is it how', 'is it why', 0],
    ['how is it', 'how or why', 2 / 3],
    // A word counts once, however often it is written.
    ['gym gym gym why', 'gym how', 0.5],
    // Exactly two of five each: the border of the FAQ match, which needs more.
    ['mat coach alpha beta gamma', 'mat coach delta sigma omega', 0.4],
  ])('%p and %p: %p', (one, other, alike) => {
    expect(similarity(spoken(one), spoken(other))).toBeCloseTo(alike, 10);
    expect(similarity(spoken(other), spoken(one))).toBeCloseTo(alike, 10);
  });
});
