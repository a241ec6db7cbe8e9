import type { RoleCode } from '@residency/contract/areas/accounts/access'

/** The roles of each path group (IDENT). */
const GROUPS: Readonly<Record<string, readonly RoleCode[]>> = {
  sign: ['APPLICANT'],
  stu: ['APPLICANT'],
  award: ['APPLICANT', 'STUDENT', 'TEACHER'],
  tutor: ['TEACHER'],
  physician: ['TEACHER'],
  cooperation: ['PARTNER'],
  employment: ['STUDENT'],
}

/** Whether these roles may enter a path group; ROOT may enter every existing group. */
export function mayEnterGroup(ident: string, roles: readonly string[], isRoot: boolean): boolean {
  const group = Object.hasOwn(GROUPS, ident) ? GROUPS[ident] : undefined
  return group !== undefined && (isRoot || group.some((role) => roles.includes(role)))
}
