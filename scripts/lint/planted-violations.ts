/**
 * One planted violation per rule of the house, with its clean counterpart: what the linter must refuse, the words it
 * must teach, and what the same person should have written instead.
 */
interface PlantedViolation {
  rule: string;
  /** Where the file would stand; the clean counterpart stands beside it. */
  file: string;
  bad: string;
  clean: string;
  /** Words of the message a newcomer then reads. */
  teaches: string;
}

const belowPrograms = "Inside libs write './x'";
const pure = 'libs/domain is pure';
const neverEachOther = 'The three programs never import each other';
const ownBusiness = 'Of another module import only its *.module, *.service or *.entity';
const featureAlone = 'A feature never imports another feature';
const resourceAlone = 'A resource never imports another resource';

function buttons(shown: string): string {
  return `import { Button } from '@mui/material';
export const Buttons = ({ busy }: { busy: boolean }) => (
  <div>${shown}</div>
);`;
}

const libs: PlantedViolation[] = [
  {
    rule: 'domain imports no contract',
    file: 'libs/domain/money.ts',
    teaches: pure,
    bad: "export { FAQ_RULES } from '#libs/contracts/faq';\nexport const cents = 1;",
    clean: "import { WEEKDAYS } from '#libs/domain/schedule/weekdays';\nexport const days = WEEKDAYS.length;",
  },
  {
    rule: 'domain imports no package',
    file: 'libs/domain/schedule/file.ts',
    teaches: pure,
    bad: "import { readFileSync } from 'node:fs';\nexport const read = () => readFileSync('x');",
    clean: "import { parse } from './parse';\nexport const read = (text: string) => parse(text);",
  },
  {
    rule: 'domain does not climb out',
    file: 'libs/domain/schedule/climb.ts',
    teaches: pure,
    bad: "import { school } from '../../school/school';\nexport const name = school.name;",
    clean: 'export const name = (schoolName: string) => schoolName;',
  },
  {
    rule: 'domain has no Date.now',
    file: 'libs/domain/now.ts',
    teaches: 'has no clock',
    bad: 'export const now = () => Date.now();',
    clean: 'export const later = (nowMs: number) => nowMs + 1;',
  },
  {
    rule: 'domain has no new Date()',
    file: 'libs/domain/today.ts',
    teaches: 'has no clock',
    bad: 'export const today = () => new Date();',
    clean: 'export const dayOf = (ms: number) => new Date(ms).getUTCDay();',
  },
  {
    rule: 'domain has no Date()',
    file: 'libs/domain/date-text.ts',
    teaches: 'has no clock',
    bad: 'export const text = () => Date();',
    clean: 'export const text = (ms: number) => new Date(ms).toISOString();',
  },
  {
    rule: 'domain has no randomness',
    file: 'libs/domain/dice.ts',
    teaches: pure,
    bad: 'export const dice = () => Math.random();',
    clean: 'export const dice = (random: number) => Math.floor(random * 6);',
  },
  {
    rule: 'domain has no process',
    file: 'libs/domain/where.ts',
    teaches: pure,
    bad: 'export const where = () => process.cwd();',
    clean: 'export const where = (folder: string) => folder;',
  },
  {
    rule: 'domain has no I/O',
    file: 'libs/domain/call.ts',
    teaches: pure,
    bad: "export const call = () => globalThis.fetch('/api');",
    clean: 'export const call = (answer: string) => answer.trim();',
  },
  {
    rule: 'contracts reach no program',
    file: 'libs/contracts/reach.ts',
    teaches: belowPrograms,
    bad: "import type { Faq } from '../../backend/src/modules/faqs/faq.entity';\nexport type Reached = Faq;",
    clean: "import type { Weekday } from '#libs/domain/schedule/weekdays';\nexport type Reached = Weekday;",
  },
  {
    rule: 'contracts import no package',
    file: 'libs/contracts/package.ts',
    teaches: 'they import no package',
    bad: "import { IsString } from 'class-validator';\nexport const rule = IsString;",
    clean: "export const rule = { required: 'Name is required' };",
  },
  {
    rule: 'facts reach no program',
    file: 'libs/school/reach.ts',
    teaches: belowPrograms,
    bad: "import { env } from '../../backend/src/config/env';\nexport const reached = env;",
    clean: "import { school } from '#libs/school/school';\nexport const reached = school.name;",
  },
  {
    rule: 'design reaches no program',
    file: 'libs/design/reach.ts',
    teaches: belowPrograms,
    bad: "import { App } from '../../frontend-admin/src/App';\nexport const reached = App;",
    clean: "import { tokens } from './tokens';\nexport const reached = tokens;",
  },
];

