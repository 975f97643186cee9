import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { FAQ_PREVIEW } from '#libs/contracts/faq';
import { type Effect, effectOn, type PastQuestion, summedUp, withQuestion } from '#libs/domain/chat/faq-effect';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import { BIASES, WEIGHTS } from '#libs/domain/chat/intent-weights';
import { type Recognise, recogniserOf } from '#libs/domain/chat/intent-score';
import { coursesFrom } from '#libs/domain/course-date';
import { addDaysTo } from '#libs/domain/schedule/class-dates';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { WEEKS_AHEAD } from '#libs/domain/schedule/shown-week';
import { assistantFacts } from '#libs/school/assistant-facts';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { BeginnerCoursesService } from '../beginner-courses/beginner-courses.service.js';
import { ClassCalendarService } from '../class-calendar/class-calendar.service.js';
import { InstructorsService } from '../instructors/instructors.service.js';
import { ProductsService } from '../products/products.service.js';
import type { FaqPreview, PreviewFaqDto } from './faq.dto.js';
import { FaqsService } from './faqs.service.js';

/**
 * The newest of what visitors asked: from their conversations, each with what they said before it, and from the
 * questions without an answer, which outlive those. $1 how many, $2 how much of each is read.
 */
const PAST_QUESTIONS = `
  WITH said AS (
    SELECT newest.id, place, left(message ->> 'content', $2) AS content, (message ->> 'timestamp')::numeric AS at
    FROM (SELECT id, messages FROM chat_conversations ORDER BY updated_at DESC, id DESC LIMIT $1) newest,
      jsonb_array_elements(newest.messages) WITH ORDINALITY AS each (message, place)
    WHERE message ->> 'role' = 'user'),
  asked AS (
    SELECT content AS question, at, array_remove(ARRAY[
      lag(content, 4) OVER earlier, lag(content, 3) OVER earlier,
      lag(content, 2) OVER earlier, lag(content) OVER earlier], NULL) AS before
    FROM said WINDOW earlier AS (PARTITION BY id ORDER BY place))
  SELECT question, before FROM (
    SELECT question, before, at FROM asked
    UNION ALL
    SELECT question, '{}', extract(epoch FROM last_asked_at) * 1000 FROM (
      SELECT question, last_asked_at FROM unanswered_questions ORDER BY last_asked_at DESC, id DESC LIMIT $1) unanswered
    WHERE NOT EXISTS (SELECT FROM said WHERE lower(btrim(said.content)) = lower(btrim(unanswered.question)))
  ) every ORDER BY at DESC LIMIT $1`;

/** So many are judged before others are served again. */
const JUDGED_AT_ONCE = 10;

/** What the assistant would answer otherwise if an FAQ were saved. */
@Injectable()
export class FaqPreviewService {
  private recogniser: Recognise | undefined;

  constructor(
    private readonly manager: EntityManager,
    private readonly faqs: FaqsService,
    private readonly calendar: ClassCalendarService,
    private readonly products: ProductsService,
    private readonly courses: BeginnerCoursesService,
    private readonly instructors: InstructorsService,
  ) {}

  /** @throws RefusedFields for an FAQ that is not there */
  async preview({ id, question, answer, isActive = true }: PreviewFaqDto): Promise<FaqPreview> {
    if (id != null && !(await this.faqs.exists(id))) throw new RefusedFields({ id: FAQ_PREVIEW.unknownId });
    const known = await this.faqs.listActive();
    const now = await this.knowledgeWith(known);
    const then = { ...now, questions: asked(withQuestion(known, { id: id ?? undefined, question, answer, isActive })) };
    const past = await this.manager.query<PastQuestion[]>(PAST_QUESTIONS, [
      FAQ_PREVIEW.mostQuestions,
      FAQ_PREVIEW.readOfEach,
    ]);
    return { asked: past.length, ...summedUp(await judge(past, now, then), FAQ_PREVIEW.mostExamples) };
  }

  /** As the chat of the site knows it. */
  private async knowledgeWith(known: Knowledge['questions'] & object): Promise<Knowledge> {
    const now = readSchoolClock(new Date());
    const today = isoDate(now.date);
    const [days, products, courses, instructors] = await Promise.all([
      this.calendar.days(today, addDaysTo(today, 7 * WEEKS_AHEAD - 1)),
      this.products.listActive(),
      this.courses.listActive(),
      this.instructors.listPublic(),
    ]);
    // A megabyte of memory, for who needs it.
    this.recogniser ??= recogniserOf(WEIGHTS, BIASES);
    return {
      facts: assistantFacts,
      now,
      questions: asked(known),
      recognise: this.recogniser,
      days,
      products,
      courses: coursesFrom(courses, now.date),
      instructors,
    };
  }
}

/** Without a question of the school's the assistant has the built-in ones. */
function asked(questions: Knowledge['questions'] & object): Knowledge['questions'] & object {
  return questions.length > 0 ? questions : builtInFaqs();
}

async function judge(past: readonly PastQuestion[], now: Knowledge, then: Knowledge): Promise<Effect[]> {
  const effects: Effect[] = [];
  for (const [place, question] of past.entries()) {
    if (place % JUDGED_AT_ONCE === 0) await new Promise(setImmediate);
    effects.push(effectOn(question, now, then));
  }
  return effects;
}
