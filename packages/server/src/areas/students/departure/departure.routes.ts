import * as departure from '@residency/contract/areas/students/departure/departure.contract'
import * as item from '@residency/contract/areas/students/departure/departure-item.contract'
import * as rating from '@residency/contract/areas/students/departure/rating.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { findDepartureTrainees } from '../situations/list-choices.ts'
import { askForDeparture, recordDeparture, withdrawDeparture } from './ask-to-leave.ts'
import { decideClearance } from './decide-items.ts'
import { departureSheet } from './departure.sheet.ts'
import { addDepartureItem, listDepartureItems, updateDepartureItem } from './keep-items.ts'
import {
  getDeparture,
  getDepartureConsequences,
  getOwnDeparture,
  listDepartures,
} from './list-departures.ts'
import { listOwnRatings, listRatingAverages, saveOwnRatings } from './rate.ts'
import { departurePlan } from './review-departures.ts'

export function departureRoutes(binder: Binder) {
  const bind = binder(departureWords)

  bind(departure.getOwnDeparture, getOwnDeparture)
  bind(departure.getDepartureConsequences, getDepartureConsequences)
  bind(departure.askForDeparture, askForDeparture)
  bind(departure.findDepartureTrainees, findDepartureTrainees)
  bind(departure.recordDeparture, recordDeparture)
  bind(departure.withdrawDeparture, withdrawDeparture)
  bind(rating.listOwnRatings, listOwnRatings)
  bind(rating.saveOwnRatings, saveOwnRatings)
  bind(rating.listRatingAverages, listRatingAverages)
  bind(departure.listDepartures, listDepartures)
  bindExport(bind, departure.departureExport, departureSheet)
  bind(item.listDepartureItems, listDepartureItems)
  bind(item.addDepartureItem, addDepartureItem)
  bind(item.updateDepartureItem, updateDepartureItem)
  bind(departure.decideClearance, decideClearance)
  bind(departure.getDeparture, getDeparture)
  bindReview(bind, departure.departureReview, departurePlan)
}
