import * as arrival from '@residency/contract/areas/admission/arrival/arrival.contract'
import { arrivalWords } from '@residency/contract/areas/admission/arrival/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { arrivalSheet } from './arrival.sheet.ts'
import { enrolTrainees } from './enrol-trainees.ts'
import { countArrivals, getOwnArrival, listArrivals } from './list-arrivals.ts'
import { arrangeArrivals, recordArrivals, reportNoShows } from './move-arrivals.ts'
import { proposeEnds } from './propose-ends.ts'
import { readAgreement, readOwnAgreement } from './read-agreement.ts'
import { attachAgreement, signAgreements } from './sign-agreements.ts'

export function arrivalRoutes(binder: Binder) {
  const bind = binder(arrivalWords)

  bind(arrival.listArrivals, listArrivals)
  bindExport(bind, arrival.arrivalExport, arrivalSheet)
  bind(arrival.countArrivals, countArrivals)
  bind(arrival.arrangeArrivals, arrangeArrivals)
  bind(arrival.recordArrivals, recordArrivals)
  bind(arrival.reportNoShows, reportNoShows)
  bind(arrival.proposeEnds, proposeEnds)
  bind(arrival.signAgreements, signAgreements)
  bind(arrival.attachAgreement, attachAgreement)
  bind(arrival.readAgreement, readAgreement)
  bind(arrival.readOwnAgreement, readOwnAgreement)
  bind(arrival.enrolTrainees, enrolTrainees)
  bind(arrival.getOwnArrival, getOwnArrival)
}
