import * as electives from '@residency/contract/areas/standards/electives/electives.contract'
import { electivesWords } from '@residency/contract/areas/standards/electives/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { chooseForTrainee, chooseOwnElectives } from './choose-electives.ts'
import { remindOfElectives, setElectiveWindow } from './elective-window.ts'
import { electivesSheet } from './electives.sheet.ts'
import { getElectivesOf, getOwnElectives } from './get-electives.ts'
import { listElectives } from './list-electives.ts'

export function electivesRoutes(binder: Binder) {
  const bind = binder(electivesWords)

  bind(electives.getOwnElectives, getOwnElectives)
  bind(electives.chooseOwnElectives, chooseOwnElectives)
  bind(electives.listElectives, listElectives)
  bindExport(bind, electives.electiveExport, electivesSheet)
  bind(electives.getElectivesOf, getElectivesOf)
  bind(electives.chooseForTrainee, chooseForTrainee)
  bind(electives.setElectiveWindow, setElectiveWindow)
  bind(electives.remindOfElectives, remindOfElectives)
}
