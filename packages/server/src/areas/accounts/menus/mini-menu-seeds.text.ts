/**
 * A mini-program menu that start-up adds once. `page` follows `pages/` in the mini-program's own
 * routes.
 */
export type MiniMenuSeed = {
  key: string
  parent?: string
  zh: string
  en: string
  page: string | null
  icon: string
  roles: readonly string[]
}

const TRAINEE = ['STUDENT'] as const
const TEACHER = ['TEACHER'] as const
const BOTH = ['STUDENT', 'TEACHER'] as const

/** What trainees and teachers do on a phone; parents come before their children. */
export const MINI_MENU_SEEDS: readonly MiniMenuSeed[] = [
  { key: 'home', zh: '首页', en: 'Home', page: 'home/index', icon: 'home', roles: BOTH },
  { key: 'training', zh: '我的培训', en: 'My training', page: null, icon: 'read', roles: TRAINEE },
  { key: 'training.rotation', parent: 'training', zh: '轮转安排', en: 'Rotations', page: 'rotation/index', icon: 'swap', roles: TRAINEE },
  { key: 'training.workload', parent: 'training', zh: '登记工作量', en: 'Log cases', page: 'workload/edit', icon: 'form', roles: TRAINEE },
  {
    key: 'training.course',
    parent: 'training',
    zh: '课程与考试',
    en: 'Courses and exams',
    page: 'course/index',
    icon: 'book',
    roles: TRAINEE,
  },
  {
    key: 'training.signIn',
    parent: 'training',
    zh: '活动签到',
    en: 'Sign in to a class',
    page: 'class/scan',
    icon: 'qrcode',
    roles: TRAINEE,
  },
  { key: 'training.rate', parent: 'training', zh: '评价', en: 'Ratings', page: 'evaluate/index', icon: 'star', roles: TRAINEE },
  { key: 'training.leave', parent: 'training', zh: '请假与销假', en: 'Leave', page: 'leave/index', icon: 'calendar', roles: TRAINEE },
  { key: 'teaching', zh: '我的带教', en: 'My teaching', page: null, icon: 'team', roles: TEACHER },
  {
    key: 'teaching.trainees',
    parent: 'teaching',
    zh: '我的学员',
    en: 'My trainees',
    page: 'teaching/trainees',
    icon: 'team',
    roles: TEACHER,
  },
  {
    key: 'teaching.workload',
    parent: 'teaching',
    zh: '审核工作量',
    en: 'Review cases',
    page: 'teaching/workload',
    icon: 'audit',
    roles: TEACHER,
  },
  {
    key: 'teaching.leave',
    parent: 'teaching',
    zh: '审批请假',
    en: 'Decide leave',
    page: 'teaching/leave',
    icon: 'schedule',
    roles: TEACHER,
  },
  { key: 'teaching.class', parent: 'teaching', zh: '教学活动', en: 'Classes', page: 'teaching/classes', icon: 'solution', roles: TEACHER },
  { key: 'teaching.rate', parent: 'teaching', zh: '评价学员', en: 'Rate trainees', page: 'evaluate/index', icon: 'star', roles: TEACHER },
  { key: 'messages', zh: '消息', en: 'Messages', page: 'message/index', icon: 'bell', roles: BOTH },
  { key: 'mine', zh: '我的', en: 'Me', page: 'mine/index', icon: 'user', roles: BOTH },
]
