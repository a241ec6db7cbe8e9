import * as roster from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { createRoster, deleteRoster } from './begin-roster.ts'
import { getRoster } from './get-roster.ts'
import { listRosters } from './list-rosters.ts'
import { listOwnShifts } from './own-shifts.ts'
import { proposeShifts } from './propose-shifts.ts'
import { setShifts } from './set-shifts.ts'
import { closeRoster, publishRoster } from './step-roster.ts'

export function rosterRoutes(binder: Binder) {
  const bind = binder(rosterWords)

  bind(roster.listOwnShifts, listOwnShifts)
  bind(roster.listRosters, listRosters)
  bind(roster.getRoster, getRoster)
  bind(roster.createRoster, createRoster)
  bind(roster.deleteRoster, deleteRoster)
  bind(roster.setShifts, setShifts)
  bind(roster.proposeShifts, proposeShifts)
  bind(roster.publishRoster, publishRoster)
  bind(roster.closeRoster, closeRoster)
}
