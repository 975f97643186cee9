import { Box } from '@mui/material';
import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { color, font } from '#libs/design/tokens';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { school } from '#libs/school/school';
import { ink, pt } from './sheet-style';

interface SheetHeadProps {
  paper: PrintedDocument;
  logo: string | null;
}

/** Whose paper it is, what it is, its facts, and between whom. */
export function SheetHead({ paper: { title, stamp, facts, parties }, logo }: SheetHeadProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: pt(16), height: pt(56), mb: pt(14) }}>
        {logo === null ? (
          <Mark />
        ) : (
          <Box component="img" src={logo} alt="" sx={{ maxWidth: pt(210), maxHeight: pt(56), objectFit: 'contain' }} />
        )}
        <Box sx={{ flex: 1 }} />
        {stamp !== null && (
          <Box
            sx={{
              px: pt(7),
              py: pt(2),
              border: `1.2px solid ${ink.ember}`,
              borderRadius: pt(3),
              color: ink.ember,
              fontWeight: 600,
            }}
          >
            {stamp}
          </Box>
        )}
        <Box
          sx={{ fontFamily: font.display, fontSize: pt(30), fontWeight: 800, lineHeight: 1.1, whiteSpace: 'nowrap' }}
        >
          {title}
        </Box>
      </Box>
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
            <Box sx={{ fontSize: pt(8), color: ink.muted }}>{label}</Box>
            <Box sx={{ fontSize: pt(11), fontWeight: 600 }}>{value}</Box>
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
            <Box sx={{ fontSize: pt(8), color: ink.muted }}>{label}</Box>
            <Box sx={{ fontSize: pt(11), fontWeight: 600, minHeight: pt(15) }}>{name}</Box>
            {lines.map((line, at) => (
              <div key={at}>{line}</div>
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}

function Mark() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: pt(11),
        fontFamily: font.display,
        fontSize: pt(22),
        fontWeight: 800,
        whiteSpace: 'nowrap',
        '& svg': { width: 'auto', height: pt(42) },
      }}
    >
      <svg viewBox={`0 0 ${BOLT_GRID.width} ${BOLT_GRID.height}`}>
        <path d={SHIELD_PATH} fill={color.signal.base} />
        <path d={BOLT_PATH} fill={color.signal.on} />
      </svg>
      {school.shortName.toUpperCase()}
    </Box>
  );
}
