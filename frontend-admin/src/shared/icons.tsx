/** The back-office's icons: one 1.75px line on a 24 grid, after the design's own set. */
import { SvgIcon, type SvgIconProps, styled } from '@mui/material';
import type { ComponentType } from 'react';
import { CALENDAR_PATH, COURSES_PATH, FAQ_PATH, MESSAGES_PATH, PEOPLE_PATH } from './icon-paths';
import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { color, font } from '#libs/design/tokens';
import { WHATSAPP_PATH } from '#libs/design/whatsapp';

export type Icon = ComponentType<SvgIconProps>;

export const DashboardIcon = lineIcon('M4 11 12 4l8 7v9h-5v-6H9v6H4z');
export const MessagesIcon = lineIcon(MESSAGES_PATH);
export const ConversationsIcon = lineIcon('M4 4h12v9H9l-3 3v-3H4zM10 16h5l3 3v-3h2V8');
export const UnansweredIcon = lineIcon(
  'M4 4h16v13h-7l-4 4v-4H4zM10 8.7a2 2 0 1 1 2.8 1.8c-.5.2-.8.6-.8 1.2M12 14.2h.01',
);
export const PhoneIcon = lineIcon(
  'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.5 1.5A15.5 15.5 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4z',
);
export const DismissIcon = lineIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.7 5.7l12.6 12.6');
export const ReopenIcon = lineIcon('M4 10h10a5 5 0 0 1 0 10H9M8 6l-4 4 4 4');
export const FaqIcon = lineIcon(FAQ_PATH);
export const CalendarIcon = lineIcon(CALENDAR_PATH);
export const TrialsIcon = lineIcon(`${CALENDAR_PATH}M9 15l2.2 2.2L15.5 13`);
export const ClosedDaysIcon = lineIcon(`${CALENDAR_PATH}M9 13l6 5M15 13l-6 5`);
export const CoursesIcon = lineIcon(COURSES_PATH);
export const PeopleIcon = lineIcon(PEOPLE_PATH);
export const ClientsIcon = lineIcon('M4 8h16v12H4zM9 8V5h6v3M4 13h16');
export const ProductsIcon = lineIcon('M4 7.5 12 3l8 4.5v9L12 21l-8-4.5zM4 7.5l8 4.5 8-4.5M12 12v9');
export const OrdersIcon = lineIcon('M3 4h2.5l2 12h10.5l2.5-9H6.3M9 20.5h.01M17 20.5h.01');
export const InvoicesIcon = lineIcon('M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6');
export const ReportsIcon = lineIcon('M4 20h16M7 20v-7M12 20V5M17 20V10');
export const PersonalDataIcon = lineIcon(
  'M6 3h8l4 4v14H6zM14 3v4h4M12 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8.5 18c.3-2 1.8-3 3.5-3s3.2 1 3.5 3',
);
export const PersonIcon = lineIcon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21c.6-4 3.6-6 7.5-6s6.9 2 7.5 6');
export const OutIcon = lineIcon('M7 17 17 7M9 7h8v8');
export const LogoutIcon = lineIcon('M14 4H5v16h9M10 12h11M17 8l4 4-4 4');
export const SearchIcon = lineIcon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4');
export const MenuIcon = lineIcon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = lineIcon('M6 6l12 12M18 6 6 18');
export const SunIcon = lineIcon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2' +
    'M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const MoonIcon = lineIcon('M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z');
