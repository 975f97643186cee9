import { useState } from 'react';
import { Icon } from './drawings/Icon';
import { productDrawing } from './drawings/product-drawing';
import styles from './ProductPicture.module.css';

interface Pictured {
  /** http, https or a path of this site; null without a picture of its own. */
  imageUrl: string | null;
  name: string;
  category: string;
  /** What is said of it; without it it is decoration: the product's name stands beside it. */
  alt?: string;
}

/**
 * A product on its square panel, as wide as its place. Without a picture, or with one that does not load, a drawing
 * that fits its name or category, or else "No Image" (spec 2 section 2).
 */
export function ProductPicture({ imageUrl, name, category, alt = '' }: Pictured) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = [imageUrl, productDrawing({ name, category })].find((one) => one && !failed.includes(one));
  return (
    <span className={styles.panel}>
      {source ? (
        <img
          key={source}
          className={isPhoto(source) ? styles.photo : styles.whole}
          src={source}
          alt={alt}
          width={416}
          height={416}
          loading="lazy"
          decoding="async"
          onError={() => setFailed([...failed, source])}
        />
      ) : (
        <span className={styles.none}>
          <Icon name="shield" sizePx={96} />
          <span>No Image</span>
        </span>
      )}
    </span>
  );
}

/** A JPEG fills its panel; a PNG or an SVG is cut out and shown whole. */
function isPhoto(address: string): boolean {
  return /\.jpe?g($|\?)/i.test(address);
}
