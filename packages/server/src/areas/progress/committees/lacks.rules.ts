import {
  type LACKS,
  MEMBER_ROLES,
  type MemberRole,
} from '@residency/contract/areas/progress/committees/committee.contract'

type Lack = (typeof LACKS)[number]
type MemberFacts = { role: MemberRole; isInOffice: boolean; isOutside: boolean }

/**
 * What a committee lacks to decide: one chair, at least one of each other role, and at least one
 * teacher of a department that is not one of the base's.
 */
export function lacksOf(members: readonly MemberFacts[]): Lack[] {
  const inOffice = members.filter((member) => member.isInOffice)
  const missing: Lack[] = MEMBER_ROLES.filter(
    (role) => !inOffice.some((member) => member.role === role),
  )

  const hasTeacher = !missing.includes('teacher')
  const hasOutside = inOffice.some(({ role, isOutside }) => role === 'teacher' && isOutside)

  return hasTeacher && !hasOutside ? [...missing, 'outsideTeacher'] : missing
}
