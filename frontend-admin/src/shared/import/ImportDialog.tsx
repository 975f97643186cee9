import { Dialog, type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import type { ImportResource } from '#libs/contracts/import';
import { DialogHead } from '../dialog-parts';
import { CheckedFile } from './CheckedFile';
import { ChooseFile } from './ChooseFile';

interface ImportDialogProps {
  list: ImportResource;
  /** Of the file that is looked at, its id; else a file is chosen. */
  shown: string | undefined;
  onShow: (id?: number) => void;
  onClose: () => void;
}

/** A CSV file on its way into a list. Its id stands in the address, so a reload comes back to it. */
export function ImportDialog({ list, shown, onShow, onClose }: ImportDialogProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const id = Number(shown);
  const before = useRef(id);
  useEffect(() => {
    // What was pressed is gone: the focus stays in the dialog.
    if (before.current !== id) title.current?.focus();
    before.current = id;
  }, [id]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title="Import from CSV" titleRef={title} isDivided onClose={onClose} />
      {id > 0 ? (
        <CheckedFile key={id} list={list} id={id} onOther={() => onShow()} />
      ) : (
        <ChooseFile list={list} onChosen={onShow} />
      )}
    </Dialog>
  );
}
