import { Button, DialogContent, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { ID_COLUMN, IMPORT_COLUMNS, IMPORT_KEYS, IMPORT_RULES, type ImportResource } from '#libs/contracts/import';
import { BusyButton } from '../BusyButton';
import { Column, LongText, Row } from '../layout-parts';
import { Refusal } from '../notices';
import { saveCsv } from '../save-file';
import { useWrite } from '../use-write';
import { CsvInput, DropZone, acceptsDrop } from './DropZone';
import { fileRefusal, templateFile } from './import-words';
import { importsKey } from './import-query';
import { PastImports } from './PastImports';

interface ChooseFileProps {
  list: ImportResource;
  onChosen: (id: number) => void;
}

/** A file is chosen, or dropped anywhere here, and checked; below stand those of the last day. */
export function ChooseFile({ list, onChosen }: ChooseFileProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const { run, isBusy, refusal } = useWrite({ stale: [importsKey(list)] });

  function check(file: File): void {
    setChosen(file);
    void run(
      async (api) => {
        const reason = fileRefusal(file);
        if (reason !== undefined) throw new Error(reason);
        const fileName = file.name.slice(0, IMPORT_RULES.fileName.maxLength);
        return api.checkImport(list, { fileName, content: await file.text() });
      },
      { onDone: ({ id }) => onChosen(id) },
    );
  }

  return (
    <DialogContent dividers {...acceptsDrop(check)}>
      <Column gap={2.25}>
        <DropZone>
          <Typography>
            The file is checked first. You see what will happen to each row, and nothing changes until you select
            Import.
          </Typography>
          <Row gap={1} rowGap={1} wrap justify="center">
            <BusyButton variant="contained" loading={isBusy} onClick={() => chooser.current?.click()}>
              Choose a CSV file
            </BusyButton>
            <Button variant="outlined" color="inherit" onClick={() => saveCsv(`${list}-template`, templateFile(list))}>
              Download a template
            </Button>
          </Row>
          <Typography variant="caption">or drop it here</Typography>
        </DropZone>
        <CsvInput chooser={chooser} testId="import-file" onFile={check} />
        <Refusal refusal={refusal} otherwise="The file could not be checked" />
        {refusal !== undefined && chosen && fileRefusal(chosen) === undefined && (
          <LongText>
            <BusyButton variant="outlined" color="inherit" loading={isBusy} onClick={() => check(chosen)}>
              {`Try ${chosen.name} again`}
            </BusyButton>
          </LongText>
        )}
        <Columns list={list} />
        <PastImports list={list} onShow={onChosen} />
      </Column>
    </DialogContent>
  );
}

/** What the first line of a file may name. */
function Columns({ list }: { list: ImportResource }) {
  const keys = IMPORT_KEYS[list].join(', ');
  return (
    <LongText>
      <Typography variant="secondary">
        Put the column names on the first line: {Object.keys(IMPORT_COLUMNS[list]).join(', ')}. Fields without a column
        do not change. You can also edit a file from Export to CSV and import it again: its {ID_COLUMN} column shows
        which record each row belongs to. A row without one updates the record with the same {keys}, or adds a new one.
      </Typography>
    </LongText>
  );
}
