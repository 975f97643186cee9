import { styled } from '@mui/material';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { FAQ_CATEGORIES, FAQ_RULES } from '#libs/contracts/faq';
import { FaqEffect } from './FaqEffect';
import { choicesOf } from '../../shared/ChoiceInput';

export function FaqInputs() {
  return (
    <>
      <Fields>
        <TextInput
          source="question"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: FAQ_RULES.question.maxLength, 'aria-required': true } }}
        />
        <SelectInput source="category" choices={choicesOf(FAQ_CATEGORIES)} helperText={false} />
      </Fields>
      <TextInput
        source="answer"
        multiline
        minRows={3}
        maxRows={14}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: FAQ_RULES.answer.maxLength, 'aria-required': true } }}
      />
      <BooleanInput source="isActive" label="Active" helperText={false} />
      <FaqEffect />
    </>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0,1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0,1fr) 200px' },
}));
