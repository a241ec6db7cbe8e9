import { errorsOf } from '../../../kernel/index.ts'

export const recordErrors = errorsOf('mentors', {
  traineeNotYours: { status: 404, code: 'A0401', field: 'relationIds' },
  meetingInFuture: { status: 400, code: 'A0400', field: 'metOn' },
  meetingBeforeRelation: { status: 400, code: 'A0400', field: 'metOn' },
  meetingAfterRelation: { status: 400, code: 'A0400', field: 'metOn' },
  meetingOutsideTask: { status: 400, code: 'A0400', field: 'metOn' },
  meetingLogged: { status: 409, code: 'B0001', field: 'topic' },
  taskNotOfBase: { status: 400, code: 'A0400', field: 'taskId' },
  taskExists: { status: 409, code: 'B0001', field: 'name' },
  taskInUse: { status: 409, code: 'B0001' },
  ownResult: { status: 409, code: 'B0001', field: 'userId' },
  notMentorThen: { status: 409, code: 'B0001', field: 'userId' },
  taskBaseNotYours: { status: 400, code: 'A0400', field: 'baseId' },
})
