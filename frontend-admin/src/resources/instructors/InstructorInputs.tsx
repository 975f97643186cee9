import { TextField, styled } from '@mui/material';
import { useState } from 'react';
import { NumberInput, TextInput, useInput, ValidationError } from 'react-admin';
import { INSTRUCTOR_PHOTO_RULES } from '#libs/contracts/image';
import { INSTRUCTOR_RULES as RULES, parseExpertise } from '#libs/contracts/instructor';
import { ImageInput } from '../../shared/image/ImageInput';
import { Column, Columns, Row } from '../../shared/layout-parts';
import { radius } from '#libs/design/tokens';

const PLACE_HELP = 'Lower numbers appear first. Leave blank to list last.';

export function InstructorInputs() {
  return (
    <>
      <Columns gap={2}>
        <TextInput
          source="name"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.name.maxLength, 'aria-required': true } }}
        />
        <TextInput
          source="role"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: RULES.role.maxLength, 'aria-required': true } }}
        />
      </Columns>
      <TextInput
        source="bio"
        multiline
        minRows={4}
        maxRows={14}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: RULES.bio.maxLength, 'aria-required': true } }}
      />
      <ExpertiseInput />
      <ImageInput
        source="image"
        label="Photo"
        rules={INSTRUCTOR_PHOTO_RULES}
        fit="cover"
        hint="PNG, JPG or WebP under 10MB. Larger images are resized to 800 pixels."
        taken="Image uploaded and compressed successfully"
      />
      <NumberInput
        source="sortOrder"
        label="Sort order"
        min={0}
        step={1}
        helperText={PLACE_HELP}
        sx={{ maxWidth: { sm: 320 } }}
      />
    </>
  );
}

/** Areas of expertise as one text with commas, and the badges that it makes. The form holds the list. */
function ExpertiseInput() {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
    id,
  } = useInput<unknown>({ source: 'expertise', format: (list: unknown) => list, parse: (list: unknown) => list });
  const areas = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState(() => areas.join(', '));
  // A kept draft that comes back fills the form from outside.
  const shown = parseExpertise(typed).join() === areas.join() ? typed : areas.join(', ');
  return (
    <Column gap={1}>
      <TextField
        id={id}
        name="expertise"
        inputRef={ref}
        label="Expertise (optional)"
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(parseExpertise(event.target.value));
        }}
        onBlur={onBlur}
        error={error !== undefined}
        helperText={
          error?.message === undefined ? (
            'Separate areas with commas: Krav Maga, Firearms'
          ) : (
            <ValidationError error={error.message} />
          )
        }
      />
      <ExpertiseBadges areas={areas} />
    </Column>
  );
}

export function ExpertiseBadges({ areas }: { areas: readonly string[] }) {
  if (areas.length === 0) return null;
  return (
    <Row aria-label="Expertise" gap={0.75} wrap as="ul">
      {[...new Set(areas)].map((area) => (
        <Badge key={area}>{area}</Badge>
      ))}
    </Row>
  );
}

const Badge = styled('li')(({ theme }) => ({
  ...theme.typography.fine,
  padding: theme.spacing(0.25, 1),
  borderRadius: radius.sm,
  color: theme.palette.badge.neutral[0],
  backgroundColor: theme.palette.badge.neutral[1],
  fontWeight: 550,
  overflowWrap: 'anywhere',
}));
