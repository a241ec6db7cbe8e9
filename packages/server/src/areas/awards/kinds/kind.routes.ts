import * as kind from '@residency/contract/areas/awards/kinds/award-kind.contract'
import * as limit from '@residency/contract/areas/awards/kinds/award-limit.contract'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { createAwardKind, deleteAwardKind, listAwardKinds, updateAwardKind } from './award-kinds.ts'
import {
  createAwardLimit,
  deleteAwardLimit,
  listAwardLimits,
  updateAwardLimit,
} from './award-limits.ts'

export function awardKindRoutes(binder: Binder) {
  const bind = binder(awardKindWords)

  bind(kind.listAwardKinds, listAwardKinds)
  bind(kind.createAwardKind, createAwardKind)
  bind(kind.updateAwardKind, updateAwardKind)
  bind(kind.deleteAwardKind, deleteAwardKind)
  bind(limit.listAwardLimits, listAwardLimits)
  bind(limit.createAwardLimit, createAwardLimit)
  bind(limit.updateAwardLimit, updateAwardLimit)
  bind(limit.deleteAwardLimit, deleteAwardLimit)
}
