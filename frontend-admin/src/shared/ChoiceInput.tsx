import { SelectInput, type SelectInputProps } from 'react-admin';
import { sentenceCase } from './record-words';

interface ChoiceInputProps extends Pick<SelectInputProps, 'format' | 'parse' | 'onChange' | 'helperText'> {
  source: string;
  label: string;
  choices: readonly Choice[];
}

/** A select that always holds one of its choices: there is none to empty it. */
export function ChoiceInput({ source, label, choices, ...rest }: ChoiceInputProps) {
  // As an element, because a text would get the star of a required field, which no other field here has.
  return (
    <SelectInput
      source={source}
      label={<span>{label}</span>}
      choices={[...choices]}
      isRequired
      helperText={false}
      {...rest}
    />
  );
}

export interface Choice {
  id: string;
  name: string;
}

/** The choices of a select, from the words that cross the wire. */
export function choicesOf(values: readonly string[]): Choice[] {
  return values.map((value) => ({ id: value, name: sentenceCase(value) }));
}
