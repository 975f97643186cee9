import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, layout } from '#libs/design/tokens';
import { BoltMark } from '../shared/icons';
import { Row } from '../shared/layout-parts';
import { NewVersionBar } from './release/NewVersionBar';
import { ScreenSkeleton } from '../shared/Skeletons';

interface PhoneBarProps {
  /** Buttons at its right. */
  children?: ReactNode;
  /** A line of its own under them, in sight while the page scrolls. */
  note?: ReactNode;
}

/** The bar that all pages of the phone area share; the school's mark leads to the landing page. */
export function PhoneBar({ children, note }: PhoneBarProps) {
  return (
    <Bar>
      <Line>
        <HomeLink to="/">
          <BoltMark />
        </HomeLink>
        <Row gap={0.5}>{children}</Row>
      </Line>
      <NewVersionBar />
      {note}
    </Bar>
  );
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  paddingTop: 'env(safe-area-inset-top)',
  borderBottom: `1px solid ${color.line}`,
  backgroundColor: color.ink[950],
}));

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: layout.headerMobile,
  paddingLeft: 'max(16px, env(safe-area-inset-left))',
  paddingRight: 'max(8px, env(safe-area-inset-right))',
});

/** Large text takes a second line, for the buttons keep their place. */
const HomeLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 44,
  textDecoration: 'none',
  '& > span': { whiteSpace: 'normal' },
});

/** The shape of a tool while its code is fetched. */
export function Opening() {
  return (
    <>
      <PhoneBar />
      <Main>
        <ScreenSkeleton />
      </Main>
    </>
  );
}

const Main = styled('main')(({ theme }) => ({ padding: theme.spacing(2) }));
