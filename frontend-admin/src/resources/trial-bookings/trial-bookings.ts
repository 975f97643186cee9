import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { TrialBooking } from '#libs/contracts/generated/api';
import { TrialsIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the list and, over it, the booking that the address names (CONTRACT section 6). */
export const trialBookings = {
  name: 'trial-bookings' satisfies AdminScreen,
  list: screen(async () => (await import('./TrialBookingsScreen')).TrialBookingsScreen),
  icon: TrialsIcon,
  recordRepresentation: (record: TrialBooking) => record.participantName,
} satisfies ResourceProps;
