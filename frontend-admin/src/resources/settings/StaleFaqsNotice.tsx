import { useQuery } from '@tanstack/react-query';
import { Alert, Link } from '@mui/material';
import { useDataProvider, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Faq, HoursSettings, PriceSettings } from '#libs/contracts/generated/api';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { faqsThatStillSay, oldAmounts, oldTimes } from '#libs/domain/stale-faqs';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import type { SchoolDataProvider } from '../../data-provider';
import { SectionBody } from './SectionForm';
import { settingsKey } from '../../shared/settings/settings-key';
import { staleFaqsPath, staleFaqsWords } from './settings-words';

/** A section of which FAQs often say something, as it was and as it was saved. */
export type FollowedChange =
  | { section: 'prices'; before: PriceSettings; after: PriceSettings }
  | { section: 'hours'; before: HoursSettings; after: HoursSettings };

/** Says, once prices or hours were saved, which FAQs in the staff's own words still say the old ones. */
export function StaleFaqsNotice({ change }: { change: FollowedChange }) {
  const { section, before, after } = change;
  const old = section === 'prices' ? oldAmounts(before, after) : oldTimes(before, after);
  // Read anew: the save has changed those that follow.
  const { data = [], isFetching } = useGetList<Faq>(
    'faq',
    {
      pagination: { page: 1, perPage: MAX_RANGE_LENGTH },
      sort: { field: 'id', order: 'ASC' },
      filter: { isActive: true },
    },
    { enabled: old.length > 0, staleTime: 0 },
  );
  const builtIn = useBuiltIn(change);
  const { faqs, words } = faqsThatStillSay(isFetching ? [] : data, old, builtIn ?? []);
  return (
    <div role="status">
      {builtIn && faqs.length > 0 && (
        <SectionBody>
          <Alert severity="warning">
            {staleFaqsWords(faqs.length, words)}{' '}
            <Link component={RouterLink} to={staleFaqsPath(faqs, words)}>
              FAQ Management
            </Link>
          </Alert>
        </SectionBody>
      )}
    </div>
  );
}

/** The built-in FAQs as they are from now on; undefined until the other sections that they name are known. */
function useBuiltIn({ section, after }: FollowedChange) {
  const api = useDataProvider<SchoolDataProvider>();
  const contact = useQuery({ queryKey: settingsKey('contact'), queryFn: () => api.readSettings('contact') }).data;
  const hours = useQuery({ queryKey: settingsKey('hours'), queryFn: () => api.readSettings('hours') }).data;
  const prices = useQuery({ queryKey: settingsKey('prices'), queryFn: () => api.readSettings('prices') }).data;
  return contact && hours && prices ? builtInFaqs({ contact, hours, prices, [section]: after }) : undefined;
}
