import { Box } from '@mui/material';
import { ClassActiveInput, ClassNameInput, ClassTimeInputs, InstructorInput, LevelInput } from './class-parts';

export function ClassInputs() {
  return (
    <>
      <ClassTimeInputs />
      <ClassNameInput />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' } }}
      >
        <LevelInput />
        <InstructorInput />
      </Box>
      <ClassActiveInput />
    </>
  );
}
