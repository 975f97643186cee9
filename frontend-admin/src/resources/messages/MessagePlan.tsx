import { MenuItem } from '@mui/material';
import type { ContactMessage, PlanMessageDto } from '#libs/contracts/generated/api';
import { followUpPresets, isFollowUpDue } from '#libs/domain/contact-follow-up';
import { Assignment } from '../../shared/Assignment';
import { DropdownButton } from '../../shared/DropdownButton';
import { ClockIcon } from '../../shared/icons';
import { Row } from '../../shared/layout-parts';
import { schoolMoment } from '../../shared/school-moment';
import { useDialog } from '../../shared/use-dialog';
import { useNow } from '../../shared/use-now';
import { FollowUpDialog } from './FollowUpDialog';

interface MessagePlanProps {
  message: ContactMessage;
  onPlan: (change: PlanMessageDto) => void;
}

/** Who sees to a message and when staff come back to it, each one press away from another choice. */
export function MessagePlan({ message, onPlan }: MessagePlanProps) {
  return (
    <Row gap={1} wrap role="group" aria-label="Assignment and follow-up">
      <Assignment
        assignedTo={message.assignedTo}
        of="Assign the message"
        onAssign={(assignedTo) => onPlan({ assignedTo })}
      />
      <FollowUp followUpAt={message.followUpAt} onPlan={onPlan} />
    </Row>
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
      <DropdownButton icon={<ClockIcon />} word={words} of="Set the follow-up" isUrgent={isDue}>
        {(choose) => [
          ...followUpPresets(new Date(now)).map((preset) => (
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
      </DropdownButton>
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
