/** Whether the process serves at all. */
export class LiveView {
  status: 'ok';
}

class ComponentView {
  /** The database answered within 2 seconds, or not. */
  status: 'up' | 'down' | 'degraded';
}

class ComponentsView {
  database: ComponentView;
}

/** Whether the process can do its work. */
export class HealthView {
  status: 'ok' | 'error';
  details: ComponentsView;
}
