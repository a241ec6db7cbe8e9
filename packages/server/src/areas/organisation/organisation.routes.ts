import * as base from '@residency/contract/areas/organisation/base.contract'
import * as department from '@residency/contract/areas/organisation/department.contract'
import * as level from '@residency/contract/areas/organisation/department-level.contract'
import * as major from '@residency/contract/areas/organisation/major.contract'
import * as person from '@residency/contract/areas/organisation/person.contract'
import * as unit from '@residency/contract/areas/organisation/training-unit.contract'
import { organisationWords } from '@residency/contract/areas/organisation/words'
import type { Binder } from '../../platform/http/bind.ts'
import { bindSheet } from '../../platform/sheets/bind-sheet.ts'
import { createBase } from './create-base.ts'
import { createDepartment } from './create-department.ts'
import { deleteBases } from './delete-bases.ts'
import { deleteDepartments } from './delete-departments.ts'
import { deleteMajors } from './delete-majors.ts'
import { deleteTrainingUnits } from './delete-units.ts'
import { findPeople } from './find-people.ts'
import { getBaseOptions, listBases } from './list-bases.ts'
import { getDepartmentForm, getDepartmentOptions, listDepartments } from './list-departments.ts'
import { getFirstLevelOptions, listDirectory } from './list-directory.ts'
import { listFirstLevel, listSecondLevel } from './list-levels.ts'
import { getMajorForm, getNationalMajorOptions, listMajors } from './list-majors.ts'
import { getBaseForm, listManagedBases } from './list-managed-bases.ts'
import { getTrainingUnitForm, getTrainingUnitOptions, listTrainingUnits } from './list-units.ts'
import * as sheets from './organisation-sheets.ts'
import { placeDepartment } from './place-department.ts'
import { setCapacity } from './set-capacity.ts'
import { updateBase } from './update-base.ts'
import { updateDepartment } from './update-department.ts'
import { updateOwnBase } from './update-own-base.ts'
import { createMajor, mapMajor, updateMajor } from './write-majors.ts'
import { createTrainingUnit, updateTrainingUnit } from './write-units.ts'

/** Each call of the area with the one function behind it. */
export function organisationRoutes(binder: Binder) {
  const bind = binder(organisationWords)

  bind(department.listDepartments, listDepartments)
  bind(department.getDepartmentOptions, getDepartmentOptions)
  bind(department.getDepartmentForm, getDepartmentForm)
  bind(department.createDepartment, createDepartment)
  bind(department.updateDepartment, updateDepartment)
  bind(department.placeDepartment, placeDepartment)
  bind(department.deleteDepartments, deleteDepartments)
  bind(department.getFirstLevelOptions, getFirstLevelOptions)
  bind(department.listDirectory, listDirectory)
  bind(department.signListDirectory, listDirectory)
  bind(level.listFirstLevel, listFirstLevel)
  bind(level.listSecondLevel, listSecondLevel)
  bind(level.setCapacity, setCapacity)

  bind(base.getBaseOptions, getBaseOptions)
  bind(base.listBases, listBases)
  bind(base.listManagedBases, listManagedBases)
  bind(base.getBaseForm, getBaseForm)
  bind(base.createBase, createBase)
  bind(base.updateBase, updateBase)
  bind(base.updateOwnBase, updateOwnBase)
  bind(base.deleteBases, deleteBases)

  bind(major.listMajors, listMajors)
  bind(major.getNationalMajorOptions, getNationalMajorOptions)
  bind(major.getMajorForm, getMajorForm)
  bind(major.createMajor, createMajor)
  bind(major.updateMajor, updateMajor)
  bind(major.mapMajor, mapMajor)
  bind(major.deleteMajors, deleteMajors)

  bind(unit.getTrainingUnitOptions, getTrainingUnitOptions)
  bind(unit.listTrainingUnits, listTrainingUnits)
  bind(unit.getTrainingUnitForm, getTrainingUnitForm)
  bind(unit.createTrainingUnit, createTrainingUnit)
  bind(unit.updateTrainingUnit, updateTrainingUnit)
  bind(unit.deleteTrainingUnits, deleteTrainingUnits)

  bind(person.findPeople, findPeople)

  bindSheet(bind, unit.trainingUnitSheet, sheets.unitSheet)
  bindSheet(bind, level.firstLevelSheet, sheets.firstLevelSheet)
  bindSheet(bind, level.secondLevelSheet, sheets.secondLevelSheet)
  bindSheet(bind, base.baseSheet, sheets.baseSheet)
  bindSheet(bind, major.majorSheet, sheets.majorSheet)
}
