// Where a parcel can be followed. An address takes the number only where it is sure that the carrier reads it there;
// else it is the page on which the customer types it.
import type { Carrier } from '#libs/domain/carrier';

interface KnownCarrier {
  name: string;
  /** https. With an `=` at its end the number follows, encoded. */
  trackingPage: string;
}

const KNOWN: Record<Carrier, KnownCarrier> = {
  'courier-guy': { name: 'The Courier Guy', trackingPage: 'https://portal.thecourierguy.co.za/track?ref=' },
  aramex: { name: 'Aramex', trackingPage: 'https://www.aramex.com/track/results?ShipmentNumber=' },
  fastway: { name: 'Fastway', trackingPage: 'https://www.fastway.co.za/our-services/track-your-parcel?l=' },
  pargo: { name: 'Pargo', trackingPage: 'https://pargo.co.za/track-trace/' },
  postnet: { name: 'PostNet', trackingPage: 'https://www.postnet.co.za/tracker' },
  'post-office': {
    name: 'SA Post Office',
    trackingPage: 'https://tracking.postoffice.co.za/TrackNTrace/TrackNTrace.aspx?id=',
  },
};

export function carrierName(carrier: Carrier): string {
  return KNOWN[carrier].name;
}

/** What is known of a parcel; either is null where staff did not say. */
export interface Parcel {
  carrier: Carrier | null;
  trackingNumber: string | null;
}

/** Where the parcel can be followed; null: nobody knows. */
export function trackingLink({ carrier, trackingNumber }: Parcel): string | null {
  if (carrier === null || trackingNumber === null) return null;
  const { trackingPage } = KNOWN[carrier];
  return trackingPage.endsWith('=') ? trackingPage + encodeURIComponent(trackingNumber) : trackingPage;
}
