import { SelectInput } from 'react-admin';

interface YesNoFilterProps {
  source: string;
  label: string;
  /** What the records are called that have it, and those that do not. */
  words: readonly [yes: string, no: string];
}

/** Those that have something, those that do not, or both. The filter itself holds true or false. */
export function YesNoFilter({ source, label, words: [yes, no] }: YesNoFilterProps) {
  return (
    <SelectInput
      source={source}
      label={label}
      choices={[
        { id: 'true', name: yes },
        { id: 'false', name: no },
      ]}
      helperText={false}
      format={(value?: boolean | null) => (typeof value === 'boolean' ? String(value) : '')}
      parse={(value: string) => (value === '' ? null : value === 'true')}
    />
  );
}
