import { SelectInput } from 'react-admin';

const CHOICES = [
  { id: 'true', name: 'Active' },
  { id: 'false', name: 'Inactive' },
];

interface StatusFilterProps {
  /** The filter bar tells its inputs apart by this; always isActive. */
  source: 'isActive';
}

/** Active, inactive or both. The filter itself holds true or false. */
export function StatusFilter({ source }: StatusFilterProps) {
  return (
    <SelectInput
      source={source}
      label="By status"
      choices={CHOICES}
      helperText={false}
      format={(value?: boolean | null) => (typeof value === 'boolean' ? String(value) : '')}
      parse={(value: string) => (value === '' ? null : value === 'true')}
    />
  );
}