export const EditIcon = lineIcon('M4 20h4L19 9l-4-4L4 16zM13 7l4 4');
export const DeleteIcon = lineIcon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5');
export const DuplicateIcon = lineIcon('M9 9h11v11H9zM5 15H4V4h11v1');
/** A clipboard with words on it. */
export const CopyTextIcon = lineIcon('M9 4h6v3H9zM9 5.5H5.5V20h13V5.5H15M9 11.5h6M9 15.5h4');
export const DragIcon = lineIcon('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01');
export const AddIcon = lineIcon('M12 5v14M5 12h14');
export const BackIcon = lineIcon('M20 12H4M10 6l-6 6 6 6');
export const WarningIcon = lineIcon('M12 4 2.8 20h18.4zM12 10v4.5M12 17.3h.01');
/** A tray with nothing in it. */
export const EmptyIcon = lineIcon('M4 13v6h16v-6L17 5H7zM4 13h5l1 2.5h4l1-2.5h5');
export const ErrorIcon = lineIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V13M12 16.3h.01');
export const ChangeIcon = lineIcon('M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4');
export const EyeIcon = lineIcon(
  'M2.5 12C4.6 8 8 6 12 6s7.4 2 9.5 6c-2.1 4-5.5 6-9.5 6s-7.4-2-9.5-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const EyeOffIcon = lineIcon(
  'M4 4l16 16M9.5 6.3A9.8 9.8 0 0 1 12 6c4 0 7.4 2 9.5 6a12 12 0 0 1-2.7 3.4' +
    'M6 7.8A12 12 0 0 0 2.5 12c2.1 4 5.5 6 9.5 6a9.6 9.6 0 0 0 4-.9',
);
export const PaletteIcon = lineIcon(
  'M12 21a9 9 0 1 1 9-9c0 2-1.5 3-3 3h-2a2 2 0 0 0-1.5 3.3c.5.7.2 2.7-2.5 2.7zM8 12h.01M10 8h.01M15 8h.01',
);
export const BookmarkIcon = lineIcon('M6 4h12v16l-6-4-6 4z');
export const PrintIcon = lineIcon('M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z');
export const BellIcon = lineIcon('M6 16V11a6 6 0 1 1 12 0v5l2 2H4zM10 21h4');
export const ArchiveIcon = lineIcon('M4 4h16v5H4zM6 9v11h12V9M10 13h4');
export const DownloadIcon = lineIcon('M12 4v11M7 11l5 5 5-5M4 20h16');
export const UploadIcon = lineIcon('M12 15V4M7 9l5-5 5 5M4 20h16');
export const RefreshIcon = lineIcon('M20 11a8 8 0 0 0-14.5-4L3 10M3 4v6h6M4 13a8 8 0 0 0 14.5 4L21 14M21 20v-6h-6');
export const HistoryIcon = lineIcon('M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2');
export const ItemsIcon = lineIcon('M9 6h11M9 12h11M9 18h7M4.5 6h.01M4.5 12h.01M4.5 18h.01');
export const WhatsAppIcon = lineIcon(WHATSAPP_PATH);
export const ClockIcon = lineIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2');
export const KeyIcon = lineIcon('M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.2 12.3 19 4.5M16 7.5l3 3M13.5 10l2 2');
export const SystemIcon = lineIcon('M4 4h16v7H4zM4 13h16v7H4zM8 7.5h.01M8 16.5h.01M12 7.5h5M12 16.5h5');
export const SecondStepIcon = lineIcon('M7 3h10v18H7zM9.5 11.5l1.8 1.8 3.2-3.6M11 18h2');
export const LockIcon = lineIcon('M6 11h12v10H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11');
export const ShareIcon = lineIcon('M12 15V4M8 7.5 12 3.5l4 4M8 10.5H5.5V20.5h13v-10H16');
export const SettingsIcon = lineIcon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z' +
    'M9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const PreviousIcon = lineIcon('M15 5l-7 7 7 7');
export const NextIcon = lineIcon('M9 5l7 7-7 7');
export const KeyboardIcon = lineIcon('M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17 14h.01M7 14h6');

export function lineIcon(path: string): Icon {
  return function LineIcon(props: SvgIconProps) {
    return (
      <SvgIcon
        fontSize="small"
        {...props}
        sx={[
          { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' },
          ...(Array.isArray(props.sx) ? props.sx : [props.sx ?? {}]),
        ]}
      >
        <path d={path} />
      </SvgIcon>
    );
  };
}

interface BoltMarkProps {
  /** Pixels, of the shield's height. */
  size?: number;
}

/** The shield with the bolt and the words beside it, for ink surfaces. */
export function BoltMark({ size = 30 }: BoltMarkProps) {
  return (
    <Mark style={{ fontSize: size * 0.7 }}>
      <svg viewBox={`0 0 ${BOLT_GRID.width} ${BOLT_GRID.height}`} height={size} aria-hidden="true">
        <path d={SHIELD_PATH} fill={color.signal.base} />
        <path d={BOLT_PATH} fill={color.signal.on} />
      </svg>
      Storm Admin
    </Mark>
  );
}

const Mark = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  color: color.text,
  fontFamily: font.display,
  fontWeight: 900,
  lineHeight: 1,
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
}));
