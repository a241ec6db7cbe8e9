import { z } from 'zod'
import {
  bankAccount,
  endpoint,
  exportCalls,
  idParam,
  kernelErrors,
  masked,
  personal,
  readVersion,
  requiredText,
  searchText,
} from '../../../kernel/index.ts'
import { qualificationPermissions } from '../qualification/access.ts'
import { bankErrors as errors, bankPermissions as may } from './access.ts'

export const bankForm = z.object({ bankName: requiredText(100), bankAccount })

const own = z.object({
  bankName: z.string().nullable(),
  bankAccount: masked,

  /** The number fails the check digit of bank cards: perhaps a slip of the pen. */
  isDoubtful: z.boolean(),

  /** False until the teacher has been in the library. */
  mayKeep: z.boolean(),
  version: z.number().nullable(),
})

export const getOwnBank = endpoint({
  method: 'GET',
  path: '/api/v1/teacherBank/own',
  summary: 'The own bank information, the number masked',
  access: { permission: qualificationPermissions.own },
  answer: own,
})

export const saveOwnBank = endpoint({
  method: 'PUT',
  path: '/api/v1/teacherBank/own',
  summary: 'Keep the own bank information',
  access: { permission: qualificationPermissions.own },
  body: bankForm.extend({ version: readVersion }),
  answer: own,
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
  answer: z.object({
    id: z.number(),
    name: z.string(),
    bankName: z.string().nullable(),
    bankAccount: personal,
  }),
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
