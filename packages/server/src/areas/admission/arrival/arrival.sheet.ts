import { arrivalWords } from '@residency/contract/areas/admission/arrival/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRowById } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import {
  countArrivalsOf,
  findArrivalIds,
  findArrivalsById,
  type Search,
} from './arrival.queries.ts'
import { presentArrival } from './list-arrivals.ts'

type Column = keyof (typeof arrivalWords)['zh-cn']['sheets']['arrival']['columns']
const COLUMNS = Object.keys(arrivalWords['zh-cn'].sheets.arrival.columns) as Column[]

const WIDTHS: Partial<Record<Column, number>> = {
  offer: 30,
  intake: 24,
  place: 20,
  arriveAt: 18,
  agreementNumber: 16,
}

/** A line for each, in the order of the list. */
async function* rowsOf(ctx: SignedCtx, filters: Search) {
  mustBeOffice(ctx.actor)

  const [words, signup] = [arrivalWords[ctx.language], signupWords[ctx.language]]

  const ids = await findArrivalIds(ctx, filters)

  for await (const row of everyRowById(ids, (some) => findArrivalsById(ctx, filters, some))) {
    const view = presentArrival(ctx, row)
    yield {
      ...view,
      gender: words.genders[String(view.gender) as '1' | '2'] ?? '',
      traineeKind: signup.traineeKinds[view.traineeKind],
      intake: view.intakeName,
      state: signup.flows.registration.states[view.state],
      startsOn: row.startsOn,
      endsOn: row.endsOn,
    }
  }
}

/** Those who accepted a place, as the list shows them. */
export const arrivalSheet = exportPlan<Column, Search>({
  sheet: 'recruitment.arrival',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, ...(WIDTHS[key] ? { width: WIDTHS[key] } : {}) })),
    { day: ['startsOn', 'endsOn', 'arrivedOn'], moment: ['arriveAt'] },
  ),
  count: async (ctx, filters) => {
    mustBeOffice(ctx.actor)
    return countArrivalsOf(ctx.db, filters, ctx.fields, ctx.now())
  },
  rows: rowsOf,
})
