import { errorsOf } from '../../../kernel/index.ts'

export const courseErrors = errorsOf('learning', {
  courseHostWrong: { status: 400, code: 'A0400', field: 'baseId' },
  courseAudienceWrong: { status: 400, code: 'A0400', field: 'cohortIds' },
  courseDaysWrong: { status: 400, code: 'A0400', field: 'dueOn' },
  courseEmpty: { status: 409, code: 'B0001', field: 'chapters' },
  lessonUnknown: { status: 400, code: 'A0400', field: 'chapters' },
  courseNotOpen: { status: 409, code: 'B0001' },
  playedElsewhere: { status: 409, code: 'B0001' },
  noCourseCertificate: { status: 404, code: 'A0401' },
})
