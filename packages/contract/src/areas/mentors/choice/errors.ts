import { errorsOf } from '../../../kernel/index.ts'

export const mentorChoiceErrors = errorsOf('mentors', {
  notTrainee: { status: 409, code: 'B0001' },
  hasMentor: { status: 409, code: 'B0001' },
  tooManyMentors: { status: 400, code: 'A0400', field: 'choices' },
  sameMentorTwice: { status: 400, code: 'A0400', field: 'choices' },
  mentorNotInWindow: { status: 400, code: 'A0400', field: 'choices' },
  mentorRefusedBefore: { status: 409, code: 'B0001', field: 'choices' },
  mentorFull: { status: 409, code: 'B0001' },
  placesJustTaken: { status: 409, code: 'B0001' },
  acceptByMatch: { status: 409, code: 'B0001' },
  matchPublished: { status: 409, code: 'B0001' },
  notOwnApplicant: { status: 409, code: 'B0001', field: 'ids' },
  matchNotThisMode: { status: 409, code: 'B0001' },
  matchNotYet: { status: 409, code: 'B0001' },
  matchNobody: { status: 409, code: 'B0001' },
  matchStale: { status: 409, code: 'B0001' },
  placeBeforeMatch: { status: 409, code: 'B0001' },
  traineeNotOfBase: { status: 400, code: 'A0400', field: 'traineeId' },
  entryNotOffered: { status: 400, code: 'A0400', field: 'entryId' },
})
