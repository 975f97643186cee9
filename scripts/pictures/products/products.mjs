/** The drawings of the shop, by the name of their file; the second angle of a product is named after its first. */
import { gi, giBack, kitBag, kitBagEnd, shirt, shirtBack, trainingShirt, trainingShirtBack } from './clothing.mjs';
import { gloves, glovesPalm, handWraps, headGuard, mouthGuard, shinGuards } from './protection.mjs';
import { focusPads, skippingRope, sticks, trainingKnife } from './training.mjs';

/** @type {Record<string, () => string>} */
export const PRODUCTS = {
  gloves,
  'gloves-palm': glovesPalm,
  'hand-wraps': handWraps,
  'mouth-guard': mouthGuard,
  'head-guard': headGuard,
  'shin-guards': shinGuards,
  'kit-bag': kitBag,
  'kit-bag-end': kitBagEnd,
  shirt,
  'shirt-back': shirtBack,
  gi,
  'gi-back': giBack,
  'training-shirt': trainingShirt,
  'training-shirt-back': trainingShirtBack,
  'training-knife': trainingKnife,
  sticks,
  'focus-pads': focusPads,
  'skipping-rope': skippingRope,
};
