import { linkParts, type LinkPart } from '#libs/domain/chat/link-parts';
import { smallTalk } from '#libs/domain/chat/small-talk';
import { growsInProportion } from './test-growth.js';

const pages = { 'Free Trial page': '/free-trial', 'Shop page': '/shop' };

it.each<[text: string, links: LinkPart[]]>([
  ['No link.', []],
  ['', []],
  ['See the Shop page.', [{ text: 'Shop page', href: '/shop' }]],
  [
    'The Free Trial page, then the Shop page',
    [
      { text: 'Free Trial page', href: '/free-trial' },
      { text: 'Shop page', href: '/shop' },
    ],
  ],
  [
    'Call +27 11 555 0134, or write to a.b@c.example.',
    [
      { text: '+27 11 555 0134', href: 'tel:+27115550134' },
      { text: 'a.b@c.example', href: 'mailto:a.b@c.example' },
    ],
  ],
  ['At https://x.example/a?b=1).', [{ text: 'https://x.example/a?b=1', href: 'https://x.example/a?b=1' }]],
  ['Childline South Africa on 116, day and night.', [{ text: '116', href: 'tel:116' }]],
  ['116 members at 116 Main Road', []],
  ['javascript:alert(1) and R650 in 12 weeks', []],
  ['06:00-21:00 on 16 April 2027', []],
])('%p', (text, links) => {
  const parts = linkParts(text, pages);
  expect(parts.filter(({ href }) => href !== undefined)).toEqual(links);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

it.each(['a', '@', '+1 ', 'a@b.', 'https://', 'Shop page ', '1 '])(
  'an answer full of %p costs time in proportion to its length',
  (part) => {
    expect(growsInProportion(part, process, (text) => linkParts(text, pages))).toBe(true);
  },
);

it.each<[message: string, isSmallTalk: boolean]>([
  ['Thanks!', true],
  ['thank you', true],
  ['Baie dankie', true],
  ['ok', true],
  ['thanks, when is the next class', false],
  ['', false],
])('%p is small talk: %p', (message, isSmallTalk) => {
  expect(smallTalk(message) !== undefined).toBe(isSmallTalk);
});
