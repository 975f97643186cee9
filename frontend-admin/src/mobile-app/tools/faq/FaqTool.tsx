import { Box, Chip, ButtonBase } from '@mui/material';
import { useId, useState } from 'react';
import { FAQ_CATEGORIES, FAQ_DEFAULTS } from '#libs/contracts/faq';
import type { Faq } from '#libs/contracts/generated/api';
import { color, radius } from '#libs/design/tokens';
import { FaqInputs } from '../../../resources/faq/FaqInputs';
import { FAQ_WORDS } from '../../../resources/faq/faq-words';
import { validateFaq } from '../../../resources/faq/validate-faq';
import { ActiveSwitch } from '../../../shared/ActiveSwitch';
import { DeleteAction } from '../../../shared/DeleteAction';
import { EditAction } from '../../../shared/EditAction';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { RecordForm } from '../../../shared/RecordForm';
import { NextIcon } from '../../../shared/icons';
import { sentenceCase } from '../../../shared/record-words';
import { FormSheet } from '../records/FormSheet';
import { ListBody } from '../records/ListBody';
import { MoreButton } from '../records/MoreButton';
import { RecordTool } from '../records/RecordTool';
import { SearchField } from '../records/SearchField';
import { Tiles, Tile } from '../records/Tile';
import { useSearchedRecords } from '../records/use-searched-records';

const RESOURCE = 'faq';
const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;
const FILTERS = ['category'];

/** Questions and answers, searched and by category; each opens where it stands. */
export function FaqTool() {
  const { query, rows, asked, ask, onShowAll, more } = useSearchedRecords<Faq>(RESOURCE, NEWEST_FIRST, FILTERS);
  return (
    <RecordTool
      resource={RESOURCE}
      screen="faq"
      title="FAQ"
      words={FAQ_WORDS}
      nameOf={({ question }: Faq) => question}
      query={query}
      form={<FaqForm />}
    >
      <Box role="search" sx={{ display: 'grid', gap: 1.5, mt: 2, mb: 2 }}>
        <SearchField label="Search" value={asked['q'] ?? ''} onSearch={(q) => ask({ q })} />
        <CategoryChips shown={asked['category']} onShow={(category) => ask({ category })} />
      </Box>
      <ListBody resource={RESOURCE} words={FAQ_WORDS} query={query} rows={rows} onShowAll={onShowAll}>
        {(faqs) => (
          <>
            <Tiles label="FAQs">
              {faqs.map((faq) => (
                <FaqTile key={faq.id} faq={faq} />
              ))}
            </Tiles>
            <MoreButton more={more} />
          </>
        )}
      </ListBody>
    </RecordTool>
  );
}

interface CategoryChipsProps {
  /** Undefined: all of them. */
  shown: string | undefined;
  onShow: (category: string | undefined) => void;
}

/** One category, or all; they wrap rather than scroll out of sight. */
function CategoryChips({ shown, onShow }: CategoryChipsProps) {
  return (
    <Box role="group" aria-label="Category" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {[undefined, ...FAQ_CATEGORIES].map((category) => (
        <Chip
          key={category ?? ''}
          label={category === undefined ? 'All' : sentenceCase(category)}
          aria-pressed={category === shown}
          color={category === shown ? 'primary' : 'default'}
          variant={category === shown ? 'filled' : 'outlined'}
          onClick={() => onShow(category)}
          sx={{ height: 44, minWidth: 44, borderRadius: '22px', fontSize: 15, fontWeight: 550 }}
        />
      ))}
    </Box>
  );
}

function FaqForm() {
  return (
    <RecordForm resource="faq" words={FAQ_WORDS} defaults={{ ...FAQ_DEFAULTS }} validate={validateFaq} sheet={FaqSheet}>
      <FaqInputs />
    </RecordForm>
  );
}

function FaqSheet(props: FormDialogProps) {
  return <FormSheet {...props} actions={<DeleteAction words={FAQ_WORDS} isOfForm />} />;
}

/** A question; a tap opens its answer and what can be done with it. */
function FaqTile({ faq }: { faq: Faq }) {
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
