/** The drawings of the shop, by the name of their file; the second angle of a product is named after its first. */
import { gi, giBack, kitBag, kitBagEnd, shirt, shirtBack, trainingShirt, trainingShirtBack } from './clothing.mjs';
import { gloves, glovesPalm, handWraps, handWrapsUnrolled } from './hands.mjs';
import { headGuard, headGuardBack, mouthGuard, mouthGuardCase } from './head.mjs';
import { shinGuards, shinGuardsBack } from './shins.mjs';
import { focusPads, focusPadsBack, skippingRope, skippingRopeCoiled } from './training-aids.mjs';
import { sticks, sticksEnds, trainingKnife, trainingKnifeSpine } from './weapons.mjs';

/** @type {Record<string, () => string>} */
export const PRODUCTS = {
  gloves,
  'gloves-palm': glovesPalm,
  'hand-wraps': handWraps,
  'hand-wraps-unrolled': handWrapsUnrolled,
  'mouth-guard': mouthGuard,
  'mouth-guard-case': mouthGuardCase,
  'head-guard': headGuard,
  'head-guard-back': headGuardBack,
  'shin-guards': shinGuards,
  'shin-guards-back': shinGuardsBack,
  'kit-bag': kitBag,
  'kit-bag-end': kitBagEnd,
  shirt,
  'shirt-back': shirtBack,
  gi,
  'gi-back': giBack,
  'training-shirt': trainingShirt,
  'training-shirt-back': trainingShirtBack,
  'training-knife': trainingKnife,
  'training-knife-spine': trainingKnifeSpine,
  sticks,
  'sticks-ends': sticksEnds,
  'focus-pads': focusPads,
  'focus-pads-back': focusPadsBack,
  'skipping-rope': skippingRope,
  'skipping-rope-coiled': skippingRopeCoiled,
};
