import { awardKindPermissions as may } from '@residency/contract/areas/awards/kinds/permissions'
import { holds } from '@residency/contract/kernel'
import { type Reader, type TeacherScope, teacherScope } from '../teachers/teachers.public.ts'

/** The office sees and decides all awards: all data, and the right to set kinds and limits. */
export const isAwardOffice = (actor: Reader) => actor.isRoot || (actor.dataScopes.has(0) && holds(actor, may.manage))

/** Whose applications and quotas somebody sees: the office all; others those of the bases they administer. */
export const visibleAwards = (actor: Reader): TeacherScope => teacherScope(actor, isAwardOffice(actor))
