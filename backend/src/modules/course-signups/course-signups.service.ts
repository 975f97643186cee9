import { hash } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { COURSE_GUARDIAN_CONSENT, COURSE_SIGNUP_RULES } from '#libs/contracts/course-signup';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { violatedConstraint } from '../../common/errors/database-error.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { participantRow, participantValues, refuseWithoutGuardian } from '../../common/participants/participant-row.js';
import { findRecord, lockRecord } from '../../common/records/record-crud.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { hashSecret } from '../../common/secrets/secret.js';
import { ChosenRecipientsService } from '../throttling/chosen-recipients.service.js';
import { MissesService } from '../throttling/misses.service.js';
import { courseHasBegun, fillPlaces, lockCourse } from './course-places.js';
import type { SignUpForCourseDto } from './course-signup.dto.js';
import {
  CourseSignup,
  CourseSignupLink,
  ONE_KEY,
  VISITOR_FIELDS,
  type VisitorCourseSignup,
} from './course-signup.entity.js';
import { queueSignupMails } from './course-signup-mails.service.js';

const NOUN = 'course sign-up';
/** Of the ten connections of a process: those who wait for the last place must not keep out who only reads. */
const WRITTEN_AT_ONCE = 4;

interface AskedSignup {
  dto: SignUpForCourseDto;
  key: string | null;
  requestHash: string;
}
interface SignedUp {
  signup: VisitorCourseSignup;
  isNew: boolean;
}

/** Signing up for a course, and giving the place back. */
@Injectable()
export class CourseSignupsService {
  private readonly writes = new ConcurrencyLimit(WRITTEN_AT_ONCE);

  constructor(
    private readonly manager: EntityManager,
    private readonly misses: MissesService,
    private readonly recipients: ChosenRecipientsService,
  ) {}

  /**
   * Takes a place or, when none is free, the end of the waiting list; or finds the sign-up that the same key has made
   * before (isNew false).
   * @throws RefusedFields, UnprocessableEntityException for a key with another body, TooManyRequests when so much was
   *   booked for the email address or from the network: nothing is written then
   */
  async signUp(dto: SignUpForCourseDto, key: string | null, address: string): Promise<SignedUp> {
    refuseWithoutGuardian(dto);
    const values = [dto.courseId, ...participantValues(dto), dto.note];
    const asked = { dto, key, requestHash: hash('sha256', JSON.stringify(values), 'hex') };
    // What was signed up is no further mail, however often it is sent again.
    const before = await findByIdempotencyKey(this.manager, asked);
    if (before) return before;
    const network = { address, refusal: COURSE_SIGNUP_RULES.tooManyPlaces };
    return this.recipients.placeWhenFree(dto.email, COURSE_SIGNUP_RULES.tooManyForEmail, network, () =>
      this.writes.run(() => this.signUpOrFind(asked)),
    );
  }

  async get(token: string, address: string): Promise<VisitorCourseSignup> {
    return visitorView(await this.find(token, address));
  }

  /** Gives the place back, and to the next in line. Once more it stays cancelled, and nobody is told again. */
  async cancel(token: string, address: string): Promise<VisitorCourseSignup> {
    const { id, courseId } = await this.find(token, address);
    return this.manager.transaction(async (manager) => {
      const course = await lockCourse(manager, courseId);
      const signup = await lockRecord(manager, CourseSignup, id, NOUN);
      if (signup.status === 'cancelled') return visitorView(signup);
      if (courseHasBegun(signup)) throw new ConflictException(COURSE_SIGNUP_RULES.over);
      await manager.update(CourseSignup, id, { status: 'cancelled', updatedAt: () => NEXT_UPDATED_AT });
      await queueSignupMails(manager, id, ['cancelled', 'staffCancelled']);
      if (course) await fillPlaces(manager, course);
      return visitorView(await findRecord(manager, CourseSignup, id, NOUN));
    });
  }

  private async signUpOrFind(asked: AskedSignup): Promise<SignedUp> {
    try {
      return await this.signUpOnce(asked);
    } catch (error) {
      // The same key for another course at the same moment: its sign-up is there now, with another body.
      const before =
        violatedConstraint(error) === ONE_KEY ? await findByIdempotencyKey(this.manager, asked) : undefined;
      if (before) return before;
      throw error;
    }
  }

  private signUpOnce(asked: AskedSignup): Promise<SignedUp> {
    const { dto, key, requestHash } = asked;
    return this.manager.transaction(async (manager) => {
      const course = await lockCourse(manager, dto.courseId);
      // Asked under the lock: who waited for it may have waited for the first try of this very request.
      const before = await findByIdempotencyKey(manager, asked);
      if (before) return before;
      if (!course?.isActive) throw new RefusedFields({ courseId: COURSE_SIGNUP_RULES.courseId.unknown });
      if (courseHasBegun(course)) throw new RefusedFields({ courseId: COURSE_SIGNUP_RULES.courseId.begun });
      const { courseName, startDate, startsOn } = course;
      // Everybody joins the line, of which the free places are filled: nobody passes who waits.
      const { identifiers } = await manager.insert(CourseSignup, {
        ...participantRow(dto, COURSE_GUARDIAN_CONSENT),
        courseId: course.id,
        courseName,
        startDate,
        startsOn,
        status: 'waiting',
        idempotencyKey: key,
        requestHash: key === null ? null : requestHash,
      });
      const { id } = identifiers[0] as { id: number };
      await fillPlaces(manager, course, id);
      const signup = await findRecord(manager, CourseSignup, id, NOUN);
      await queueSignupMails(manager, id, [signup.status === 'booked' ? 'booked' : 'waiting', 'staffSignedUp']);
      return { signup: visitorView(signup), isNew: true };
    });
  }

  private async find(token: string, address: string): Promise<CourseSignup> {
    const found = await this.misses.watch('course sign-up', address, () =>
      this.manager
        .createQueryBuilder(CourseSignup, 'signup')
        .innerJoin(CourseSignupLink, 'link', 'link.courseSignupId = signup.id')
        .where('link.tokenHash = :hash', { hash: hashSecret(token) })
        .getOne(),
    );
    if (!found) throw new NotFoundException(COURSE_SIGNUP_RULES.notFound);
    return found;
  }
}

/** The sign-up that this key has made before. @throws UnprocessableEntityException for a key with another body */
async function findByIdempotencyKey(
  manager: EntityManager,
  { key, requestHash }: AskedSignup,
): Promise<SignedUp | undefined> {
  if (key === null) return undefined;
  const before = await manager.findOne(CourseSignup, {
    select: { id: true, requestHash: true },
    where: { idempotencyKey: key },
  });
  if (!before) return undefined;
  if (before.requestHash !== requestHash) throw new UnprocessableEntityException(COURSE_SIGNUP_RULES.otherBody);
  return { signup: visitorView(await findRecord(manager, CourseSignup, before.id, NOUN)), isNew: false };
}

function visitorView(signup: CourseSignup): VisitorCourseSignup {
  return Object.fromEntries(VISITOR_FIELDS.map((field) => [field, signup[field]])) as unknown as VisitorCourseSignup;
}
