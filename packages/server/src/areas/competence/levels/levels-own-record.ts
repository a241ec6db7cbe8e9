import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import { findOwnGrants, findOwnObservations } from './own-record.queries.ts'

/** Levels of the user as a trainee, and observations about them. */
export async function* levelsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord, fields, flows } = levelWords[ctx.language]
  const { helps, complexities, fields: observed } = observationWords[ctx.language]
  const trainee = await findTraineeOf(ctx.db, ctx.actor.userId)
  if (!trainee) return

  const grants = await findOwnGrants(ctx.db, trainee.id)
  if (grants.length > 0)
    yield {
      heading: ownRecord.levels,
      records: grants.map((grant) => ({
        [ownRecord.item]: grant.item,
        [fields.level]: grant.level,
        [fields.state]: flows.competenceGrant.states[grant.state],
        [ownRecord.until]: grant.validUntil,
        [fields.basis]: grant.basis,
        [fields.reason]: grant.reason,
      })),
    }

  const observations = await findOwnObservations(ctx.db, trainee.id)
  if (observations.length > 0)
    yield {
      heading: ownRecord.observations,
      records: observations.map((row) => ({
        [ownRecord.item]: row.item,
        [ownRecord.day]: row.observedOn,
        [observed.help]: helps[String(row.help) as keyof typeof helps],
        [observed.complexity]: complexities[row.complexity],
        [observed.remark]: row.remark,
        [ownRecord.observer]: row.observer,
      })),
    }
}