const backend: PlantedViolation[] = [
  {
    rule: 'backend imports no front-end',
    file: 'backend/src/database/page.ts',
    teaches: neverEachOther,
    bad: "import { paths } from '../../../frontend-public/src/paths.js';\nexport const page = paths;",
    clean: "import { links } from '#libs/school/school';\nexport const page = links;",
  },
  {
    rule: 'libs have one spelling',
    file: 'backend/src/database/spelling.ts',
    teaches: "Write '#libs/room/x'",
    bad: "import { school } from '../../../libs/school/school.js';\nexport const spelt = school;",
    clean: "import { school } from '#libs/school/school';\nexport const spelt = school;",
  },
  {
    rule: 'a module keeps its own business',
    file: 'backend/src/modules/orders/peek.ts',
    teaches: ownBusiness,
    bad: "import { hash } from '../users/password-hash.js';\nexport const peek = hash;",
    clean:
      "import { UsersService } from '../users/users.service.js';\nimport { User } from '../users/user.entity.js';\n" +
      "import { UsersModule } from '../users/users.module.js';\n" +
      "import { Public } from '../../common/public.decorator.js';\n" +
      'export const peek = [UsersService, User, UsersModule, Public];',
  },
  {
    rule: 'not even lazily',
    file: 'backend/src/modules/orders/lazy.ts',
    teaches: ownBusiness,
    bad: "export const lazy = () => import('../users/create-user.dto.js');",
    clean: "export const lazy = () => import('../users/users.service.js');",
  },
  {
    rule: 'of jobs, mail and push only the door',
    file: 'backend/src/modules/orders/worker.ts',
    teaches: ownBusiness,
    bad: "import { runner } from '../jobs/job-runner.js';\nexport const jobs = runner;",
    clean:
      "import { enqueue } from '../jobs/enqueue.js';\nimport { queueMail } from '../mail/queue-mail.js';\n" +
      "import { tellStaff } from '../push/tell-staff.js';\nexport const jobs = [enqueue, queueMail, tellStaff];",
  },
  {
    rule: 'not from a subfolder',
    file: 'backend/src/modules/orders/pdf/peek.ts',
    teaches: ownBusiness,
    bad: "import { hash } from '../../users/password-hash.js';\nexport const peek = hash;",
    clean:
      "import { total } from '../order-total.js';\nimport { User } from '../../users/user.entity.js';\n" +
      'export const peek = [total, User];',
  },
  {
    rule: 'not by a detour',
    file: 'backend/src/modules/orders/detour.ts',
    teaches: 'A module never reaches up',
    bad: "import { hash } from '../../modules/users/password-hash.js';\nexport const peek = hash;",
    clean: "import { total } from './order-total.js';\nexport const peek = total;",
  },
  {
    rule: 'a module does not import the application',
    file: 'backend/src/modules/orders/up.ts',
    teaches: 'A module never reaches up',
    bad: "import { AppModule } from '../../app.module.js';\nexport const up = AppModule;",
    clean: "import { ENV } from '../../config/env.js';\nexport const up = ENV;",
  },
  {
    rule: 'common knows no domain',
    file: 'backend/src/common/knows.ts',
    teaches: 'common and config know no domain',
    bad: "import { Faq } from '../modules/faqs/faq.entity.js';\nexport const knows = Faq;",
    clean: "import type { ApiError } from '#libs/contracts/api-error';\nexport type Knows = ApiError;",
  },
  {
    rule: 'one reader of the environment',
    file: 'backend/src/modules/mail/environment.ts',
    teaches: 'Only backend/src/config/env.ts reads process.env',
    bad: "export const smtp = process.env['SMTP_URL'];",
    clean: "import type { Env } from '../../config/env.js';\nexport const smtp = (env: Env) => env.smtpUrl;",
  },
  {
    rule: 'nor by destructuring',
    file: 'backend/src/modules/mail/destructured.ts',
    teaches: 'Only backend/src/config/env.ts reads process.env',
    bad: 'const { env } = process;\nexport const smtp = env;',
    clean: "import type { Env } from '../../config/env.js';\nexport const smtp = ({ smtpUrl }: Env) => smtpUrl;",
  },
  {
    rule: 'nor by import',
    file: 'backend/src/modules/mail/imported.ts',
    teaches: 'Only backend/src/config/env.ts reads process.env',
    bad: "import { env } from 'node:process';\nexport const smtp = env;",
    clean: "import { memoryUsage } from 'node:process';\nexport const memory = memoryUsage;",
  },
  {
    rule: 'no forwardRef',
    file: 'backend/src/modules/mail/circle.ts',
    teaches: 'forwardRef is a design error',
    bad: "import { forwardRef } from '@nestjs/common';\nexport const circle = forwardRef;",
    clean: "import { Module } from '@nestjs/common';\nexport const circle = Module;",
  },
];

