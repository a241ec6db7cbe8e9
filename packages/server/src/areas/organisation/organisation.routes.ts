import * as base from '@residency/contract/areas/organisation/bases/base.contract'
import * as department from '@residency/contract/areas/organisation/departments/department.contract'
import * as level from '@residency/contract/areas/organisation/departments/department-level.contract'
import * as major from '@residency/contract/areas/organisation/majors/major.contract'
import * as person from '@residency/contract/areas/organisation/person.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import * as unit from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import type { Binder } from '../../platform/http/bind.ts'
import { bindSheet } from '../../platform/sheets/bind-sheet.ts'
import { baseSheet } from './bases/base.sheet.ts'
import { createBase } from './bases/create-base.ts'
import { deleteBases } from './bases/delete-bases.ts'
import { getBaseOptions, listBases } from './bases/list-bases.ts'
import { getBaseForm, listManagedBases } from './bases/list-managed-bases.ts'
import { updateBase } from './bases/update-base.ts'
import { updateOwnBase } from './bases/update-own-base.ts'
import { createDepartment } from './departments/create-department.ts'
import { deleteDepartments } from './departments/delete-departments.ts'
import { firstLevelSheet, secondLevelSheet } from './departments/level.sheet.ts'
import {
  getDepartmentForm,
  getDepartmentOptions,
  listDepartments,
} from './departments/list-departments.ts'
import { getFirstLevelOptions, listDirectory } from './departments/list-directory.ts'
import { listFirstLevel, listSecondLevel } from './departments/list-levels.ts'
import { placeDepartment } from './departments/place-department.ts'
import { setCapacity } from './departments/set-capacity.ts'
import { updateDepartment } from './departments/update-department.ts'
import { findPeople } from './find-people.ts'
import { deleteMajors } from './majors/delete-majors.ts'
import { getMajorForm, getNationalMajorOptions, listMajors } from './majors/list-majors.ts'
import { majorSheet } from './majors/major.sheet.ts'
import { createMajor, mapMajor, updateMajor } from './majors/write-majors.ts'
import { deleteTrainingUnits } from './training-units/delete-units.ts'
import {
  getTrainingUnitForm,
  getTrainingUnitOptions,
  listTrainingUnits,
} from './training-units/list-units.ts'
import { unitSheet } from './training-units/unit.sheet.ts'
import { createTrainingUnit, updateTrainingUnit } from './training-units/write-units.ts'

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

  bindSheet(bind, unit.trainingUnitSheet, unitSheet)
  bindSheet(bind, level.firstLevelSheet, firstLevelSheet)
  bindSheet(bind, level.secondLevelSheet, secondLevelSheet)
  bindSheet(bind, base.baseSheet, baseSheet)
  bindSheet(bind, major.majorSheet, majorSheet)
}
