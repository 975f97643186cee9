import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One attempt that counts towards a limit, see AttemptsService. The key is a hash: it names no person. */
@Entity('attempts')
@Index('attempts_key_attempted_at', ['key', 'attemptedAt'])
export class Attempt {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column('bytea')
  key: Buffer;

  @Column('timestamptz', { name: 'attempted_at', default: () => 'clock_timestamp()' })
  attemptedAt: Date;
}