const publicSite: PlantedViolation[] = [
  {
    rule: 'the site imports no server code',
    file: 'frontend-public/src/layout/Server.tsx',
    teaches: neverEachOther,
    bad: "import { Faq } from '../../../backend/src/modules/faqs/faq.entity';\nexport const Server = Faq;",
    clean: "import type { Faq } from '#libs/contracts/faq';\nexport type Server = Faq;",
  },
  {
    rule: 'the site imports no back-office',
    file: 'frontend-public/src/layout/Office.tsx',
    teaches: neverEachOther,
    bad: "export const office = () => import('../../../frontend-admin/src/App');",
    clean: "export const office = '/admin';",
  },
  {
    rule: 'ui knows no feature',
    file: 'frontend-public/src/ui/Toast.tsx',
    teaches: 'lie below the features',
    bad: "import { useCart } from '../features/shop/use-cart';\nexport const Toast = useCart;",
    clean: "import { words } from '../content/words';\nexport const Toast = words;",
  },
  {
    rule: 'api knows no route',
    file: 'frontend-public/src/api/client.ts',
    teaches: 'lie below the features',
    bad: "import { routes } from '../routes';\nexport const client = routes;",
    clean: "import type { ApiError } from '#libs/contracts/api-error';\nexport type Client = ApiError;",
  },
  {
    rule: 'a feature stands alone',
    file: 'frontend-public/src/features/home/Next.tsx',
    teaches: featureAlone,
    bad: "import { useSchedule } from '../class-schedule/use-schedule';\nexport const Next = useSchedule;",
    clean:
      "import { Card } from '../../ui/Card';\nimport { Piece } from './Piece';\nexport const Next = [Card, Piece];",
  },
  {
    rule: 'a feature does not take the detour',
    file: 'frontend-public/src/features/home/Detour.tsx',
    teaches: featureAlone,
    bad: "import { useSchedule } from '../../features/class-schedule/use-schedule';\nexport const Next = useSchedule;",
    clean: "import { paths } from '../../paths';\nexport const Next = paths;",
  },
  {
    rule: "a feature's piece stands alone",
    file: 'frontend-public/src/features/home/hero/Deep.tsx',
    teaches: featureAlone,
    bad: "import { useSchedule } from '../../class-schedule/use-schedule';\nexport const Deep = useSchedule;",
    clean: "import { Piece } from '../Piece';\nexport const Deep = Piece;",
  },
  {
    rule: 'a feature imports no route',
    file: 'frontend-public/src/features/home/Routed.tsx',
    teaches: 'routes imports the features',
    bad: "import { routes } from '../../routes';\nexport const Routed = routes;",
    clean: "import { paths } from '../../paths';\nexport const Routed = paths;",
  },
];

