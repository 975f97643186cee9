/** Why a backup cannot be made, read or put back, in one sentence for the person who asked for it. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}
