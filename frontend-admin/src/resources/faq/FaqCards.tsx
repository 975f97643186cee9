import { Box } from '@mui/material';
import type { Faq } from '#libs/contracts/faq';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { CardList } from '../../shared/CardList';
import { DeleteAction } from '../../shared/DeleteAction';
import { EditAction } from '../../shared/EditAction';
import { RecordLink } from '../../shared/RecordLink';
import { sentenceCase } from '../../shared/record-words';
import { FAQ_WORDS } from './faq-words';

export function FaqCards() {
  return (
    <CardList<Faq>
      isDimmed={(record) => !record.isActive}
      render={(record) => (
        <>
          <RecordLink>{record.question}</RecordLink>
          <Box
            sx={{
              color: 'text.secondary',
              fontSize: 13,
              display: '-webkit-box',
              WebkitLineClamp: 3,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              overflowWrap: 'anywhere',
            }}
          >
            {record.answer}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, fontSize: 13, color: 'text.secondary' }}>{sentenceCase(record.category)}</Box>
            <ActiveSwitch words={FAQ_WORDS} />
            <EditAction />
            <DeleteAction words={FAQ_WORDS} />
          </Box>
        </>
      )}
    />
  );
}
