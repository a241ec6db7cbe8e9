import * as school from '@residency/contract/areas/settings/schools/school.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { getSchoolForm, getSchoolLevels, listManagedSchools, listSchools } from './list-schools.ts'
import { createSchool, updateSchool } from './save-school.ts'
import { schoolSheet } from './school.sheet.ts'

export function schoolsRoutes(binder: Binder) {
  const bind = binder(settingsWords)

  bind(school.listSchools, listSchools)
  bind(school.signListSchools, listSchools)
  bind(school.listManagedSchools, listManagedSchools)
  bindSheet(bind, school.schoolSheet, schoolSheet)
  bind(school.getSchoolLevels, getSchoolLevels)
  bind(school.getSchoolForm, getSchoolForm)
  bind(school.createSchool, createSchool)
  bind(school.updateSchool, updateSchool)
}
