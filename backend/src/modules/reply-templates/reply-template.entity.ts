import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** An answer that staff give often (CONTRACT section 9). */
@Entity('reply_templates')
export class ReplyTemplate {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  title: string;

  /** May hold variables in braces, `Hello {name}`, which the answer to a message fills in. */
  @Column('text')
  text: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
