import * as bank from '@residency/contract/areas/teachers/bank/bank.contract'
import { bankWords } from '@residency/contract/areas/teachers/bank/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { bankSheet } from './bank.sheet.ts'
import { getBankWithPersonalData, getOwnBank, saveOwnBank } from './store-bank.ts'

export function bankRoutes(binder: Binder) {
  const bind = binder(bankWords)

  bind(bank.getOwnBank, getOwnBank)
  bind(bank.saveOwnBank, saveOwnBank)
  bind(bank.getBankWithPersonalData, getBankWithPersonalData)
  bindExport(bind, bank.bankExport, bankSheet)
}
