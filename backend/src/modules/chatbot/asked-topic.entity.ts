import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { QuickTopic } from '#libs/domain/chat/quick-questions';

/** In how many of the newest conversations visitors asked about a topic. Of none there is no row. */
@Entity('asked_topics')
@Check('asked_topics_asked', 'asked_count >= 0')
export class AskedTopic {
  /** As the release that counted it names it: a later one may know others. */
  @PrimaryColumn('text')
  topic: QuickTopic;

  @Column('integer', { name: 'asked_count' })
  askedCount: number;
}
