import { pictureWords, productPictures } from '#libs/domain/product-pictures';

test.each<[imageUrl: string | null, images: string[], pictures: string[]]>([
  [null, [], []],
  ['/a.png', [], ['/a.png']],
  [null, ['/b.png'], ['/b.png']],
  ['/a.png', ['/c.png', '/b.png'], ['/a.png', '/c.png', '/b.png']],
  ['/a.png', ['/b.png', '/a.png'], ['/a.png', '/b.png']],
])('%j and %j', (imageUrl, images, pictures) => expect(productPictures({ imageUrl, images })).toEqual(pictures));

test.each([
  [0, 1, 'Training Gi'],
  [0, 4, 'Training Gi, picture 1 of 4'],
  [3, 4, 'Training Gi, picture 4 of 4'],
])('%i of %i', (at, count, words) => expect(pictureWords('Training Gi', at, count)).toBe(words));
