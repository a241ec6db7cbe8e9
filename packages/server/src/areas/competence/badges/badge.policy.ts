import { badgePermissions as may } from '@residency/contract/areas/competence/badges/access'
import type { BadgeHolder } from '@residency/contract/areas/competence/badges/badge.contract'
import { permittedActions } from '@residency/contract/kernel'
import { type Reader, seesAll } from '../../../platform/reader.ts'
import { orgScope } from '../../organisation/organisation.public.ts'

/** Departments print for trainees who are there, bases for theirs, the office for all. */
export const badgeScope = (actor: Reader) => orgScope(actor, seesAll(actor))

export const actionsOnBadge = (actor: Reader, { badgeId }: { badgeId: number | null }) =>
  permittedActions(actor, {
    print: may.manage,
    revoke: badgeId !== null && may.manage,
  }) as BadgeHolder['actions']
