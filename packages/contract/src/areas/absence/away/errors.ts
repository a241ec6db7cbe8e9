import { errorsOf } from '../../../kernel/index.ts'

export const awayErrors = errorsOf('absence', {
  tripKindClosed: { status: 409, code: 'B0001', field: 'tripKind' },
  payerClosed: { status: 409, code: 'B0001', field: 'payer' },
})
