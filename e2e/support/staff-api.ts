/** The back-office's calls as a script would make them, for what a journey needs before or after its screens. */
import type { ClassSchedule, ClassScheduleInput } from '#libs/contracts/class-schedule';
import type { LoginAnswer } from '#libs/contracts/auth';
import type { SchoolServer } from './school-server.mjs';

export class StaffApi {
  private constructor(
    private readonly school: SchoolServer,
    private readonly token: string,
  ) {}

  static async signIn(school: SchoolServer): Promise<StaffApi> {
    const answer = await fetch(`${school.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(await school.superUser()),
    });
    const { token } = await accepted<LoginAnswer>(answer);
    return new StaffApi(school, token);
  }

  /** An hour on a quiet day unless told otherwise. */
  async addClass(fields: Partial<ClassScheduleInput> & { className: string }): Promise<ClassSchedule> {
    const planned: ClassScheduleInput = { day: 'Sunday', startTime: '10:00', endTime: '11:00', level: 'All Levels', instructor: null, isActive: true, ...fields };
    return accepted(await this.call('POST', '/api/admin/class-schedules', planned));
  }

  async classNames(): Promise<string[]> {
    const classes = await accepted<ClassSchedule[]>(await this.call('GET', '/api/admin/class-schedules'));
    return classes.map(({ className }) => className);
  }

  async get(path: string): Promise<Response> {
    return this.call('GET', path);
  }

  private call(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.school.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

async function accepted<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
