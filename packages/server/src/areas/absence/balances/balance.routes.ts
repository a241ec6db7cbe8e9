import * as balance from '@residency/contract/areas/absence/balances/balance.contract'
import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { adjustBalance, setWorksSince } from './adjust-balance.ts'
import { balanceSheet } from './balance.sheet.ts'
import { listBalanceChoices } from './list-balance-choices.ts'
import { getBalances, listBalances } from './list-balances.ts'

export function balanceRoutes(binder: Binder) {
  const bind = binder(balanceWords)

  bind(balance.listBalances, listBalances)
  bind(balance.listBalanceChoices, listBalanceChoices)
  bindSheet(bind, balance.balanceSheet, balanceSheet)
  bind(balance.getBalances, getBalances)
  bind(balance.adjustBalance, adjustBalance)
  bind(balance.setWorksSince, setWorksSince)
}
