import { Box } from '@mui/material';
import { Moment } from '../../shared/Moment';
import { usePalette } from '../../shared/use-palette';
import { wholeRow, wholeRowSx } from '../../shared/whole-row';
import { useInbox } from './inbox-context';
import { MessageActions } from './MessageActions';
import { MessageLink, MessageTick, StatusOf } from './message-parts';
import { isUnread } from './message-words';

/** The messages where the table does not fit. */
export function MessageCards() {
  const { rows, openId } = useInbox();
  const palette = usePalette();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((message) => {
        const isOpen = message.id === openId;
        return (
          <Box
            component="li"
            key={message.id}
            data-message={message.id}
            {...wholeRow}
            sx={{
              ...wholeRowSx,
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0,1fr)',
              alignItems: 'start',
              gap: 0.5,
              px: 1.25,
              py: 1,
              borderTop: `1px solid ${palette.rowLine}`,
              ...(isOpen && {
                '&&, &&:hover': { backgroundColor: palette.accentSoft },
                boxShadow: `inset 3px 0 0 ${palette.accentText}`,
              }),
            }}
          >
            <MessageTick message={message} />
            <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0, pt: 0.75 }}>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
                <Box sx={{ fontWeight: isUnread(message) ? 650 : 400, overflowWrap: 'anywhere' }}>
                  {message.fullName}
                </Box>
                <StatusOf message={message} />
              </Box>
              <MessageLink message={message} />
              <Box
                sx={{
                  color: isOpen ? 'text.primary' : 'text.secondary',
                  fontSize: 13,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                {message.message}
              </Box>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontSize: 13 }}>
                <Moment at={message.archiveDate ?? message.createdAt} />
                <MessageActions message={message} hasView={openId === undefined} />
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
