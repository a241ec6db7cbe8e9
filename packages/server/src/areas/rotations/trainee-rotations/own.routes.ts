import * as own from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { ownWords } from '@residency/contract/areas/rotations/trainee-rotations/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { getOwnRotation, getRotation, listRotations } from './get-rotation.ts'
import { getOwnRotationCalendar, getRotationCalendar } from './rotation-calendar.ts'

export function ownRoutes(binder: Binder) {
  const bind = binder(ownWords)

  bind(own.getOwnRotation, getOwnRotation)
  bind(own.getOwnRotationCalendar, getOwnRotationCalendar)
  bind(own.listRotations, listRotations)
  bind(own.getRotation, getRotation)
  bind(own.getRotationCalendar, getRotationCalendar)
}
