import * as leader from '@residency/contract/areas/teachers/leaders/leader.contract'
import { leaderWords } from '@residency/contract/areas/teachers/leaders/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { appointLeader, endTerm, updateTerm } from './appoint-leader.ts'
import { leaderSheet } from './leader.sheet.ts'
import { listLeaders } from './list-leaders.ts'

export function leaderRoutes(binder: Binder) {
  const bind = binder(leaderWords)

  bind(leader.listLeaders, listLeaders)
  bind(leader.appointLeader, appointLeader)
  bind(leader.updateTerm, updateTerm)
  bind(leader.endTerm, endTerm)
  bindExport(bind, leader.leaderExport, leaderSheet)
}
