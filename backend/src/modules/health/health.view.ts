/** Whether the process serves at all. */
export class LiveView {
  status: 'ok';
}

class ComponentView {
  /** The database answered within 2 seconds (up), or not (down); or it answers, but its disk is full (degraded). */
  status: 'up' | 'down' | 'degraded';
}

class ComponentsView {
  database: ComponentView;
}

/** Whether the process can do its work. */
export class HealthView {
  /** `stopping`: everything is still served for a few seconds, and the next request better goes to another replica. */
  status: 'ok' | 'error' | 'stopping';
  details: ComponentsView;
}
