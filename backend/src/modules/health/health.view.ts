/** Whether the process serves at all. */
export class LiveView {
  status: 'ok';
}

class ComponentView {
  /** The database answered within 2 seconds (up), or not (down); or it answers, but its disk is full (degraded). */
  status: 'up' | 'down' | 'degraded';
}

class BackupAgeView {
  /** Since the last good backup, or since the school began. Null: the database is away, or the disk does not say. */
  ageSeconds: number | null;
}

class ComponentsView {
  database: ComponentView;
  backup: BackupAgeView;
}

/** Whether the process can do its work. */
export class HealthView {
  /**
   * `degraded` (with 200): it serves, and somebody should look at the System screen, which says why: mails do not go
   * out, jobs were given up or hang, the disk is nearly full, or the last backup is old. `stopping`: everything is
   * still served for a few seconds, and the next request better goes to another replica.
   */
  status: 'ok' | 'degraded' | 'error' | 'stopping';
  details: ComponentsView;
}
