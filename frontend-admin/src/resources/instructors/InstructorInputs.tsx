import { Box } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';
import { INSTRUCTOR_PHOTO_RULES } from '#libs/contracts/image';
import { INSTRUCTOR_RULES as RULES, INSTRUCTOR_SORT_ORDER_WITHOUT } from '#libs/contracts/instructor';
import { ImageInput } from '../../shared/image/ImageInput';
import { useToast } from '../../shared/use-toast';
import { ExpertiseInput } from './ExpertiseInput';

export function InstructorInputs() {
  const toast = useToast();
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' } }}
      >
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
      </Box>
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
        hint="PNG, JPG or WebP under 10MB. It is shrunk to 800 pixels."
        onTaken={() => toast.done('Image uploaded and compressed successfully')}
      />
      <NumberInput
        source="sortOrder"
        label="Sort order"
        min={0}
        step={1}
        helperText={`Lower first, 0 before all. Empty means ${INSTRUCTOR_SORT_ORDER_WITHOUT}: after all who have a place.`}
        sx={{ maxWidth: { sm: 320 } }}
      />
    </>
  );
}
