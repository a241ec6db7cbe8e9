import { errorsOf } from '../../../kernel/index.ts'

export const libraryErrors = errorsOf('teachers', {
  personUnknown: { status: 400, code: 'A0400', field: 'userId' },
  alreadyInLibrary: { status: 409, code: 'B0001', field: 'userId' },
  applicationUnderWay: { status: 409, code: 'B0001', field: 'userId' },
  validityOver: { status: 400, code: 'A0400', field: 'validUntil' },
  ownEntry: { status: 409, code: 'B0001' },
  outsiderRecorded: { status: 409, code: 'B0001', field: 'name' },
  outsiderHasAccount: { status: 409, code: 'B0001' },
  departmentOfAnotherBase: { status: 400, code: 'A0400', field: 'departmentId' },
})
