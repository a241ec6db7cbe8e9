import * as kind from '@residency/contract/areas/duty/kinds/kind.contract'
import { shiftKindWords } from '@residency/contract/areas/duty/kinds/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { createShiftKind, deleteShiftKind, listShiftKinds, updateShiftKind } from './kinds.ts'

export function shiftKindRoutes(binder: Binder) {
  const bind = binder(shiftKindWords)

  bind(kind.listShiftKinds, listShiftKinds)
  bind(kind.createShiftKind, createShiftKind)
  bind(kind.updateShiftKind, updateShiftKind)
  bind(kind.deleteShiftKind, deleteShiftKind)
}
