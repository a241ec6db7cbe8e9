import * as bank from '@residency/contract/areas/teachers/bank/bank.contract'
import { bankWords } from '@residency/contract/areas/teachers/bank/text'
import * as leader from '@residency/contract/areas/teachers/leaders/leader.contract'
import { leaderWords } from '@residency/contract/areas/teachers/leaders/text'
import type { Binder } from '../../platform/http/bind.ts'
import { bindExport } from '../../platform/sheets/bind-sheet.ts'
import { bankSheet } from './bank/bank.sheet.ts'
import { getBankWithPersonalData, getOwnBank, saveOwnBank } from './bank/store-bank.ts'
import { appointLeader, endTerm, updateTerm } from './leaders/appoint-leader.ts'
import { leaderSheet } from './leaders/leader.sheet.ts'
import { listLeaders } from './leaders/list-leaders.ts'

export function bankRoutes(binder: Binder) {
  const bindBank = binder(bankWords)

  bindBank(bank.getOwnBank, getOwnBank)
  bindBank(bank.saveOwnBank, saveOwnBank)
  bindBank(bank.getBankWithPersonalData, getBankWithPersonalData)
  bindExport(bindBank, bank.bankExport, bankSheet)
}

export function leaderRoutes(binder: Binder) {
  const bindLeader = binder(leaderWords)

  bindLeader(leader.listLeaders, listLeaders)
  bindLeader(leader.appointLeader, appointLeader)
  bindLeader(leader.updateTerm, updateTerm)
  bindLeader(leader.endTerm, endTerm)
  bindExport(bindLeader, leader.leaderExport, leaderSheet)
}
