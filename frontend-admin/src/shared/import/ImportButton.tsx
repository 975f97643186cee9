import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { ImportResource } from '#libs/contracts/import';
import { ToolButton } from '../export/ExportButton';
import { UploadIcon } from '../icons';
import { useDialog } from '../use-dialog';

const ImportDialog = lazy(() => import('./ImportDialog').then((module) => ({ default: module.ImportDialog })));

/** Each list that takes files, and its screen. */
const SCREENS: Record<ImportResource, AdminScreen> = {
  products: 'products',
  'corporate-clients': 'corporate-clients',
  'class-schedules': 'class-schedule',
  instructors: 'instructors',
  faqs: 'faq',
};

/** A CSV file into the list: checked first, then imported, and undone. */
export function ImportButton() {
  const { resource } = useListContext();
  const { isOpen, shown, open, close } = useDialog('import');
  const list = (Object.keys(SCREENS) as ImportResource[]).find((each) => SCREENS[each] === resource);
  if (list === undefined) return null;
  return (
    <>
      <ToolButton variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => open()}>
        <UploadIcon />
        Import from CSV
      </ToolButton>
      {isOpen && (
        <Suspense>
          <ImportDialog list={list} shown={shown} onShow={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
