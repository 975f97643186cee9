import { boxing } from './boxing';
import { kidsClasses } from './kids-classes';
import type { Overview } from './overview';
import { selfDefence } from './self-defence';

export const overviews: readonly Overview[] = [selfDefence, kidsClasses, boxing];
