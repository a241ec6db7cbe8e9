import type { outlineText } from './handbook-outline.text.ts'

/** The roles that have a handbook, from the trainee on. */
export const BOOK_ROLES = [
  'trainee',
  'teacher',
  'department',
  'base',
  'office',
  'administrator',
] as const
export type BookRole = (typeof BOOK_ROLES)[number]

/** The roles of the product whose pages each of them sees. */
export const CODE_OF_ROLE: Readonly<Record<BookRole, string>> = {
  trainee: 'STUDENT',
  teacher: 'TEACHER',
  department: 'DEPT_ADMIN',
  base: 'BASE_ADMIN',
  office: 'BHB_ADMIN',
  administrator: 'ADMIN',
}

/** The parts of a handbook, by the names of their titles. */
export type PartKey = keyof (typeof outlineText)['zh-cn']['parts']

/**
 * A task of a role with its pages, in the order in which they are needed: view keys, or the
 * beginning of view keys for all further pages below it, in the order of the menu.
 */
export type PartPlan = { key: PartKey; views: readonly string[] }

const BEGIN: PartPlan = {
  key: 'begin',
  views: [
    'app/entrance',
    'dashboard/index',
    'dashboard/waiting',
    'message/inbox/index',
    'personal/center',
    'dashboard/guide/index',
    'files/own/index',
    'app/handbook',
  ],
}

const MESSAGES: PartPlan = { key: 'messages', views: ['message/'] }

/** What departments, bases and the office do alike while trainees are in training. */
const DUTY: PartPlan = {
  key: 'duty',
  views: ['duty/kind/index', 'duty/roster/index', 'duty/swap/index', 'duty/hours/index', 'duty/'],
}
const LEAVE: PartPlan = { key: 'leave', views: ['daily/'] }
const CASES: PartPlan = { key: 'cases', views: ['workload/'] }
const LEVELS: PartPlan = { key: 'levels', views: ['competence/'] }
const TEACH: PartPlan = { key: 'teach', views: ['course/'] }
const RATE: PartPlan = { key: 'rate', views: ['evaluate/', 'progress/'] }
const MENTOR: PartPlan = { key: 'mentor', views: ['mentor/'] }
const AWARDS: PartPlan = { key: 'awards', views: ['award/'] }

const INTAKE: PartPlan = {
  key: 'intake',
  views: [
    'recruit/batch/index',
    'recruit/enrollment/major/index',
    'recruit/coreInfoSetting/index',
    'recruit/limit/index',
    'recruit/school/index',
    'recruit/partner/index',
    'recruit/student/',
    'recruit/examination/index',
    'recruit/score/index',
    'recruit/admission/index',
    'recruit/arrange/index',
    'recruit/',
  ],
}

const PLAN: PartPlan = {
  key: 'plan',
  views: [
    'rotation/seats/index',
    'rotation/absence/index',
    'rotation/pair/index',
    'rotation/plan/index',
    'rotation/load/index',
    'rotation/trainee/index',
    'rotation/',
  ],
}

const TRAINEES: PartPlan = {
  key: 'trainees',
  views: ['student/list/index', 'student/change/index', 'student/fund/'],
}

const FINISH: PartPlan = {
  key: 'finish',
  views: [
    'student/completion/candidates',
    'student/completion/index',
    'student/certificate/index',
    'student/',
  ],
}

const OTHER: PartPlan = { key: 'other', views: ['system/job/index'] }

/** What base and office do alike, after duty and leave. */
const AFTER_LEAVE: readonly PartPlan[] = [
  CASES,
  LEVELS,
  TEACH,
  RATE,
  { key: 'teachers', views: ['teacher/'] },
  AWARDS,
  FINISH,
  MESSAGES,
  OTHER,
]

const BASE_DATA = ['base/unit/index', 'base/own/index', 'base/']

