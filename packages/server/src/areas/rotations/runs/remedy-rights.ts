import { planPermissions } from '@residency/contract/areas/rotations/plan/access'
import type { REMEDY_KINDS } from '@residency/contract/areas/rotations/plan/run.contract'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { seatsPermissions } from '@residency/contract/areas/rotations/seats/access'
import { seatsWords } from '@residency/contract/areas/rotations/seats/text'
import { cohortPermissions } from '@residency/contract/areas/standards/cohort/access'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { electivesPermissions } from '@residency/contract/areas/standards/electives/access'
import { electivesWords } from '@residency/contract/areas/standards/electives/text'
import { situationPermissions } from '@residency/contract/areas/students/situations/access'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { type FlowActor, holds, type Language } from '@residency/contract/kernel'

export type RemedyKind = (typeof REMEDY_KINDS)[number]

/** The permission that each remedy needs: that of the use case by which it is applied. */
const PERMISSIONS: Record<RemedyKind, string> = {
  longerPlan: planPermissions.manage,
  extension: situationPermissions.record,
  replace: electivesPermissions.manage,
  seats: seatsPermissions.set,
  unlock: planPermissions.manage,
  open: planPermissions.manage,
  exclude: cohortPermissions.manage,
}

/** The name of the permission that somebody lacks for a remedy; null if they have it. */
export function permissionLacked(
  language: Language,
  actor: FlowActor,
  kind: RemedyKind,
): string | null {
  const permission = PERMISSIONS[kind]
  if (holds(actor, permission)) return null

  const words = [planWords, seatsWords, cohortWords, electivesWords, situationWords]

  const names: Record<string, string> = Object.assign(
    {},
    ...words.map((book) => book[language].permissions),
  )

  return names[permission] ?? permission
}
