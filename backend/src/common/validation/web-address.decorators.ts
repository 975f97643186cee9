import { ValidateBy } from 'class-validator';
import { isHttpAddress, isImageField, isWebAddress } from '#libs/domain/web-address';

/** A field with an http or https address (CONTRACT section 2, "Web addresses"): websiteUrl. */
export const IsHttpAddress = ({ message }: { message: string }) =>
  ValidateBy(
    {
      name: 'isHttpAddress',
      validator: { validate: (value: unknown) => typeof value === 'string' && isHttpAddress(value) },
    },
    { message },
  );

/** A field with an http or https address or a path of this site: bookingLink. */
export const IsWebAddress = ({ message }: { message: string }) =>
  ValidateBy(
    {
      name: 'isWebAddress',
      validator: { validate: (value: unknown) => typeof value === 'string' && isWebAddress(value) },
    },
    { message },
  );

/**
 * A field with an image: a web address, a path of this site, or inline data (`data:…`), whose content ImagesService
 * judges: logoUrl, imageUrl, an instructor's image.
 */
export const IsImageField = ({ message }: { message: string }) =>
  ValidateBy(
    {
      name: 'isImageField',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isImageField(value),
      },
    },
    { message },
  );