const backOffice: PlantedViolation[] = [
  {
    rule: 'the back-office imports no site',
    file: 'frontend-admin/src/layout/Site.tsx',
    teaches: neverEachOther,
    bad: "import { paths } from '../../../frontend-public/src/paths';\nexport const Site = paths;",
    clean: "import { school } from '#libs/school/school';\nexport const Site = school.name;",
  },
  {
    rule: 'shared knows no resource',
    file: 'frontend-admin/src/shared/Table.tsx',
    teaches: 'shared lies below the resources',
    bad: "import { FaqList } from '../resources/faqs/FaqList';\nexport const Table = FaqList;",
    clean: "import { Row } from './Row';\nexport const Table = Row;",
  },
  {
    rule: 'a resource stands alone',
    file: 'frontend-admin/src/resources/faqs/Peek.tsx',
    teaches: resourceAlone,
    bad: "import { UserName } from '../users/UserName';\nexport const Peek = UserName;",
    clean: "import { Table } from '../../shared/Table';\nexport const Peek = Table;",
  },
  {
    rule: "a resource's piece stands alone",
    file: 'frontend-admin/src/resources/faqs/form/Peek.tsx',
    teaches: resourceAlone,
    bad: "import { UserName } from '../../users/UserName';\nexport const Peek = UserName;",
    clean: "import { FaqInputs } from '../FaqInputs';\nexport const Peek = FaqInputs;",
  },
  {
    rule: 'a resource imports no App',
    file: 'frontend-admin/src/resources/faqs/Up.tsx',
    teaches: 'App and the phone area import the resources',
    bad: "import { App } from '../../App';\nexport const Up = App;",
    clean: "import { FaqInputs } from './FaqInputs';\nexport const Up = FaqInputs;",
  },
  {
    rule: 'a resource imports no phone area',
    file: 'frontend-admin/src/resources/faqs/Down.tsx',
    teaches: 'App and the phone area import the resources',
    bad: "import { Row } from '../../mobile-app/tools/Row';\nexport const Down = Row;",
    clean: "import { Row } from '../../shared/Row';\nexport const Down = Row;",
  },
  {
    rule: 'the landing page is light',
    file: 'frontend-admin/src/mobile-app/landing/Heavy.tsx',
    teaches: 'loads no react-admin',
    bad: "import { useNotify } from 'react-admin';\nexport const Heavy = useNotify;",
    clean: "import { Row } from '../../shared/Row';\nexport const Heavy = Row;",
  },
  {
    rule: 'only MobileApp reaches the tools',
    file: 'frontend-admin/src/mobile-app/PhoneFrame.tsx',
    teaches: 'loads no react-admin',
    bad: "import { Row } from './tools/Row';\nexport const PhoneFrame = Row;",
    clean: "import { Row } from '../shared/Row';\nexport const PhoneFrame = Row;",
  },
  {
    rule: 'a tool stands alone',
    file: 'frontend-admin/src/mobile-app/tools/schedule/Peek.tsx',
    teaches: 'A tool never imports another tool',
    bad: "import { CourseTile } from '../courses/CourseTile';\nexport const Peek = CourseTile;",
    clean: "import { Row } from '../Row';\nexport const Peek = Row;",
  },
  {
    rule: 'the service worker has no page',
    file: 'frontend-admin/src/mobile-app/service-worker/draw.ts',
    teaches: 'a program of its own without a page',
    bad: "import { Row } from '../tools/Row';\nexport const draw = Row;",
    clean: "import { waiting } from './waiting';\nexport const draw = waiting;",
  },
  {
    rule: 'a text size is a role',
    file: 'frontend-admin/src/shared/small-text.ts',
    teaches: 'A text size is a role',
    bad: 'export const smallText = { fontSize: 13 };',
    clean: "export const smallText = { fontSize: 'inherit' };",
  },
  {
    rule: 'a colour is a name',
    file: 'frontend-admin/src/layout/dark-bar.ts',
    teaches: 'A colour is a name',
    bad: "export const darkBar = { borderBottom: '1px solid #2A2F36' };",
    clean: "export const darkBar = { borderBottom: '1px solid', borderColor: 'divider' };",
  },
  {
    rule: 'a distance is counted in the theme',
    file: 'frontend-admin/src/dashboard/wide-row.ts',
    teaches: 'A distance is counted in the theme',
    bad: "export const wideRow = { padding: '8px 16px' };",
    clean: 'export const wideRow = { py: 1, px: 2 };',
  },
  {
    rule: 'a corner is a token',
    file: 'frontend-admin/src/shared/round-card.ts',
    teaches: 'A corner is a token',
    bad: "export const roundCard = { borderRadius: '8px' };",
    clean: "export const roundCard = { borderRadius: '50%' };",
  },
];

