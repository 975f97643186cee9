import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiAnswer, ApiPath } from '#libs/contracts/api-calls';
import type { MobileAppScreen } from '#libs/contracts/mobile-app-paths';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { useUnreadCount } from '../../shared/unread-count';
import { useNow } from '../../shared/use-now';
import { authProvider, dataProvider, useUserId } from '../services';
import { useIsOnline } from '../use-is-online';
import { accountsLine, classesLine, coursesLine, faqLine, unreadLine } from './tile-words';

/**
 * What is known of each tool, asked for one by one; undefined where it is not known. Visitors are asked nothing that
 * only staff may: the lists of the site and its calendar are public, and messages and accounts wait for a session.
 * Without a network nothing is asked.
 */
export function useTileLines(): Record<MobileAppScreen, string | undefined> {
  const userId = useUserId();
  const now = new Date(useNow());
  const unread = useUnreadCount();
  const isOnline = useIsOnline();
  const { data: faqs } = useQuery(publicList('/api/faqs/active', isOnline));
  const today = isoDate(readSchoolClock(now).date);
  const { data: days } = useQuery(publicList('/api/class-calendar', isOnline, `?from=${today}&to=${today}`));
  const { data: courses } = useQuery(publicList('/api/beginner-courses', isOnline));
  const { data: accounts } = useQuery({
    queryKey: ['landing', 'accounts', userId],
    queryFn: countAccounts,
    enabled: isOnline && userId !== null,
    retry: false,
  });
  return {
    messages: unread === undefined ? undefined : unreadLine(unread),
    faq: faqs && faqLine(faqs.length),
    schedule: days?.[0] && classesLine(days[0]),
    courses: courses && coursesLine(courses, now),
    users: accounts === undefined ? undefined : accountsLine(accounts),
  };
}

function publicList<Path extends ApiPath<'get'>>(path: Path, isOnline: boolean, search = '') {
  return {
    enabled: isOnline,
    queryKey: ['landing', path, search],
    queryFn: async ({ signal }) => {
      const answer = await fetch(path + search, { headers: { Accept: 'application/json' }, signal });
      if (!answer.ok) throw Object.assign(new Error(`${path} answered ${answer.status}.`), { status: answer.status });
      return (await answer.json()) as ApiAnswer<'get', Path>;
    },
  } satisfies UseQueryOptions<ApiAnswer<'get', Path>>;
}

/** A refusal ends the session here, as it does in the tools. */
async function countAccounts(): Promise<number> {
  try {
    const { total = 0 } = await dataProvider.getList('users', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    return total;
  } catch (error) {
    await authProvider.checkError(error as { status?: number }).catch(() => undefined);
    throw error;
  }
}
