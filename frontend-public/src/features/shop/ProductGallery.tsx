import { useState } from 'react';
import type { PublicProduct } from '#libs/contracts/generated/api';
import { pictureWords, productPictures } from '#libs/domain/product-pictures';
import { ProductPicture } from '../../ui/ProductPicture';
import { PictureDialog } from './PictureDialog';
import styles from './ProductGallery.module.css';
import { StockBadge } from './StockBadge';

type Shown = Pick<PublicProduct, 'name' | 'category' | 'imageUrl' | 'images' | 'stock'>;

/** The pictures of a product: one at a time, chosen by the small ones below, and in full when it is pressed. */
export function ProductGallery({ product }: { product: Shown }) {
  const { name, category, stock } = product;
  const pictures = productPictures(product);
  const [chosen, setChosen] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  // Staff may take one away while it is looked at.
  const at = chosen < pictures.length ? chosen : 0;
  const wordsOf = (place: number) => pictureWords(name, place, pictures.length);
  return (
    <div className={styles.gallery}>
      <div className={styles.picture}>
        {pictures.length === 0 ? (
          <ProductPicture imageUrl={null} name={name} category={category} />
        ) : (
          <button type="button" className={styles.zoom} aria-haspopup="dialog" onClick={() => setZoomed(true)}>
            <span className="visually-hidden">Zoom: </span>
            <ProductPicture imageUrl={pictures[at] ?? null} name={name} category={category} alt={wordsOf(at)} />
          </button>
        )}
        <StockBadge stock={stock} />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} aria-label="Pictures">
          {pictures.map((picture, place) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-current={place === at ? 'true' : undefined}
                onClick={() => setChosen(place)}
              >
                <ProductPicture imageUrl={picture} name={name} category={category} alt={wordsOf(place)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <PictureDialog
          pictures={pictures}
          at={at}
          wordsOf={wordsOf}
          onShow={setChosen}
          onClose={() => setZoomed(false)}
        />
      )}
    </div>
  );
}
