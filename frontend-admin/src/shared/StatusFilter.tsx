import { YesNoFilter } from './YesNoFilter';

interface StatusFilterProps {
  /** The filter bar tells its inputs apart by this; always isActive. */
  source: 'isActive';
}

/** Active, inactive or both. */
export function StatusFilter({ source }: StatusFilterProps) {
  return <YesNoFilter source={source} label="By status" words={['Active', 'Inactive']} />;
}
