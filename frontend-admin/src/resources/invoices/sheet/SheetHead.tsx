import { Box, styled } from '@mui/material';
import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { color, font } from '#libs/design/tokens';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { school } from '#libs/school/school';
import { Grow } from '../../../shared/layout-parts';

const PAGE_WIDTH_PT = 595.28;

/** A length of the page, in points, at whatever width it is drawn. */
export function pt(points: number): string {
  return `${((points / PAGE_WIDTH_PT) * 100).toFixed(4)}cqw`;
}

/** Paper is light in both modes. */
export const ink = color.paper;
export const headGround = color.ink[900];
export const headText = color.text;
export const accent = color.signal.base;

interface SheetHeadProps {
  paper: PrintedDocument;
  logo: string | null;
}

/** Whose paper it is, what it is, its facts, and between whom. */
export function SheetHead({ paper: { title, stamp, facts, parties }, logo }: SheetHeadProps) {
  return (
    <>
      <Top>
        {logo === null ? <SchoolMark /> : <Logo src={logo} alt="" />}
        <Grow />
        {stamp !== null && <Stamp>{stamp}</Stamp>}
        <Title>{title}</Title>
      </Top>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${facts.length}, minmax(0,1fr))`,
          py: pt(9),
          mb: pt(14),
          borderTop: `1.5px solid ${ink.text}`,
          borderBottom: `1px solid ${ink.line}`,
        }}
      >
        {facts.map(({ label, value }) => (
          <Box key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${parties.length}, minmax(0,1fr))`,
          columnGap: pt(24),
          mb: pt(18),
        }}
      >
        {parties.map(({ label, name, lines }) => (
          <Box key={label}>
            <Label>{label}</Label>
            <Name>{name}</Name>
            {lines.map((line, at) => (
              <div key={at}>{line}</div>
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}

function SchoolMark() {
  return (
    <Mark>
      <svg viewBox={`0 0 ${BOLT_GRID.width} ${BOLT_GRID.height}`}>
        <path d={SHIELD_PATH} fill={color.signal.base} />
        <path d={BOLT_PATH} fill={color.signal.on} />
      </svg>
      {school.shortName.toUpperCase()}
    </Mark>
  );
}

const Top = styled('div')({ display: 'flex', alignItems: 'center', gap: pt(16), height: pt(56), marginBottom: pt(14) });

const Logo = styled('img')({ maxWidth: pt(210), maxHeight: pt(56), objectFit: 'contain' });

const Stamp = styled('div')({
  paddingInline: pt(7),
  paddingBlock: pt(2),
  border: `1.2px solid ${ink.ember}`,
  borderRadius: pt(3),
  color: ink.ember,
  fontWeight: 600,
});

const Title = styled('div')({
  fontFamily: font.display,
  fontSize: pt(30),
  fontWeight: 800,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

const Label = styled('div')({ fontSize: pt(8), color: ink.muted });

const Value = styled('div')({ fontSize: pt(11), fontWeight: 600 });

const Name = styled('div')({ fontSize: pt(11), fontWeight: 600, minHeight: pt(15) });

const Mark = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: pt(11),
  fontFamily: font.display,
  fontSize: pt(22),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  '& svg': { width: 'auto', height: pt(42) },
});
