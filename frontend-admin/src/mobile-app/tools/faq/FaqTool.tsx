import { ButtonBase, Chip, styled, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { FAQ_CATEGORIES } from '#libs/contracts/faq';
import type { Faq } from '#libs/contracts/generated/api';
import { color, radius } from '#libs/design/tokens';
import { FaqInputs } from '../../../resources/faq/FaqInputs';
import { FAQ_RULES, FAQ_WORDS } from '../../../resources/faq/faq-words';
import { ActiveSwitch } from '../../../shared/ActiveSwitch';
import { DeleteAction, EditAction } from '../../../shared/RecordActions';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { RecordForm } from '../../../shared/RecordForm';
import { NextIcon } from '../../../shared/icons';
import { Grow } from '../../../shared/layout-parts';
import { sentenceCase } from '../../../shared/record-words';
import { FormSheet } from '../records/FormSheet';
import { ListBody, MoreButton } from '../records/ListBody';
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
      <Search role="search">
        <SearchField label="Search" value={asked['q'] ?? ''} onSearch={(q) => ask({ q })} />
        <CategoryChips shown={asked['category']} onShow={(category) => ask({ category })} />
      </Search>
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

/** One category, or all; in one row that moves sideways, so that the first questions are in sight. */
function CategoryChips({ shown, onShow }: CategoryChipsProps) {
  return (
    <Chips role="group" aria-label="Category">
      {[undefined, ...FAQ_CATEGORIES].map((category) => (
        <CategoryChip
          key={category ?? ''}
          label={category === undefined ? 'All' : sentenceCase(category)}
          aria-pressed={category === shown}
          color={category === shown ? 'primary' : 'default'}
          variant={category === shown ? 'filled' : 'outlined'}
          onClick={() => onShow(category)}
        />
      ))}
    </Chips>
  );
}

function FaqForm() {
  return (
    <RecordForm resource="faq" words={FAQ_WORDS} {...FAQ_RULES} sheet={FaqSheet}>
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
      <QuestionButton aria-expanded={isOpen} aria-controls={answerId} onClick={() => setOpen(!isOpen)}>
        <Question>
          <Typography variant="sectionTitle" component="span">
            {question}
          </Typography>
          <Typography variant="caption" component="span">
            {sentenceCase(category)}
            {!isActive && ', Inactive'}
          </Typography>
        </Question>
        <NextIcon />
      </QuestionButton>
      <AnswerFrame id={answerId} hidden={!isOpen}>
        <Answer>{answer}</Answer>
        <Actions>
          <Grow>
            <ActiveSwitch words={FAQ_WORDS} />
          </Grow>
          <EditAction />
          <DeleteAction words={FAQ_WORDS} />
        </Actions>
      </AnswerFrame>
    </Tile>
  );
}

const Search = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  marginBottom: theme.spacing(2),
}));

/** As wide as the screen, so that the row is seen to go on. */
const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
}));

const CategoryChip = styled(Chip)(({ theme }) => ({
  ...theme.typography.lead,
  height: 44,
  minWidth: 44,
  borderRadius: radius.full,
  fontWeight: 550,
}));

const QuestionButton = styled(ButtonBase)(({ theme }) => ({
  margin: theme.spacing(-2),
  padding: theme.spacing(2),
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: theme.spacing(1),
  alignItems: 'center',
  textAlign: 'left',
  fontFamily: 'inherit',
  borderRadius: radius.lg,
  '& > svg': { color: color.muted, transform: 'rotate(90deg)' },
  '&[aria-expanded=true] > svg': { transform: 'rotate(-90deg)' },
}));

const Question = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  overflowWrap: 'anywhere',
}));

const AnswerFrame = styled('div')(({ theme }) => ({ marginTop: theme.spacing(1.5) }));

const Answer = styled('div')({ color: color.text, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  marginTop: theme.spacing(1),
  marginBottom: theme.spacing(-1),
  marginRight: theme.spacing(-1),
}));
