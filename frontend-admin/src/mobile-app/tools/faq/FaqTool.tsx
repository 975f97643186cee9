import { Box } from '@mui/material';
import type { Faq } from '#libs/contracts/faq';
import { FAQ_WORDS } from '../../../resources/faq/faq-words';
import { ListBody } from '../records/ListBody';
import { MoreButton } from '../records/MoreButton';
import { RecordTool } from '../records/RecordTool';
import { SearchField } from '../records/SearchField';
import { Tiles } from '../records/Tile';
import { useSearchedRecords } from '../records/use-searched-records';
import { CategoryChips } from './CategoryChips';
import { FaqForm } from './FaqForm';
import { FaqTile } from './FaqTile';

const RESOURCE = 'faq';
const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;
const FILTERS = ['category'];

/** Questions and answers, searched and by category; each opens where it stands. */
export function FaqTool() {
  const { reading, rows, asked, ask, onShowAll, more } = useSearchedRecords<Faq>(RESOURCE, NEWEST_FIRST, FILTERS);
  return (
    <RecordTool
      resource={RESOURCE}
      screen="faq"
      title="FAQ"
      words={FAQ_WORDS}
      nameOf={({ question }: Faq) => question}
      reading={reading}
      form={<FaqForm />}
    >
      <Box role="search" sx={{ display: 'grid', gap: 1.5, mt: 2, mb: 2 }}>
        <SearchField label="Search" value={asked['q'] ?? ''} onSearch={(q) => ask({ q })} />
        <CategoryChips shown={asked['category']} onShow={(category) => ask({ category })} />
      </Box>
      <ListBody resource={RESOURCE} words={FAQ_WORDS} reading={reading} rows={rows} onShowAll={onShowAll}>
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
