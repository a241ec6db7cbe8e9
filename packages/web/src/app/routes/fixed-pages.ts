import type { Page } from '../../platform/app.store.ts'
import { fixedTitles } from './fixed-pages.text.ts'

type Options = Partial<Pick<Page, 'name' | 'keepAlive' | 'affix' | 'bare' | 'icon'>>

const page = (
  path: string,
  view: string,
  title: keyof (typeof fixedTitles)['zh-cn'],
  options: Options = {},
): Page => ({
  path,
  name: path,
  view,
  // Read when they are shown: only the reader's language is loaded.
  get title() {
    return fixedTitles['zh-cn'][title]
  },
  get titleEn() {
    return fixedTitles.en[title]
  },
  icon: null,
  keepAlive: false,
  affix: false,
  bare: true,
  parents: [],
  ...options,
})

/**
 * The fixed routes of the specification, section 2; `view` is a view key like any other. The sign
 * pages are kept alive by their common store (docs/areas/signup.md), not by the tabs.
 */
export const FIXED_PAGES: readonly Page[] = [
  page('/entrance', 'app/entrance', 'entrance'),
  page('/course/play', 'course/play', 'coursePlay', { name: 'coursePlay', bare: false }),
  page('/course/exam/sit', 'course/exam/sit', 'sitExam'),
  page('/dashboard', 'dashboard/index', 'dashboard', {
    name: 'Dashboard',
    bare: false,
    affix: true,
    keepAlive: true,
    icon: 'home',
  }),
  page('/waiting', 'dashboard/waiting', 'waiting', { bare: false, keepAlive: true }),
  page('/inbox', 'message/inbox/index', 'inbox', { bare: false, keepAlive: true, icon: 'bell' }),
  page('/personal/center', 'personal/center', 'personalCentre', { bare: false, keepAlive: true }),
  page('/handbook', 'app/handbook', 'handbook', { bare: false, icon: 'read' }),
  page('/401', 'app/401', 'notAllowed'),
  page('/404', 'app/404', 'notFound'),
  page('/sign/500', 'app/sign-500', 'signError'),
  page('/white/intakes', 'white/intakes', 'intakes'),
  page('/white/certificate', 'white/certificate', 'certificate'),
  page('/white/rate', 'white/rate', 'rate'),
  page('/white/level', 'white/level', 'level'),
  page('/white/request', 'white/request', 'request'),
  page('/white/concern', 'white/concern', 'concern'),
  page('/white', 'app/white', 'white'),
  page('/white/:rest(.*)', 'app/white', 'white'),
  page('/sign/basic', 'sign/basic', 'signBasic'),
  page('/sign/train', 'sign/train', 'signTrain'),
  page('/sign/academic', 'sign/academic', 'signAcademic'),
  page('/sign/foreign', 'sign/foreign', 'signForeign'),
  page('/sign/work', 'sign/work', 'signWork'),
  page('/sign/award', 'sign/award/apply', 'signAward'),
  page('/sign/award/apply', 'sign/award/apply', 'signAward'),
  page('/teacher/tutor', 'teacher/tutor', 'tutor'),
  page('/employment/init', 'employment/init', 'employment'),
  page('/employment/login', 'employment/login', 'employment'),
  page('/employment/error', 'employment/error', 'employment'),
  page('/employment/learn', 'employment/learn', 'employmentLearn'),
  page('/employment/exam', 'employment/exam', 'employmentExam'),
  page('/employment/examResult', 'employment/examResult', 'employmentExam'),
  page('/employment/examRecord', 'employment/examRecord', 'employmentExam'),
  page('/sign/cooperation/apply/student', 'sign/cooperation/apply/student', 'cooperation'),
  page('/sign/cooperation/person', 'sign/cooperation/person', 'cooperationPerson'),
  page('/sign/cooperation/tasks', 'sign/cooperation/tasks', 'cooperationTasks'),
  page('/sign/cooperation/register', 'sign/cooperation/register', 'cooperationRegister'),
  page('/bind', 'bind/index', 'bind'),
  page('/bind/qrcode', 'bind/qrcode', 'bind'),
  page('/bind/view', 'bind/view', 'bind'),
  page('/bind/success', 'bind/success', 'bind'),
]