const everywhere: PlantedViolation[] = [
  {
    rule: 'no cycle',
    file: 'backend/src/common/chicken.ts',
    teaches: 'Dependency cycle',
    bad: "import { egg } from './egg.js';\nexport const chicken = () => egg;",
    clean: "import { nest } from './nest.js';\nexport const chicken = () => nest;",
  },
  {
    rule: 'no cycle through #libs',
    file: 'libs/contracts/hen.ts',
    teaches: 'Dependency cycle',
    bad: "import { cock } from '#libs/contracts/cock';\nexport const hen = () => cock;",
    clean: "import { nest } from '#libs/contracts/nest';\nexport const hen = () => nest;",
  },
  {
    rule: 'no barrel',
    file: 'frontend-public/src/ui/index.ts',
    teaches: 'No barrels',
    bad: "export { Card } from './Card';\nexport { Toast } from './Toast';",
    clean: 'export const card = 1;',
  },
  {
    rule: 'no barrel for a resource either',
    file: 'frontend-admin/src/resources/faqs/index.ts',
    teaches: 'No barrels',
    bad: "export { FaqList } from './FaqList';",
    clean: 'export const faqs = 1;',
  },
  {
    rule: 'no barrel under another name',
    file: 'libs/contracts/all.ts',
    teaches: 'No barrels',
    bad: "export * from './faq';\nexport * from './user';",
    clean: 'export const all = 1;',
  },
  {
    rule: 'no line over 120 columns',
    file: 'libs/school/motto.ts',
    teaches: 'A line has 120 columns at most',
    bad: `export const motto = '${'strong '.repeat(20)}';`,
    clean: `export const motto =\n  '${'strong '.repeat(10)}' +\n  '${'strong '.repeat(10)}';`,
  },
  {
    rule: 'one order of buttons',
    file: 'frontend-admin/src/shared/Buttons.tsx',
    teaches: 'Cancel or Close first',
    bad: buttons('{busy && <Button variant="contained">Save</Button>}<Button>\n  Cancel\n</Button>'),
    clean: buttons('<Button>Cancel</Button>{busy ? null : <Button variant="contained">Save</Button>}'),
  },
  {
    rule: 'no vague name',
    file: 'frontend-public/src/ui/utils.ts',
    teaches: 'says nothing: name the thing',
    bad: 'export const one = 1;',
    clean: 'export const one = 1;',
  },
  {
    rule: 'no file past 300 lines',
    file: 'backend/src/common/long.ts',
    teaches: 'Maximum allowed is 300',
    bad: Array.from({ length: 301 }, (_, line) => `export const line${line} = 1;`).join('\n'),
    clean: 'export const line = 1;',
  },
  {
    rule: 'no any',
    file: 'backend/src/common/anything.ts',
    teaches: 'any',
    bad: 'export const anything = (x: any) => String(x);',
    clean: 'export const anything = (x: unknown) => String(x);',
  },
  {
    rule: 'no forgotten promise',
    file: 'backend/src/common/promise.ts',
    teaches: 'Promises must be awaited',
    bad: 'async function send(): Promise<void> {}\nexport function forget(): void {\n  send();\n}',
    clean:
      'async function send(): Promise<void> {}\nexport async function remember(): Promise<void> {\n  await send();\n}',
  },
  {
    rule: 'no focused test',
    file: 'libs/domain/focus.test.ts',
    teaches: 'Unexpected focused test',
    bad: "it.only('runs alone', () => { expect(1).toBe(1); });",
    clean: "it('runs with the others', () => { expect(1).toBe(1); });",
  },
  {
    rule: 'no disabled test',
    file: 'libs/domain/asleep.test.ts',
    teaches: 'test',
    bad: "it.skip('sleeps', () => { expect(1).toBe(1); });",
    clean: "it('wakes', () => { expect(1).toBe(1); });",
  },
  {
    rule: 'no note left behind',
    file: 'backend/src/common/note.ts',
    teaches: 'todo',
    bad: `// ${['TO', 'DO'].join('')}: later\nexport const note = 1;`,
    clean: '// Counted from one because the school counts so.\nexport const note = 1;',
  },
];

export const plantedViolations = [...libs, ...backend, ...publicSite, ...backOffice, ...everywhere];

/** Files that must exist for a cycle to be seen. */
export const bystanders: Record<string, string> = {
  'backend/src/common/egg.ts': "import { chicken } from './chicken.js';\nexport const egg = () => chicken;",
  'backend/src/common/nest.ts': 'export const nest = 1;',
  'libs/contracts/cock.ts': "import { hen } from '#libs/contracts/hen';\nexport const cock = () => hen;",
  'libs/contracts/nest.ts': 'export const nest = 1;',
};
