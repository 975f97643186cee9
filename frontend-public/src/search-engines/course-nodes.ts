/**
 * Programmes and the beginner course as schema.org's Course. Class times change in the back-office and are not told
 * here.
 */
import { prices } from '#libs/school/prices';
import { beginnerCourse } from '../content/home';
import { overviews } from '../content/programmes/overviews';
import { programmes } from '../content/programmes/programmes';
import { paths } from '../paths';
import { absolute, rand, theSchool, type Node } from './graph';
import type { ListedPage } from './page-names';

/** Undefined for a page that is about no programme. */
export function programmeNode(page: ListedPage): Node | undefined {
  const teaches = lessonsOf(page.path);
  if (!teaches) return undefined;
  const ages = /ages (\d+-\d+)/.exec(page.title)?.[1];
  return {
    '@type': 'Course',
    name: teaches.title,
    description: page.description,
    url: absolute(page.path),
    provider: theSchool,
    ...(teaches.lessons.length > 0 && { teaches: teaches.lessons }),
    ...(ages && { typicalAgeRange: ages }),
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Onsite', location: theSchool },
  };
}

/** Twelve weeks, in all: the months and the joining fee (spec 1 section 9). */
export function beginnerCourseNode(): Node {
  const { weeks, months, monthlyCents, joiningFeeCents } = prices.beginnerCourse;
  return {
    '@type': 'Course',
    name: `${weeks}-week beginner course`,
    description: beginnerCourse.lead,
    url: absolute(paths.home),
    provider: theSchool,
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      location: theSchool,
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: weeks },
    },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      priceCurrency: 'ZAR',
      price: rand(monthlyCents * months + joiningFeeCents),
    },
  };
}

function lessonsOf(path: string): { title: string; lessons: string[] } | undefined {
  const programme = programmes.find((one) => one.path === path);
  if (programme)
    return { title: programme.title, lessons: (programme.sections[0]?.points ?? []).map((point) => point.title) };
  const overview = overviews.find((one) => one.path === path);
  return overview && { title: overview.title, lessons: overview.cards.map((card) => card.title) };
}
