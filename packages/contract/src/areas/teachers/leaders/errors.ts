import { errorsOf } from '../../../kernel/index.ts'

export const leaderErrors = errorsOf('teachers', {
  /** {name}, {from}, {until}: the leader of the team in these days. */
  teamLedAlready: { status: 409, code: 'B0001', field: 'startsOn' },
  leaderNotQualified: { status: 400, code: 'A0400', field: 'userId' },
  leaderPlaceUnknown: { status: 400, code: 'A0400', field: 'departmentId' },
  termNotRunning: { status: 409, code: 'B0001' },
})
