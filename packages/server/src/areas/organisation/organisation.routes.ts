import * as base from '@residency/contract/areas/organisation/base.contract'
import * as department from '@residency/contract/areas/organisation/department.contract'
import * as unit from '@residency/contract/areas/organisation/training-unit.contract'
import type { Bind } from '../../platform/http/bind.ts'
import { createDepartment } from './create-department.ts'
import { deleteDepartments } from './delete-departments.ts'
import { getBaseOptions, listBases } from './list-bases.ts'
import { getDepartmentForm, getDepartmentOptions, getFirstLevelOptions, listDepartments, listDirectory } from './list-departments.ts'
import { getTrainingUnitOptions } from './training-units.ts'
import { updateDepartment } from './update-department.ts'

/** Each call of the area with the one function behind it. */
export function organisationRoutes(bind: Bind) {
  bind(department.listDepartments, listDepartments)
  bind(department.getDepartmentOptions, getDepartmentOptions)
  bind(department.getDepartmentForm, getDepartmentForm)
  bind(department.createDepartment, createDepartment)
  bind(department.updateDepartment, updateDepartment)
  bind(department.deleteDepartments, deleteDepartments)
  bind(department.getFirstLevelOptions, getFirstLevelOptions)
  bind(department.listDirectory, listDirectory)
  bind(department.listDirectoryInSignUp, listDirectory)

  bind(base.getBaseOptions, getBaseOptions)
  bind(base.listBases, listBases)
  bind(unit.getTrainingUnitOptions, getTrainingUnitOptions)
}
