import { corporateClientsAliases, paths } from '../paths';
import { isCurrent, mainNavigation } from './navigation';

test.each<[string, string | undefined]>([
  [paths.home, 'Home'],
  [paths.selfDefence, 'Self Defence'],
  [paths.medical, 'Self Defence'],
  [paths.teenProgram, 'Kids Classes'],
  [paths.cart, 'Shop'],
  [paths.orderSuccess, 'Shop'],
  ...corporateClientsAliases.map((alias): [string, string] => [alias, 'Corporate Clients']),
  [paths.membership, undefined],
  ['/shopping', undefined],
])('%s is marked as %s', (pathname, label) => {
  expect(mainNavigation.filter((entry) => isCurrent(entry, pathname)).map((entry) => entry.label)).toEqual(
    label ? [label] : [],
  );
});
