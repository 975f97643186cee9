import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';

/** That a client's statement was queued as a mail. It goes with its client. */
@Entity('statement_sendings')
@Index('statement_sendings_corporate_client_id', ['corporateClientId', 'id'])
export class StatementSending {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'corporate_client_id' })
  corporateClientId: number;

  @ManyToOne(() => CorporateClient, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'corporate_client_id',
    foreignKeyConstraintName: 'statement_sendings_corporate_client_id_fkey',
  })
  corporateClient?: CorporateClient;

  @Column('text', { name: 'sent_to' })
  sentTo: string;

  @Column('timestamptz', { name: 'sent_at', default: () => 'clock_timestamp()' })
  sentAt: Date;
}
