import { FormControlLabel, Radio, RadioGroup, styled, Typography } from '@mui/material';
import { useId } from 'react';
import type { CorporateClientField } from '#libs/contracts/corporate-client';
import { Picture } from '../../../shared/image/Picture';
import { Column, Columns, LongText } from '../../../shared/layout-parts';
import { type ClientField, fieldLabel, fieldWords } from './merge-words';

export interface FieldChoicesProps {
  fields: readonly ClientField[];
  /** Of which fields the value of the client that goes is taken. */
  taken: ReadonlySet<CorporateClientField>;
  onChoose: (field: CorporateClientField, isTaken: boolean) => void;
}

/** What the two clients say otherwise, side by side; on a phone below each other. */
export function FieldChoices({ fields, taken, onChoose }: FieldChoicesProps) {
  return (
    <Column gap={2}>
      {fields.map((field) => (
        <FieldChoice
          key={field.field}
          {...field}
          isTaken={taken.has(field.field)}
          onChoose={(isTaken) => onChoose(field.field, isTaken)}
        />
      ))}
    </Column>
  );
}

function FieldChoice({
  field,
  kept,
  merged,
  isTaken,
  onChoose,
}: ClientField & { isTaken: boolean; onChoose: (isTaken: boolean) => void }) {
  const labelId = useId();
  return (
    <Column gap={0.5}>
      <Typography id={labelId} variant="medium">
        {fieldLabel(field)}
      </Typography>
      <RadioGroup
        aria-labelledby={labelId}
        name={`merge-${field}`}
        value={isTaken ? 'merged' : 'kept'}
        onChange={(_event, side) => onChoose(side === 'merged')}
      >
        <Columns gap={1}>
          <Side
            value="kept"
            control={<Radio size="small" />}
            label={<FieldValue field={field} value={kept} of="kept" />}
          />
          <Side
            value="merged"
            control={<Radio size="small" />}
            label={<FieldValue field={field} value={merged} of="merged" />}
          />
        </Columns>
      </RadioGroup>
    </Column>
  );
}

const SIDE_WORDS = { kept: 'From the client to keep', merged: 'From the client to remove' };

function FieldValue({ field, value, of }: { field: CorporateClientField; value: unknown; of: 'kept' | 'merged' }) {
  return (
    <>
      <Typography variant="caption" component="span">
        {SIDE_WORDS[of]}
      </Typography>
      {field === 'logoUrl' && typeof value === 'string' ? (
        <Picture src={value} widthPx={84} heightPx={44} fit="contain">
          Logo
        </Picture>
      ) : (
        <LongText lines={6}>{fieldWords(field, value)}</LongText>
      )}
    </>
  );
}

const Side = styled(FormControlLabel)(({ theme }) => ({
  alignItems: 'flex-start',
  margin: 0,
  minWidth: 0,
  padding: theme.spacing(1, 1.5, 1, 0.5),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  '&:has(input:checked)': { borderColor: theme.palette.primary.main },
  '& .MuiFormControlLabel-label': { minWidth: 0, flex: 1 },
}));
