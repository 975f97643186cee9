import { demonstration } from '#libs/school/demonstration';
import { effectiveFacts, type OwnFacts, ownFacts } from '#libs/school/facts';

const { basic, standard, premium } = demonstration.prices.membership;
const { street, ...place } = demonstration.contact.address;

test.each<[string, OwnFacts, OwnFacts]>([
  ['nothing', {}, {}],
  ['a section that says nothing', { contact: {} }, {}],
  ['what was put back', { contact: { name: demonstration.contact.name }, shop: { maxPerProduct: 10 } }, {}],
  [
    'its fields in another order',
    { contact: { address: { ...place, street } }, prices: { membership: { premium, standard, basic } } },
    {},
  ],
  [
    'what differs beside it',
    { contact: { name: 'Thunder', email: demonstration.contact.email }, hours: { Monday: null } },
    { contact: { name: 'Thunder' }, hours: { Monday: null } },
  ],
  [
    'one phone more',
    { contact: { phones: [...demonstration.contact.phones, { label: 'Kids', number: '+27115550200' }] } },
    { contact: { phones: [...demonstration.contact.phones, { label: 'Kids', number: '+27115550200' }] } },
  ],
])('of %s remains what the school says itself', (_what, said, own) => {
  expect(ownFacts(said)).toEqual(own);
  expect(effectiveFacts(ownFacts(said))).toEqual(effectiveFacts(said));
});
