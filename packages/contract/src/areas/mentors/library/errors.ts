import { errorsOf } from '../../../kernel/index.ts'

export const libraryErrors = errorsOf('mentors', {
  notInLibrary: { status: 409, code: 'B0001' },
  /** The qualification ended on {until}. */
  qualificationEnded: { status: 409, code: 'B0001' },
  baseNotYours: { status: 400, code: 'A0400', field: 'baseId' },
  yearNotOffered: { status: 400, code: 'A0400', field: 'year' },
  titleUnknown: { status: 400, code: 'A0400', field: 'title' },
  titleFixed: { status: 409, code: 'B0001', field: 'title' },
  /** {taken} trainees are guided from this entry. */
  capacityBelowTaken: { status: 409, code: 'B0001', field: 'capacity' },
  entryTaken: { status: 409, code: 'B0001', field: 'year' },
  entryHasTrainees: { status: 409, code: 'B0001' },
  teacherNotYours: { status: 404, code: 'A0401', field: 'userId' },
})

/**
 * Refusals outside the window in which mentors and trainees of a base choose each other, with its
 * dates.
 */
export const mentorWindowErrors = errorsOf('mentors', {
  windowMissing: { status: 409, code: 'B0001' },
  windowNotYet: { status: 409, code: 'B0001' },
  windowOver: { status: 409, code: 'B0001' },
  windowOff: { status: 409, code: 'B0001' },
  windowTaken: { status: 409, code: 'B0001', field: 'year' },
  windowBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  windowInUse: { status: 409, code: 'B0001' },
  windowModeFixed: { status: 409, code: 'B0001', field: 'mode' },
  windowPlaceFixed: { status: 409, code: 'B0001', field: 'baseId' },
  /** Somebody has given {most} choices. */
  windowChoicesGiven: { status: 409, code: 'B0001', field: 'maxChoices' },
})
