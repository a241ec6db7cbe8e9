import { errorsOf } from '../../kernel/index.ts'

export const organisationErrors = errorsOf('organisation', {
  departmentNameTaken: { status: 400, code: 'B0001', field: 'name' },
  departmentParentWrong: { status: 400, code: 'B0001', field: 'parentId' },
  departmentCodeTaken: { status: 400, code: 'B0001', field: 'code' },
  /** {what} lists the records that refer to it. */
  departmentUsed: { status: 409, code: 'B0001' },
  departmentOfUnit: { status: 409, code: 'B0001' },
  capacityOnSecondLevel: { status: 400, code: 'B0001', field: 'capacity' },
  departmentUnknown: { status: 400, code: 'B0001' },
  placeWrong: { status: 400, code: 'B0001', field: 'beforeId' },
  headUnknown: { status: 400, code: 'B0001', field: 'headId' },
  directorUnknown: { status: 400, code: 'B0001', field: 'directorId' },
  secretaryUnknown: { status: 400, code: 'B0001', field: 'secretaryId' },
  unitNameTaken: { status: 400, code: 'B0001', field: 'name' },
  unitCodeTaken: { status: 400, code: 'B0001', field: 'code' },
  unitParentWrong: { status: 400, code: 'B0001', field: 'parentId' },
  unitUsed: { status: 409, code: 'B0001' },
  baseNameTaken: { status: 400, code: 'B0001', field: 'name' },
  baseCodeTaken: { status: 400, code: 'B0001', field: 'code' },
  baseModeMapped: { status: 409, code: 'B0001', field: 'mode' },
  baseUsed: { status: 409, code: 'B0001' },
  majorCodeTaken: { status: 400, code: 'B0001', field: 'code' },
  majorBaseWrong: { status: 400, code: 'B0001', field: 'baseId' },
  majorMappingWrong: { status: 400, code: 'B0001', field: 'nationalId' },
  // reported beside the cells of a sheet
  unitUnknown: { status: 400, code: 'B0001' },
  parentUnknown: { status: 400, code: 'B0001' },
  departmentRefWrong: { status: 400, code: 'B0001' },
  nationalUnknown: { status: 400, code: 'B0001' },
  baseUnknown: { status: 400, code: 'B0001' },
  majorUsed: { status: 409, code: 'B0001' },
})
