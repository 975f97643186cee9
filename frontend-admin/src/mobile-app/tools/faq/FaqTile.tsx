import { Box, ButtonBase } from '@mui/material';
import { useId, useState } from 'react';
import type { Faq } from '#libs/contracts/faq';
import { color, radius } from '#libs/design/tokens';
import { FAQ_WORDS } from '../../../resources/faq/faq-words';
import { ActiveSwitch } from '../../../shared/ActiveSwitch';
import { DeleteAction } from '../../../shared/DeleteAction';
import { EditAction } from '../../../shared/EditAction';
import { NextIcon } from '../../../shared/icons';
import { sentenceCase } from '../../../shared/record-words';
import { Tile } from '../records/Tile';

/** A question; a tap opens its answer and what can be done with it. */
export function FaqTile({ faq }: { faq: Faq }) {
  const [isOpen, setOpen] = useState(false);
  const answerId = useId();
  const { question, answer, category, isActive } = faq;
  return (
    <Tile record={faq} isDimmed={!isActive}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={answerId}
        onClick={() => setOpen(!isOpen)}
        sx={{
          m: -2,
          p: 2,
          display: 'grid',
          gridTemplateColumns: 'minmax(0,1fr) auto',
          gap: 1,
          alignItems: 'center',
          textAlign: 'left',
          fontFamily: 'inherit',
          borderRadius: `${radius.lg}px`,
        }}
      >
        <Box component="span" sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontSize: 16, fontWeight: 600 }}>
            {question}
          </Box>
          <Box component="span" sx={{ fontSize: 14.5, color: color.muted }}>
            {sentenceCase(category)}
            {!isActive && ', Inactive'}
          </Box>
        </Box>
        <NextIcon sx={{ color: color.muted, transform: isOpen ? 'rotate(-90deg)' : 'rotate(90deg)' }} />
      </ButtonBase>
      <Box id={answerId} hidden={!isOpen} sx={{ mt: 1.5 }}>
        <Box sx={{ color: color.text, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{answer}</Box>
        <Box sx={{ display: 'flex', alignItems: 'center', mt: 1, mb: -1, mr: -1 }}>
          <Box sx={{ flex: 1 }}>
            <ActiveSwitch words={FAQ_WORDS} />
          </Box>
          <EditAction />
          <DeleteAction words={FAQ_WORDS} />
        </Box>
      </Box>
    </Tile>
  );
}
