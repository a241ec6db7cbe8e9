import * as compare from '@residency/contract/areas/standards/compare/compare.contract'
import { compareWords } from '@residency/contract/areas/standards/compare/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { compareSheet } from './compare.sheet.ts'
import { listRotationDepartments, listStandardDepartments } from './list-standard-departments.ts'
import {
  createStandardDepartment,
  deleteStandardDepartment,
  updateStandardDepartment,
} from './save-standard-department.ts'

export function compareRoutes(binder: Binder) {
  const bind = binder(compareWords)

  bind(compare.listStandardDepartments, listStandardDepartments)
  bind(compare.listRotationDepartments, listRotationDepartments)
  bind(compare.createStandardDepartment, createStandardDepartment)
  bindSheet(bind, compare.compareSheet, compareSheet)
  bind(compare.updateStandardDepartment, updateStandardDepartment)
  bind(compare.deleteStandardDepartment, deleteStandardDepartment)
}
