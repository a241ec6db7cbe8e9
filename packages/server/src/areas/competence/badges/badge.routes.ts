import * as badge from '@residency/contract/areas/competence/badges/badge.contract'
import { badgeWords } from '@residency/contract/areas/competence/badges/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { listBadges } from './list-badges.ts'
import { openBadge } from './open-badge.ts'
import { printBadges } from './print-badges.ts'
import { revokeBadge, revokeOwnBadge } from './revoke-badge.ts'

export function badgeRoutes(binder: Binder) {
  const bind = binder(badgeWords)

  bind(badge.listBadges, listBadges)
  bind(badge.printBadges, printBadges)
  bind(badge.revokeOwnBadge, revokeOwnBadge)
  bind(badge.revokeBadge, revokeBadge)
  bind(badge.openBadge, openBadge)
}
