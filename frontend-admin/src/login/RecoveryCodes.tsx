import { Button, styled, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { school } from '#libs/school/school';
import { CopyButton } from '../shared/CopyButton';
import { DownloadIcon } from '../shared/icons';
import { Column, Row } from '../shared/layout-parts';
import { saveFile } from '../shared/save-file';

interface RecoveryCodesProps {
  codes: string[];
  /** The word on the button that leaves them. */
  done: string;
  onDone: () => void;
}

/** The one time that they can be read. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `Recovery codes of ${school.name}. Each code works once.\n\n${codes.join('\n')}\n`;
  return (
    <Column gap={2}>
      <div>
        <Heading ref={heading} tabIndex={-1}>
          Keep your recovery codes
        </Heading>
        <Typography variant="secondary">
          If you lose your phone, you can sign in with these codes. Each code works once. Print them or keep them with
          your passwords, as they will not be shown again.
        </Typography>
      </div>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row gap={1} wrap>
        <CopyButton text={codes.join('\n')} label="Copy the recovery codes" />
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => saveFile('storm-combat-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          Download
        </Button>
      </Row>
      <Button variant="contained" size="large" onClick={onDone}>
        {done}
      </Button>
    </Column>
  );
}

export const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.cardTitle,
  margin: 0,
  marginBottom: theme.spacing(0.5),
  outline: 0,
}));

const Codes = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16ch, 1fr))',
  gap: theme.spacing(0.75, 2),
  margin: 0,
  padding: theme.spacing(1.5, 2),
  listStyle: 'none',
  fontFamily: 'monospace',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
}));
