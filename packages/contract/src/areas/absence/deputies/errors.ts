import { errorsOf } from '../../../kernel/index.ts'

export const deputyErrors = errorsOf('absence', {
  deputyIsPerson: { status: 400, code: 'A0400', field: 'deputyId' },
  personUnknown: { status: 404, code: 'A0401', field: 'personId' },
  deputyUnknown: { status: 404, code: 'A0401', field: 'deputyId' },
  /** {name} never decides {step}. */
  stepNotTheirs: { status: 409, code: 'B0001', field: 'steps' },
  /** {name} cannot decide {step} for somebody else. */
  deputyCannot: { status: 409, code: 'B0001', field: 'deputyId' },
  /** {deputy} is the deputy for {step} from {from} to {until} already. */
  deputyOverlaps: { status: 409, code: 'B0001', field: 'startsOn' },
  deputyInPast: { status: 409, code: 'B0001', field: 'endsOn' },
  deputyOver: { status: 409, code: 'B0001' },
})
