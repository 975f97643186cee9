/** The back-office's calls as a script would make them, for what a journey needs before or after its screens. */
import type { ApiBody } from '#libs/contracts/api-calls';
import { BEGINNER_COURSE_DEFAULTS } from '#libs/contracts/beginner-course';
import type {
  BeginnerCourse,
  ClassException,
  ClassSchedule,
  Closure,
  ContactMessage,
  CorporateClient,
  CreateBeginnerCourseDto,
  CreateClassExceptionDto,
  CreateClassScheduleDto,
  CreateClosureDto,
  CreateFaqDto,
  CreateProductDto,
  Faq,
  LoginView,
  OrderRecord,
  ProductRecord,
  User,
} from '#libs/contracts/generated/api';
import { CORPORATE_CLIENT_DEFAULTS } from '#libs/contracts/corporate-client';
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
    const { token } = await accepted<LoginView>(answer);
    return new StaffApi(school, token);
  }

  /** An hour on a quiet day unless told otherwise. */
  async addClass(fields: Partial<CreateClassScheduleDto> & { className: string }): Promise<ClassSchedule> {
    const planned: CreateClassScheduleDto = {
      day: 'Sunday',
      startTime: '10:00',
      endTime: '11:00',
      level: 'All Levels',
      instructor: null,
      isActive: true,
      ...fields,
    };
    return accepted(await this.call('POST', '/api/admin/class-schedules', planned));
  }

  /** Cancels or changes a class on one date. */
  async addException(fields: CreateClassExceptionDto): Promise<ClassException> {
    return accepted(await this.call('POST', '/api/admin/class-exceptions', fields));
  }

  async addClosure(fields: CreateClosureDto): Promise<Closure> {
    return accepted(await this.call('POST', '/api/admin/closures', fields));
  }

  async classNames(): Promise<string[]> {
    const classes = await accepted<ClassSchedule[]>(await this.call('GET', '/api/admin/class-schedules'));
    return classes.map(({ className }) => className);
  }

  /** The 12-week course, booked on the contact page unless told otherwise. */
  async addCourse(
    fields: Partial<CreateBeginnerCourseDto> & { name: string; startDate: string },
  ): Promise<BeginnerCourse> {
    const planned: CreateBeginnerCourseDto = { ...BEGINNER_COURSE_DEFAULTS, bookingLink: '/contact-us', ...fields };
    return accepted(await this.call('POST', '/api/admin/beginner-courses', planned));
  }

  async changeCourse(id: number, fields: Partial<CreateBeginnerCourseDto>): Promise<BeginnerCourse> {
    return accepted(await this.call('PUT', `/api/admin/beginner-courses/${id}`, fields));
  }

  async addFaq(fields: CreateFaqDto): Promise<Faq> {
    return accepted(await this.call('POST', '/api/admin/faqs', fields));
  }

  async addUser(fields: ApiBody<'post', '/api/admin/users'>): Promise<User> {
    return accepted(await this.call('POST', '/api/admin/users', fields));
  }

  async changeUser(id: number, fields: ApiBody<'put', '/api/admin/users/{id}'>): Promise<User> {
    return accepted(await this.call('PUT', `/api/admin/users/${id}`, fields));
  }

  /** Ten in stock, in one size, at R100.00 unless told otherwise; in the first category of the shop. */
  async addProduct(fields: Partial<CreateProductDto> & { name: string }): Promise<ProductRecord> {
    const [first] = await accepted<ProductRecord[]>(await this.call('GET', '/api/admin/products'));
    const planned: CreateProductDto = {
      description: null,
      price: 10_000,
      category: first?.category ?? '',
      stock: 10,
      imageUrl: null,
      hasVariableSizes: false,
      availableSizes: [],
      isActive: true,
      ...fields,
    };
    return accepted(await this.call('POST', '/api/admin/products', planned));
  }

  async product(id: number): Promise<ProductRecord> {
    return accepted(await this.call('GET', `/api/admin/products/${id}`));
  }

  async changeProduct(id: number, fields: Partial<CreateProductDto>): Promise<ProductRecord> {
    return accepted(await this.call('PUT', `/api/admin/products/${id}`, fields));
  }

  async deleteProduct(id: number): Promise<ProductRecord> {
    return accepted(await this.call('DELETE', `/api/admin/products/${id}`));
  }

  /** The orders of one email address. */
  async ordersOf(customerEmail: string): Promise<OrderRecord[]> {
    return accepted(
      await this.call('GET', `/api/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: customerEmail }))}`),
    );
  }

  async addCorporateClient(fields: Partial<CorporateClient> & { name: string }): Promise<CorporateClient> {
    return accepted(
      await this.call('POST', '/api/admin/corporate-clients', {
        ...CORPORATE_CLIENT_DEFAULTS,
        logoUrl: '/favicon.svg',
        ...fields,
      }),
    );
  }

  /** As a colleague would. */
  async answerMessage(id: number, response: string): Promise<ContactMessage> {
    return accepted(
      await this.call('PUT', `/api/admin/contact-messages/${id}/response`, { response, responseType: 'other' }),
    );
  }

  /** Any call that answers JSON. */
  async write<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return accepted(await this.call(method, path, body));
  }

  async get(path: string): Promise<Response> {
    return this.call('GET', path);
  }

  /** One that may be refused. */
  async attempt(method: string, path: string, body?: object): Promise<Response> {
    return this.call(method, path, body);
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
