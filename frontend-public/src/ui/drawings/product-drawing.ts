/** The drawings of public/products, and the words by which a product's name or category asks for one. */
const WORDS: readonly [drawing: string, words: RegExp][] = [
  // The first that fits: bag gloves are gloves, a rash guard is a shirt.
  ['gloves', /\bgloves?\b/],
  ['shirt', /\b(t-?shirts?|shirts?|tees?|rash ?guards?|hoodies?|vests?|tops?|apparel|clothing)\b/],
  ['shin-guards', /\bshins?\b/],
  ['head-guard', /\b(head ?guards?|head ?gear|helmets?)\b/],
  ['mouth-guard', /\b(mouth ?guards?|gum ?shields?)\b/],
  ['hand-wraps', /\bwraps?\b/],
  ['focus-pads', /\b(focus|pads?|mitts?)\b/],
  ['skipping-rope', /\b(ropes?|skipping)\b/],
  ['training-knife', /\b(kni(fe|ves)|blades?|daggers?)\b/],
  ['sticks', /\b(sticks?|kali|eskrima|escrima|batons?)\b/],
  // A punch bag is none of these.
  ['kit-bag', /\b((kit|gym|gear|sports?) ?bags?|backpacks?|duffels?|holdalls?)\b/],
  ['gi', /\b(gis?|kimonos?)\b/],
];

/** The path of the drawing that stands in for a product's missing picture; undefined when no word fits. */
export function productDrawing({ name, category }: { name: string; category: string }): string | undefined {
  const drawing = drawingFor(name) ?? drawingFor(category);
  return drawing && `/products/${drawing}.svg`;
}

function drawingFor(text: string): string | undefined {
  const words = text.toLowerCase();
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}
