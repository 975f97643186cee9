import { Button, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import type { ReplyTemplate } from '#libs/contracts/generated/api';
import { LongText } from '../../shared/layout-parts';
import { answerFrom, withTemplate } from './template-values';
import type { ShownMessage } from './response-way';

const MANY = { page: 1, perPage: 100 };
const FRESH_MS = 60_000;

interface TemplatePickerProps {
  message: ShownMessage;
  disabled: boolean;
  /** What is written of the answer. */
  begun: string;
  /** What it is with the one that was chosen, its variables filled in. */
  onPick: (text: string) => void;
  /** Called when the menu has closed after that: where the keyboard goes on. */
  onPicked?: () => void;
}

/** Answers that staff give often, one press away. Without any there is no button. */
export function TemplatePicker({ message, disabled, begun, onPick, onPicked }: TemplatePickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data = [] } = useGetList<ReplyTemplate>(
    'reply-templates',
    { pagination: MANY, sort: { field: 'title', order: 'ASC' } },
    { staleTime: FRESH_MS },
  );
  const isPicked = useRef(false);
  if (data.length === 0) return null;

  /** The menu gives the focus back to its button; one goes on with what it wrote. */
  function goOn(): void {
    if (isPicked.current) onPicked?.();
    isPicked.current = false;
  }

  const answerOf = ({ text }: ReplyTemplate) => answerFrom(text, message, window.location.origin);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Template
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ transition: { onExited: goOn } }}
      >
        {data.map((template) => (
          <MenuItem
            key={template.id}
            onClick={() => {
              setAnchor(null);
              isPicked.current = true;
              onPick(withTemplate(begun, answerOf(template), data.map(answerOf)));
            }}
          >
            <LongText>{template.title}</LongText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
