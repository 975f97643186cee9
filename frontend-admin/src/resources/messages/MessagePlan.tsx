import { Button, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { ContactMessage, PlanMessageDto } from '#libs/contracts/generated/api';
import { followUpPresets, isFollowUpDue } from '#libs/domain/contact-follow-up';
import { school } from '#libs/school/school';
import { ClockIcon, PersonIcon } from '../../shared/icons';
import { Row } from '../../shared/layout-parts';
import { schoolMoment } from '../../shared/school-moment';
import { useDialog } from '../../shared/use-dialog';
import { useNow } from '../../shared/use-now';
import { FollowUpDialog } from './FollowUpDialog';
import { assigneeName, useMyId, useStaff } from './use-staff';

interface MessagePlanProps {
  message: ContactMessage;
  onPlan: (change: PlanMessageDto) => void;
}

/** Who sees to a message and when staff come back to it, each one press away from another choice. */
export function MessagePlan({ message, onPlan }: MessagePlanProps) {
  return (
    <Row gap={1} wrap role="group" aria-label="Assignment and follow-up">
      <Assignment assignedTo={message.assignedTo} onPlan={onPlan} />
      <FollowUp followUpAt={message.followUpAt} onPlan={onPlan} />
    </Row>
  );
}

function Assignment({ assignedTo, onPlan }: Pick<ContactMessage, 'assignedTo'> & Pick<MessagePlanProps, 'onPlan'>) {
  const staff = useStaff();
  const myId = useMyId();
  const choices = staff.filter(({ id, isActive }) => isActive && id !== myId);
  return (
    <>
      <Chooser
        icon={<PersonIcon />}
        word={assignedTo === null ? 'Unassigned' : `Assigned: ${assigneeName(assignedTo, staff, myId)}`}
        of="Assign the message"
      >
        {(choose) => [
          myId !== undefined && (
            <MenuItem key="me" selected={assignedTo === myId} onClick={choose(() => onPlan({ assignedTo: myId }))}>
              Me
            </MenuItem>
          ),
          ...choices.map(({ id, name }) => (
            <MenuItem key={id} selected={id === assignedTo} onClick={choose(() => onPlan({ assignedTo: id }))}>
              {name}
            </MenuItem>
          )),
          <MenuItem key="nobody" selected={assignedTo === null} onClick={choose(() => onPlan({ assignedTo: null }))}>
            Nobody
          </MenuItem>,
        ]}
      </Chooser>
      {myId !== undefined && assignedTo !== myId && (
        <Button size="small" color="inherit" onClick={() => onPlan({ assignedTo: myId })}>
          Assign to me
        </Button>
      )}
    </>
  );
}

function FollowUp({ followUpAt, onPlan }: Pick<ContactMessage, 'followUpAt'> & Pick<MessagePlanProps, 'onPlan'>) {
  const now = useNow();
  const dialog = useDialog('follow-up');
  const isDue = isFollowUpDue(followUpAt, now);
  const words =
    followUpAt === null ? 'Follow up' : `${isDue ? 'Follow-up due' : 'Follow up'}: ${schoolMoment(followUpAt)}`;
  return (
    <>
      <Chooser icon={<ClockIcon />} word={words} of="Set the follow-up" isUrgent={isDue}>
        {(choose) => [
          ...followUpPresets(new Date(now), school.timeZone).map((preset) => (
            <MenuItem key={preset.words} onClick={choose(() => onPlan({ followUpAt: preset.at }))}>
              {preset.words}
            </MenuItem>
          )),
          <MenuItem key="other" onClick={choose(() => dialog.open())}>
            Another time…
          </MenuItem>,
          followUpAt !== null && (
            <MenuItem key="none" onClick={choose(() => onPlan({ followUpAt: null }))}>
              No follow-up
            </MenuItem>
          ),
        ]}
      </Chooser>
      {dialog.isOpen && (
        <FollowUpDialog
          followUpAt={followUpAt}
          onClose={dialog.close}
          onChoose={(at) => {
            dialog.close();
            onPlan({ followUpAt: at });
          }}
        />
      )}
    </>
  );
}

interface ChooserProps {
  icon: ReactNode;
  /** How it stands now. */
  word: string;
  /** What a press on it is for. */
  of: string;
  isUrgent?: boolean;
  children: (choose: (act: () => void) => () => void) => ReactNode[];
}

/** A button that says how it stands, and offers the other choices. */
function Chooser({ icon, word, of, isUrgent = false, children }: ChooserProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={isUrgent ? 'warning' : 'inherit'}
        startIcon={icon}
        aria-haspopup="menu"
        aria-label={`${word}. ${of}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {word}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {children(choose)}
      </Menu>
    </>
  );
}
