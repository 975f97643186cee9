import { Button, MenuItem } from '@mui/material';
import { DropdownButton } from './DropdownButton';
import { PersonIcon } from './icons';
import { useFocusFallback } from './use-focus-fallback';
import { assigneeName, useMyId, useStaff } from './use-staff';

interface AssignmentProps {
  /** The id of a member of staff; null: nobody. */
  assignedTo: number | null;
  /** What a press is for: "Assign the message". */
  of: string;
  onAssign: (assignedTo: number | null) => void;
}

/** Who of the staff sees to it, one press away from anybody else. */
export function Assignment({ assignedTo, of, onAssign }: AssignmentProps) {
  const staff = useStaff();
  const myId = useMyId();
  const choices = staff.filter(({ id, isActive }) => isActive && id !== myId);
  return (
    <>
      <DropdownButton
        icon={<PersonIcon />}
        word={assignedTo === null ? 'Unassigned' : `Assigned: ${assigneeName(assignedTo, staff, myId)}`}
        of={of}
      >
        {(choose) => [
          myId !== undefined && (
            <MenuItem key="me" selected={assignedTo === myId} onClick={choose(() => onAssign(myId))}>
              Me
            </MenuItem>
          ),
          ...choices.map(({ id, name }) => (
            <MenuItem key={id} selected={id === assignedTo} onClick={choose(() => onAssign(id))}>
              {name}
            </MenuItem>
          )),
          <MenuItem key="nobody" selected={assignedTo === null} onClick={choose(() => onAssign(null))}>
            Nobody
          </MenuItem>,
        ]}
      </DropdownButton>
      {myId !== undefined && assignedTo !== myId && <AssignToMe onPress={() => onAssign(myId)} />}
    </>
  );
}

/** It goes once it has been pressed; the button before it says then whose the record is. */
function AssignToMe({ onPress }: { onPress: () => void }) {
  const button = useFocusFallback<HTMLButtonElement>((shown) => [shown.previousElementSibling]);
  return (
    <Button ref={button} size="small" color="inherit" onClick={onPress}>
      Assign to me
    </Button>
  );
}
