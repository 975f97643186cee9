import { school } from '#libs/school/school';

export function LegalContact() {
  const { street, city, province, country } = school.address;
  return (
    <address>
      {school.name}
      <br />
      {street}, {city}, {province}, {country}
      <br />
      E-mail: <a href={`mailto:${school.email}`}>{school.email}</a>
      <br />
      Phone: <a href={school.phone.href}>{school.phone.display}</a>
    </address>
  );
}
