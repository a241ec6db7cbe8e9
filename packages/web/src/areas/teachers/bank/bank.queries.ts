import * as bank from '@residency/contract/areas/teachers/bank/bank.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf } from '../../../platform/calls/queries.ts'

export const useOwnBank = () => useEndpoint(bank.getOwnBank, {})

export const useSaveOwnBank = () =>
  useChange(['/api/v1/teacherBank'], (input: InputOf<typeof bank.saveOwnBank>) =>
    call(bank.saveOwnBank, input, { quiet: true }),
  )

/** The full number of a teacher, read again at each opening: every access is audited. */
export const useBankOf = (id: number | null) => useFormOf(bank.getBankWithPersonalData, id)
