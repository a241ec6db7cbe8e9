import { errorsOf } from '../../kernel/index.ts'

export const signupErrors = errorsOf('signup', {
  noOpenIntake: { status: 400, code: 'B0001' },
  notEditable: { status: 409, code: 'B0001' },
  cardTaken: { status: 409, code: 'B0001', field: 'idCard' },
  cardWrong: { status: 400, code: 'A0400', field: 'idCard' },
  cardBirthDate: { status: 400, code: 'A0400', field: 'birthDate' },
  cardGender: { status: 400, code: 'A0400', field: 'gender' },
  tooYoung: { status: 400, code: 'A0400', field: 'idCard' },
  ethnicUnknown: { status: 400, code: 'A0400', field: 'ethnicCode' },
  regionUnknown: { status: 400, code: 'A0400', field: 'regionCode' },
  schoolUnknown: { status: 400, code: 'A0400', field: 'schoolId' },
  kindNotAccepted: { status: 400, code: 'A0400', field: 'traineeKind' },
  offerUnknown: { status: 400, code: 'A0400', field: 'offerIds' },
  incomplete: { status: 400, code: 'B0001' },
  consentNeeded: { status: 400, code: 'A0410', field: 'consentVersion' },
  alreadyTrainee: { status: 409, code: 'B0001' },
})
