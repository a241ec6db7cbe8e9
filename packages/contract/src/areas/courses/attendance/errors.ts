import { errorsOf } from '../../../kernel/index.ts'

export const attendanceErrors = errorsOf('learning', {
  lectureHostWrong: { status: 400, code: 'A0400', field: 'departmentId' },
  lectureChoiceUnknown: { status: 400, code: 'A0400', field: 'cohortIds' },
  lectureSpeakerUnknown: { status: 400, code: 'A0400', field: 'speakerId' },
  lectureNobody: { status: 400, code: 'A0400', field: 'cohortIds' },
  lectureTimesWrong: { status: 400, code: 'A0400', field: 'endsAt' },
  lecturePast: { status: 400, code: 'A0400', field: 'startsAt' },
  /** From {opens} to {closes}. */
  lectureNotNow: { status: 409, code: 'B0001' },
  lectureCancelled: { status: 409, code: 'B0001' },
  lectureNotOver: { status: 409, code: 'B0001' },
  signInCodeOld: { status: 400, code: 'A0400', field: 'code' },
  notExpectedHere: { status: 409, code: 'B0001' },
  /** The browser had no device cookie; it has one now. */
  deviceNew: { status: 409, code: 'B0001' },
  deviceUsed: { status: 409, code: 'B0001' },
  nobodyChosen: { status: 400, code: 'A0400', field: 'userIds' },
})