/** Each handbook: its parts in the order in which a role needs them. */
export const OUTLINES: Readonly<Record<BookRole, readonly PartPlan[]>> = {
  trainee: [
    BEGIN,
    {
      key: 'enter',
      views: ['student/file/index', 'mentor/choice/index', 'mentor/mine/index', 'mentor/'],
    },
    {
      key: 'rotate',
      views: ['rotation/preference/index', 'standard/electives/own', 'rotation/own/index'],
    },
    { key: 'duty', views: ['duty/own/index', 'duty/hours/own'] },
    { key: 'leave', views: ['daily/leave/own', 'daily/away/own'] },
    { key: 'work', views: ['workload/own/index', 'workload/quantity/own', 'competence/own/index'] },
    {
      key: 'learn',
      views: [
        'course/own/index',
        'course/play',
        'course/own/attendance',
        'course/own/exam',
        'course/exam/sit',
      ],
    },
    {
      key: 'judged',
      views: [
        'evaluate/wait/index',
        'evaluate/ask/index',
        'evaluate/own/result',
        'evaluate/competency/own',
        'progress/own/index',
        'evaluate/',
      ],
    },
    MESSAGES,
    AWARDS,
    { key: 'finish', views: ['student/completion/own', 'student/departure/own', 'student/'] },
  ],
  teacher: [
    BEGIN,
    { key: 'own', views: ['teacher/own/index', 'teacher/'] },
    { key: 'rotate', views: ['rotation/month/index', 'rotation/supervisor/index'] },
    CASES,
    LEVELS,
    RATE,
    LEAVE,
    {
      key: 'mentor',
      views: [
        'mentor/own/index',
        'mentor/applicants/index',
        'mentor/guidance/index',
        'mentor/change/requests',
        'mentor/',
      ],
    },
    { key: 'teach', views: ['course/attendance/index', 'course/'] },
    MESSAGES,
    AWARDS,
    { key: 'finish', views: ['student/'] },
  ],
  department: [
    BEGIN,
    {
      key: 'department',
      views: ['base/', 'rotation/seats/index', 'rotation/rule/index', 'system/user/'],
    },
    {
      key: 'rotate',
      views: [
        'rotation/month/index',
        'rotation/supervisor/index',
        'rotation/load/index',
        'rotation/',
      ],
    },
    DUTY,
    LEAVE,
    CASES,
    LEVELS,
    RATE,
    TEACH,
    { key: 'teachers', views: ['teacher/guidance/index', 'teacher/library/index', 'teacher/'] },
    MENTOR,
    MESSAGES,
    AWARDS,
    { key: 'finish', views: ['student/'] },
    OTHER,
  ],
  base: [
    BEGIN,
    { key: 'data', views: [...BASE_DATA, 'system/user/'] },
    INTAKE,
    { key: 'standards', views: ['standard/'] },
    PLAN,
    TRAINEES,
    MENTOR,
    DUTY,
    LEAVE,
    ...AFTER_LEAVE,
  ],
  office: [
    BEGIN,
    {
      key: 'setUp',
      views: [
        'system/set-up/index',
        ...BASE_DATA,
        'system/dept/index',
        'system/user/',
        'system/dict/index',
        'system/holiday/index',
        'system/time/index',
        'system/guide/index',
        'message/template/index',
        'system/second-person/index',
      ],
    },
    INTAKE,
    { key: 'induction', views: ['employment/'] },
    { key: 'standards', views: ['standard/country/index', 'standard/template/index', 'standard/'] },
    PLAN,
    TRAINEES,
    MENTOR,
    DUTY,
    {
      key: 'leave',
      views: ['daily/leave/type', 'daily/leave/step', 'daily/leave/review', 'daily/'],
    },
    ...AFTER_LEAVE,
  ],
  administrator: [
    BEGIN,
    {
      key: 'setUp',
      views: [
        'system/set-up/index',
        'system/dict/index',
        'system/holiday/index',
        'system/time/index',
        'system/guide/index',
        'system/second-person/index',
        'system/menu/index',
        'system/mini-menu/index',
        'message/template/index',
      ],
    },
    { key: 'people', views: ['system/user/', 'system/role/index', 'system/dept/index'] },
    { key: 'data', views: [...BASE_DATA, 'recruit/school/index'] },
    {
      key: 'watch',
      views: [
        'system/health/index',
        'system/audit/index',
        'system/online/index',
        'system/outbox/index',
        'message/delivery/index',
        'system/job/index',
      ],
    },
    { key: 'induction', views: ['employment/'] },
    MESSAGES,
  ],
}

/** Pages for those who change the product. */
export const NOT_IN_BOOKS: readonly string[] = ['demo/gallery']

/** Pages that belong to no role by its menus. */
export const FIXED_FOR_ALL: ReadonlySet<string> = new Set(BEGIN.views)
export const FIXED_OF_ROLE: Partial<Readonly<Record<BookRole, readonly string[]>>> = {
  trainee: ['course/play', 'course/exam/sit'],
}
