import { type Carrier, CARRIERS } from '#libs/domain/carrier';
import { carrierName, trackingLink } from '#libs/domain/carrier-tracking';

test.each<[Carrier, string, string]>([
  ['courier-guy', 'TCG-1', 'https://portal.thecourierguy.co.za/track?ref=TCG-1'],
  ['aramex', '34 5', 'https://www.aramex.com/track/results?ShipmentNumber=34%205'],
  ['fastway', 'BX0012345678', 'https://www.fastway.co.za/our-services/track-your-parcel?l=BX0012345678'],
  ['post-office', 'RR1ZA', 'https://tracking.postoffice.co.za/TrackNTrace/TrackNTrace.aspx?id=RR1ZA'],
  ['postnet', 'PN1', 'https://www.postnet.co.za/tracker'],
  ['pargo', 'P1', 'https://pargo.co.za/track-trace/'],
])('a parcel with %s and %s is followed at %s', (carrier, trackingNumber, link) => {
  expect(trackingLink({ carrier, trackingNumber })).toBe(link);
});

test.each(CARRIERS)('whatever the number, the link with %s stays at the address of the carrier', (carrier) => {
  const page = new URL(trackingLink({ carrier, trackingNumber: '1' })!);
  for (const number of ['&x=1', '#top', '/../evil', '@evil.example', '"><script>', '%2F', 'ünïcode', ' ']) {
    const link = new URL(trackingLink({ carrier, trackingNumber: number })!);
    expect([link.protocol, link.origin, link.pathname, link.hash]).toEqual(['https:', page.origin, page.pathname, '']);
    expect([...link.searchParams.keys()]).toEqual([...page.searchParams.keys()]);
    for (const value of link.searchParams.values()) expect(value).toBe(number);
  }
});

it('is none without a number, or without a carrier', () => {
  expect(trackingLink({ carrier: 'aramex', trackingNumber: null })).toBeNull();
  expect(trackingLink({ carrier: null, trackingNumber: 'ZA-1' })).toBeNull();
});

it('each carrier has a name of its own', () => {
  expect(new Set(CARRIERS.map(carrierName)).size).toBe(CARRIERS.length);
});
