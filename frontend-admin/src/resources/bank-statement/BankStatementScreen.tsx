import { Alert, Card, CardContent, styled, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { PreviewStatementDto, StatementPreviewView } from '#libs/contracts/generated/api';
import { BusyButton } from '../../shared/BusyButton';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { CsvInput, DropZone, acceptsDrop } from '../../shared/import/DropZone';
import { Column } from '../../shared/layout-parts';
import { ScreenActions } from '../../shared/ManagementScreen';
import { Refusal } from '../../shared/notices';
import { useWrite } from '../../shared/use-write';
import { LayoutFields } from './LayoutFields';
import { NOT_IMPORTED, StatementLines } from './StatementLines';
import { statementText } from './statement-file';

interface ShownStatement {
  fileName: string;
  content: string;
  preview: StatementPreviewView;
  /** Counts the answers: what was chosen for one is not the next one's. */
  at: number;
  /** It says what an import has left. */
  isAfterImport: boolean;
}

/** A bank's CSV file becomes payments: read, matched, looked through, then recorded. */
export function BankStatementScreen() {
  const [shown, setShown] = useState<ShownStatement>();
  const reading = useWrite({ stale: [] });
  const [isDecided, setDecided] = useState(false);
  const [held, setHeld] = useState<() => void>();

  /** What was matched and ticked goes with the next answer: not unasked. */
  function unlessDecided(step: () => void): void {
    if (isDecided) setHeld(() => step);
    else step();
  }

  function read(fileName: string, file: () => Promise<PreviewStatementDto>, isAfterImport = false): void {
    void reading.run(
      async (api) => {
        const asked = await file();
        return { content: asked.content, preview: await api.previewStatement(asked) };
      },
      {
        onDone: (answer) => {
          setDecided(false);
          setShown((before) => ({ fileName, ...answer, isAfterImport, at: (before?.at ?? 0) + 1 }));
        },
      },
    );
  }

  const readAgain = (how: Omit<PreviewStatementDto, 'content'>, isAfterImport = false) =>
    shown && read(shown.fileName, () => Promise.resolve({ content: shown.content, ...how }), isAfterImport);

  return (
    <>
      <ScreenActions />
      <Column gap={2.25}>
        <ChooseStatement
          fileName={shown?.fileName}
          isBusy={reading.isBusy}
          onFile={(file) => unlessDecided(() => read(file.name, async () => ({ content: await statementText(file) })))}
        />
        <Refusal refusal={reading.refusal} otherwise="The file could not be read" />
        {shown && (
          <>
            <LayoutFields
              preview={shown.preview}
              onHeaderRow={(headerRow) => unlessDecided(() => readAgain({ headerRow }))}
              onLayout={(layout) => unlessDecided(() => readAgain({ layout }))}
            />
            <StatementLines
              key={shown.at}
              isAfterImport={shown.isAfterImport}
              content={shown.content}
              preview={shown.preview}
              isDecided={isDecided}
              onDecided={() => setDecided(true)}
              onImported={(layout) => readAgain({ layout }, true)}
            />
          </>
        )}
      </Column>
      <ConfirmDialog
        isOpen={held !== undefined}
        title="Discard what you matched?"
        confirm="Discard"
        cancel="Keep it"
        onCancel={() => setHeld(undefined)}
        onConfirm={() => {
          setHeld(undefined);
          held?.();
        }}
      >
        {NOT_IMPORTED}
      </ConfirmDialog>
    </>
  );
}

interface ChooseStatementProps {
  fileName: string | undefined;
  isBusy: boolean;
  onFile: (file: File) => void;
}

function ChooseStatement({ fileName, isBusy, onFile }: ChooseStatementProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Card>
      <CardContent>
        <DropZone {...acceptsDrop(onFile)}>
          {fileName === undefined && (
            <About>
              Download your bank statement as a CSV file from FNB, Standard Bank, Absa, Nedbank or Capitec, then choose
              it here. You can check what each payment is for before anything is recorded.
            </About>
          )}
          <BusyButton
            variant={fileName === undefined ? 'contained' : 'outlined'}
            loading={isBusy}
            onClick={() => chooser.current?.click()}
          >
            {fileName === undefined ? 'Choose a CSV file' : 'Choose another file'}
          </BusyButton>
          <Typography variant="caption">{fileName ?? 'or drop it here'}</Typography>
        </DropZone>
        <CsvInput chooser={chooser} testId="statement-file" onFile={onFile} />
        {fileName === undefined && (
          <Hint severity="info" role="note">
            You can choose the same file again, or one that overlaps: each line is recorded only once.
          </Hint>
        )}
      </CardContent>
    </Card>
  );
}

const About = styled(Typography)({ maxWidth: '64ch' });

const Hint = styled(Alert)(({ theme }) => ({ marginTop: theme.spacing(2) }));
