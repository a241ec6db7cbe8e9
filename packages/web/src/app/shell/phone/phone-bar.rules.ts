import type { Page } from '../../../platform/app.store.ts'

/** Whose bar a phone shows. Applicants and partner units keep their steps and have none. */
const BAR_ROLES = ['trainee', 'teacher', 'department', 'base', 'office'] as const
export type BarRole = (typeof BAR_ROLES)[number]

const ROLE_OF: Readonly<Record<string, BarRole>> = {
  STUDENT: 'trainee',
  TEACHER: 'teacher',
  DEPT_ADMIN: 'department',
  BASE_ADMIN: 'base',
  BHB_ADMIN: 'office',
  ADMIN: 'office',
  ROOT: 'office',
}

/** The bars of a person, in the order of the list above. */
export function barRolesOf(roles: readonly string[]): readonly BarRole[] {
  const own = new Set(roles.map((role) => ROLE_OF[role]))
  return BAR_ROLES.filter((role) => own.has(role))
}

/** The bar that was used last, where the person still has it; else their first. */
export const barRoleOf = (own: readonly BarRole[], last: string | null): BarRole | null =>
  own.find((role) => role === last) ?? own[0] ?? null

export type BarItem = 'home' | 'waiting' | 'log' | 'inbox' | 'teaching' | 'stays' | 'trainees'
type Place = { item: BarItem; view: string; query?: string }

const HOME: Place = { item: 'home', view: 'dashboard/index' }
const WAITING: Place = { item: 'waiting', view: 'dashboard/waiting' }

const PLACES: Readonly<Record<BarRole, readonly Place[]>> = {
  trainee: [
    HOME,
    { item: 'log', view: 'workload/own/index' },
    { item: 'inbox', view: 'message/inbox/index' },
  ],
  teacher: [HOME, WAITING, { item: 'teaching', view: 'rotation/month/index', query: '?mine=1' }],
  department: [HOME, WAITING, { item: 'stays', view: 'rotation/month/index' }],
  base: [HOME, WAITING, { item: 'trainees', view: 'student/list/index' }],
  office: [HOME, WAITING, { item: 'trainees', view: 'student/list/index' }],
}

/** The places of a bar with their addresses; pages that the reader does not have are left out. */
export const barPlaces = (role: BarRole, pages: readonly Pick<Page, 'view' | 'path'>[]) =>
  PLACES[role].flatMap(({ item, view, query = '' }) => {
    const page = pages.find((one) => one.view === view)
    return page ? [{ item, path: page.path, to: page.path + query }] : []
  })
