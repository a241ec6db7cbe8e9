import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { searchText } from '../../../kernel/text/text.ts'
import { bankForm, ownBank, wholeBank } from '../../../kernel/values/bank-account.ts'
import { qualificationPermissions } from '../qualification/access.ts'
import { bankErrors as errors, bankPermissions as may } from './access.ts'

export const getOwnBank = endpoint({
  method: 'GET',
  path: '/api/v1/teacherBank/own',
  summary: 'The own bank information, the number masked',
  access: { permission: qualificationPermissions.own },
  answer: ownBank,
})

export const saveOwnBank = endpoint({
  method: 'PUT',
  path: '/api/v1/teacherBank/own',
  summary: 'Keep the own bank information',
  access: { permission: qualificationPermissions.own },
  body: bankForm.extend({ version: readVersion }),
  answer: ownBank,
  errors: [errors.bankNeedsEntry, errors.bankAccountMasked, kernelErrors.changedMeanwhile],
})

export const getBankWithPersonalData = endpoint({
  method: 'GET',
  path: '/teacherGuidance/bank/{id}',
  summary:
    'Bank information of a teacher of the library with the whole number; the reading is audited',
  access: { permission: may.read },
  params: idParam,
  personal: true,
  answer: wholeBank,
  errors: [kernelErrors.notFound],
})

const exporting = exportCalls({
  path: '/teacherLibrary/export/bank',
  what: 'bank information of teachers',
  exporting: may.read,
  filters: z.object({ keywords: searchText.optional() }),
})

export const bankExport = {
  ...exporting,
  export: endpoint({ ...exporting.export, path: '/teacherLibrary/export/bank' }),
}
