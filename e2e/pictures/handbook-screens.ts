import type { Page } from '@playwright/test'
import { pathOfView } from '../support/menu-pages.ts'
import type { Screen } from './screens.ts'

/** Pages of the application itself, which no menu shows. */
const OWN_PATHS: Readonly<Record<string, string>> = {
  'dashboard/index': 'dashboard',
  'dashboard/waiting': 'waiting',
  'message/inbox/index': 'inbox',
}

type Shot = string | readonly [view: string, how: Partial<Screen>]

/** What a role of the handbook sees, by the view keys of the pages. */
const shotsOf = (role: string, who: string, size: Screen['size'], shots: readonly Shot[]) =>
  shots.map((shot): Screen => {
    const [view, how] = typeof shot === 'string' ? [shot, {}] : shot

    return {
      name: `${role}-${view.replaceAll('/', '-')}`,
      who,
      size,
      path: () => OWN_PATHS[view] ?? pathOfView(view),
      isInBook: true,
      ...how,
    }
  })

/** Opens the record of the first row with these words. */
const openRow = (words: string) => async (page: Page) => {
  const row = page.locator('main').getByRole('row').filter({ hasText: words }).first()

  await row.getByRole('link').first().click()
  await page.waitForURL(/[?&]id=\d+/)
}

/**
 * The pictures of the handbook: those of trainees on a phone. A file is named by role and view key,
 * by which the handbook finds it.
 */
export const BOOK_SCREENS: readonly Screen[] = [
  ...shotsOf('trainee', 'student', 'phone', [
    'dashboard/index',
    'rotation/own/index',
    'rotation/preference/index',
    'duty/own/index',
    'duty/hours/own',
    'daily/leave/own',
    'workload/own/index',
    'workload/quantity/own',
    'competence/own/index',
    'course/own/index',
    'course/own/exam',
    ['course/exam/sit', { path: ({ attemptId }) => `course/exam/sit?attempt=${attemptId}` }],
    'evaluate/wait/index',
    'evaluate/ask/index',
    'evaluate/competency/own',
    'progress/own/index',
    'mentor/mine/index',
    'message/concern/box',
    'student/completion/own',
  ]),
  ...shotsOf('teacher', 'teacher', 'laptop', [
    'dashboard/index',
    'rotation/month/index',
    'workload/audit/index',
    'evaluate/bedside/index',
    'competence/observe/index',
    'mentor/guidance/index',
    'course/bank/index',
    'teacher/duties/own',
  ]),
  ...shotsOf('department', 'dept', 'laptop', [
    'dashboard/index',
    'rotation/supervisor/index',
    ['duty/roster/index', { prepare: openRow('2026-11') }],
    'duty/hours/index',
    'daily/leave/review',
    'competence/grant/index',
    'teacher/duties/records',
  ]),
  ...shotsOf('base', 'base', 'laptop', [
    'dashboard/index',
    [
      'recruit/student/registration',
      { path: ({ registrationId }) => `recruit/registration?id=${registrationId}` },
    ],
    'rotation/load/index',
    'standard/batch/index',
    'student/list/index',
    'progress/session/index',
    'workload/quantity/index',
    'student/completion/index',
  ]),
  ...shotsOf('office', 'bhb', 'laptop', [
    'dashboard/index',
    'dashboard/waiting',
    'system/set-up/index',
    'recruit/batch/index',
    'recruit/admission/index',
    'standard/country/index',
    ['rotation/plan/index', { path: ({ planId }) => `rotation/plan?id=${planId}` }],
    'course/exam/index',
    'student/completion/index',
    'message/inform/index',
    'evaluate/load/index',
    'award/audit/index',
  ]),
  ...shotsOf('administrator', 'admin', 'laptop', [
    'dashboard/index',
    'system/user/index',
    'system/role/index',
    'system/menu/index',
    'system/health/index',
    'system/audit/index',
    'system/time/index',
  ]),
]
