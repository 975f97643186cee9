import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type SyntheticEvent, useId, useState } from 'react';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { momentAtSchool, wallMomentOf } from '#libs/domain/contact-follow-up';

interface FollowUpDialogProps {
  /** ISO 8601 */
  followUpAt: string | null;
  onChoose: (followUpAt: string) => void;
  onClose: () => void;
}

/** Any moment in the future, on the school's clock. */
export function FollowUpDialog({ followUpAt, onChoose, onClose }: FollowUpDialogProps) {
  const titleId = useId();
  const [wall, setWall] = useState(() => (followUpAt === null ? '' : wallMomentOf(followUpAt)));
  const [wasRefused, setRefused] = useState(false);
  const at = momentAtSchool(wall);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (at !== undefined && Date.parse(at) > Date.now()) onChoose(at);
    else setRefused(true);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>Follow up</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            type="datetime-local"
            label="Date and time at the school"
            value={wall}
            error={wasRefused}
            helperText={
              wasRefused
                ? CONTACT_RULES.followUpAt.past
                : 'The person assigned to this message is notified then. If no one is assigned, the school is notified.'
            }
            onChange={({ target }) => {
              setRefused(false);
              setWall(target.value);
            }}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained">
            Set follow-up
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
