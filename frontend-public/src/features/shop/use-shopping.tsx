import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { PublicProduct } from '#libs/contracts/generated/api';
import { useCartActions } from '../../api/cart';
import { ApiFailure } from '../../api/client';
import { PRODUCTS_KEY } from '../../api/public-lists';
import { refusalOf } from '../../api/refusal';
import { SHOP_MESSAGES } from '../../content/shop-messages';
import { paths } from '../../paths';
import { ProductPicture } from '../../ui/ProductPicture';
import { showToast } from '../../ui/toasts/toast-store';

const SERVER_FAULTS_FROM = 500;

export interface Shopping {
  addOne: (product: PublicProduct, size: string | null) => Promise<void>;
  takeOne: (product: PublicProduct, size: string | null) => Promise<void>;
}

/** Puts one into the cart or takes one out, and says how that went (spec 2 section 8). */
export function useShopping(): Shopping {
  const { add } = useCartActions();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  function showFailure(error: unknown): void {
    const isRefusal = error instanceof ApiFailure && error.status < SERVER_FAULTS_FROM;
    // A refusal knows better than the shop what is in stock.
    if (isRefusal) void queryClient.invalidateQueries({ queryKey: PRODUCTS_KEY });
    showToast({
      tone: 'error',
      title: SHOP_MESSAGES.addFailed.title,
      text: isRefusal ? `${SHOP_MESSAGES.addFailed.text} ${refusalOf(error).sentence}` : SHOP_MESSAGES.addFailed.text,
    });
  }

  async function addOne(product: PublicProduct, size: string | null): Promise<void> {
    try {
      await add(product, size, 1);
      const { imageUrl, name, category } = product;
      showToast({
        tone: 'success',
        ...SHOP_MESSAGES.added,
        picture: <ProductPicture imageUrl={imageUrl} name={name} category={category} />,
        action: { label: 'View', onPress: () => void navigate(paths.cart) },
      });
    } catch (error) {
      showFailure(error);
    }
  }

  return { addOne, takeOne: (product, size) => add(product, size, -1).catch(showFailure) };
}
