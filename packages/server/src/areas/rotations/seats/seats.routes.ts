import * as absence from '@residency/contract/areas/rotations/seats/absence.contract'
import * as months from '@residency/contract/areas/rotations/seats/months.contract'
import * as pair from '@residency/contract/areas/rotations/seats/pair.contract'
import { seatsWords } from '@residency/contract/areas/rotations/seats/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { findRotationTrainees, listRotationAbsences } from './list-absences.ts'
import { listDepartmentMonths } from './list-months.ts'
import { departmentMonthSheet } from './months.sheet.ts'
import { addRotationPair, deleteRotationPair, listRotationPairs } from './pairs.ts'
import { addRotationAbsence, deleteRotationAbsence, updateRotationAbsence } from './save-absence.ts'
import { setDepartmentMonths } from './set-months.ts'

export function seatsRoutes(binder: Binder) {
  const bind = binder(seatsWords)

  bind(months.listDepartmentMonths, listDepartmentMonths)
  bind(months.setDepartmentMonths, setDepartmentMonths)
  bindSheet(bind, months.departmentMonthSheet, departmentMonthSheet)
  bind(absence.listRotationAbsences, listRotationAbsences)
  bind(absence.findRotationTrainees, findRotationTrainees)
  bind(absence.addRotationAbsence, addRotationAbsence)
  bind(absence.updateRotationAbsence, updateRotationAbsence)
  bind(absence.deleteRotationAbsence, deleteRotationAbsence)
  bind(pair.listRotationPairs, listRotationPairs)
  bind(pair.addRotationPair, addRotationPair)
  bind(pair.deleteRotationPair, deleteRotationPair)
}
