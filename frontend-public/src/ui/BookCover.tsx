import { useId } from 'react';
import { color } from '#libs/design/tokens';
import type { Book } from '../content/books';
import styles from './BookCover.module.css';
import {
  COVER,
  COVER_BOLT,
  COVER_FADE,
  COVER_GROUND,
  COVER_IMPRINT,
  COVER_TINTS,
  coverBaselines,
} from './drawings/book-cover-shape';
import isobars from './drawings/isobars-cover.svg';

/** The cover of an e-book, as wide as its place. Decoration: title and author stand beside it. */
export function BookCover({ cover }: Pick<Book, 'cover'>) {
  const id = useId();
  const at = coverBaselines(cover);
  return (
    <span className={styles.cover}>
      <svg viewBox={`0 0 ${COVER.width} ${COVER.height}`} aria-hidden="true">
        <linearGradient id={`${id}ground`} x1="0" y1="0" x2=".6" y2="1">
          <stop offset="0" stopColor={COVER_GROUND[0]} />
          <stop offset="1" stopColor={COVER_GROUND[1]} />
        </linearGradient>
        <linearGradient id={`${id}fade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={COVER_GROUND[1]} stopOpacity="0" />
          <stop offset=".45" stopColor={COVER_GROUND[1]} />
        </linearGradient>
        <rect width={COVER.width} height={COVER.height} fill={`url(#${id}ground)`} />
        <image href={isobars} width={COVER.width} height={COVER.height} />
        <path d={COVER_BOLT} fill={COVER_TINTS[cover.tint]} />
        <rect y={COVER_FADE.top} width={COVER.width} height={COVER.height - COVER_FADE.top} fill={`url(#${id}fade)`} />
        <g fill={color.text}>
          {cover.lines.map((line, i) => (
            <text key={line} className={styles.title} x={COVER.left} y={at.title[i]} fontSize={cover.titleSizePx}>
              {line.toUpperCase()}
            </text>
          ))}
          {cover.subtitleLines.map((line, i) => (
            <text key={line} x={COVER.left + 2} y={at.subtitle[i]} fontSize="16" fontWeight="500">
              {line}
            </text>
          ))}
        </g>
        <text x={COVER.left + 2} y={at.imprint} fontSize="14" fontWeight="600" fill={color.muted}>
          {COVER_IMPRINT}
        </text>
      </svg>
    </span>
  );
}
