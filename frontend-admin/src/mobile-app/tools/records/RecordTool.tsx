import type { ReactNode } from 'react';
import { ResourceContextProvider, ResourceDefinitionContextProvider, type RaRecord } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { MobileAppScreen } from '#libs/contracts/mobile-app-paths';
import { FormPlaceContext, useFormMode } from '../../../shared/form-mode';
import type { RecordWords } from '../../../shared/record-words';
import type { Reading } from '../reading';
import { ToolScreen } from '../ToolScreen';
import { ADD_BUTTON_HEIGHT, AddButton } from './AddButton';
import { useSheetPlace } from './use-sheet-place';

interface RecordToolProps<Row extends RaRecord> {
  resource: AdminScreen;
  screen: MobileAppScreen;
  title: string;
  words: RecordWords;
  /** What a record is called in a sentence. */
  nameOf: (record: Row) => string;
  reading: Reading;
  /** Opens in a sheet at the address of a record, and of a new one. */
  form: ReactNode;
  /** What lies over the tabs, and its height in pixels. */
  foot?: { bar: ReactNode; heightPx: number };
  children: ReactNode;
}

/**
 * A tool that keeps records: its list, the button that adds, and the sheet at the address of one record (/schedule/7).
 */
export function RecordTool<Row extends RaRecord>({ resource, screen, nameOf, ...parts }: RecordToolProps<Row>) {
  const place = useSheetPlace(resource, screen);
  return (
    <FormPlaceContext value={place}>
      <ResourceDefinitionContextProvider definitions={{ [resource]: { name: resource, recordRepresentation: nameOf } }}>
        <ResourceContextProvider value={resource}>
          <ListAndSheet resource={resource} {...parts} />
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>
    </FormPlaceContext>
  );
}

function ListAndSheet({
  resource,
  title,
  words,
  reading,
  form,
  foot,
  children,
}: Omit<RecordToolProps<RaRecord>, 'screen' | 'nameOf'>) {
  const { isAsked, createPath } = useFormMode(resource);
  return (
    <ToolScreen title={title} reading={reading} footPx={(foot?.heightPx ?? 0) + ADD_BUTTON_HEIGHT}>
      {children}
      {foot?.bar}
      <AddButton words={words} to={createPath} abovePx={foot?.heightPx ?? 0} />
      {isAsked && form}
    </ToolScreen>
  );
}
