import type { DepartureForm } from '@residency/contract/areas/students/departure/departure.contract'
import { departureFlow } from '@residency/contract/areas/students/departure/departure.flow'
import { departureErrors as errors } from '@residency/contract/areas/students/departure/errors'
import { departureWords } from '@residency/contract/areas/students/departure/words'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { insertChecklist } from './clearance.queries.ts'
import { ownDepartures, relationsToDeparture } from './departure.policy.ts'
import { findDeparturesForUpdate } from './departure.queries.ts'
import { findLeaver } from './leaver.queries.ts'
import { kindObstacle } from './obstacles.ts'

const EVALUATION = { name: departureWords['zh-cn'].evaluation, nameEn: departureWords.en.evaluation }

/** A trainee asks to leave; the checklist is what the office keeps now. */
export const askForDeparture = (ctx: SignedCtx, { kind, leavesOn, reason, isConfirmed }: DepartureForm) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await findLeaver(tx.db, tx.actor.userId)
    if (!trainee) throw fail(errors.departureNoTrainee)
    if (trainee.status === 'departed') throw fail(errors.departureOver)
    const obstacle = kindObstacle(kind, trainee.status)
    if (obstacle) throw fail(obstacle)
    if (kind === 'dropout' && !isConfirmed) throw fail(errors.departureUnconfirmed)
    if (leavesOn < dayInChina(tx.now())) throw fail(errors.departurePast)
    const { id } = await tx.db
      .insertInto('trainee_departures')
      .values({
        ...{ trainee_id: trainee.id, kind, leaves_on: leavesOn, reason, base_id: trainee.base_id },
        ...{ created_at: tx.now(), updated_at: tx.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(constraintErrors({ trainee_departures_one: errors.departureUnderWay }))
    await insertChecklist(tx, id, EVALUATION)
    const detail = { traineeId: trainee.id, kind, leavesOn }
    await tx.audit({ action: 'students.departure.ask', entity: 'departure', entityId: id, detail })
    return { id }
  })

/** The trainee takes it back before the office has decided. */
export const withdrawDeparture = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const row = found((await findDeparturesForUpdate(tx.db, ownDepartures(tx.actor), [id]))[0])
    const record = { id, state: row.state, relations: relationsToDeparture(row, tx.actor) }
    await advance(tx, departureFlow, 'withdraw', record, {}, (state) => updateRow(tx, 'trainee_departures', row, { state }))
    return null
  })
