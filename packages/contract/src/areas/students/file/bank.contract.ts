import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, optionalText, searchText } from '../../../kernel/text/text.ts'
import { bankForm, ownBank, wholeBank } from '../../../kernel/values/bank-account.ts'
import { fileErrors as errors, filePermissions as may } from './access.ts'

export const getOwnTraineeBank = endpoint({
  method: 'GET',
  path: '/api/v1/traineeBank/own',
  summary: 'The own bank information as a trainee, the number masked',
  access: { permission: may.own },
  answer: ownBank,
})

export const saveOwnTraineeBank = endpoint({
  method: 'PUT',
  path: '/api/v1/traineeBank/own',
  summary: 'Keep the own bank information as a trainee',
  access: { permission: may.own },
  body: bankForm.extend({ version: readVersion }),
  answer: ownBank,
  errors: [errors.noFile, errors.accountMasked, kernelErrors.changedMeanwhile],
})

export const getTraineeBankWithPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/traineeBank/{id}',
  summary: 'Bank information of a trainee with the whole number; the reading is audited',
  access: { permission: may.bank },
  params: idParam,
  personal: true,
  answer: wholeBank,
  errors: [kernelErrors.notFound],
})

const filters = z.object({
  keywords: searchText.optional(),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type BankFilters = z.output<typeof filters>

const calls = exportCalls({
  path: '/api/v1/traineeBank',
  what: 'bank information of trainees',
  exporting: may.exportBank,
  filters,
})

/** Account numbers leave the hospital only with a reason. */
const why = {
  reason: optionalText(200).refine((reason) => reason !== null, 'kernel.text.required'),
}

export const traineeBankExport = {
  export: endpoint({ ...calls.export, query: filters.extend(why) }),
  exportLater: endpoint({ ...calls.exportLater, body: filters.extend(why) }),
}
