import { ApiProperty } from '@nestjs/swagger';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A course for beginners that visitors can book (spec 1 section 3, spec 3 section 3). */
@Entity('beginner_courses')
@Check(
  'beginner_courses_texts_filled',
  `'' NOT IN (name, start_date, description, duration, sessions, difficulty, booking_link)`,
)
@Check('beginner_courses_seats_natural', 'seats >= 0')
@Index('beginner_courses_starts_on', ['startsOn', 'id'])
export class BeginnerCourse {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: string;

  /** Free text: "16 April", "16 April 2027", "2027-04-16", "To be announced". */
  @ApiProperty({ example: '16 April' })
  @Column('text', { name: 'start_date' })
  startDate: string;

  /**
   * The date that startDate was understood as, without a year the first such day on or after createdAt; null: the text
   * is no date. Kept beside the text because the database has to sort by it.
   */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-04-16' })
  @Column('date', { name: 'starts_on', nullable: true })
  startsOn: string | null;

  @Column('text')
  description: string;

  @ApiProperty({ example: '12 weeks' })
  @Column('text')
  duration: string;

  @ApiProperty({ example: '2 sessions per week' })
  @Column('text')
  sessions: string;

  @ApiProperty({ example: 'Beginner' })
  @Column('text')
  difficulty: string;

  /** http, https, or a path of this site. */
  @Column('text', { name: 'booking_link' })
  bookingLink: string;

  /** How many places there are; null: nobody counts. */
  @Column('integer', { nullable: true })
  seats: number | null;

  /** Inactive courses are not shown to visitors. */
  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
