import { errorsOf } from '../../../kernel/index.ts'

export const changeErrors = errorsOf('mentors', {
  noMentorYet: { status: 409, code: 'B0001', field: 'entryId' },
  changeUnderWay: { status: 409, code: 'B0001', field: 'entryId' },
  mentorNotOffered: { status: 409, code: 'B0001', field: 'entryId' },
  mentorIsPresent: { status: 409, code: 'B0001', field: 'entryId' },
  noPlaceLeft: { status: 409, code: 'B0001', field: 'entryId' },
  relationEnded: { status: 409, code: 'B0001' },
})
