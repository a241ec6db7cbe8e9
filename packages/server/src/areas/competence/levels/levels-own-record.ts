import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { dayInChina, dayOrNull, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import {
  findOwnBadges,
  findOwnConsent,
  findOwnGrants,
  findOwnLookups,
  findOwnObservations,
} from './own-record.queries.ts'

/** Levels of the user as a trainee, observations about them, badges, look-ups and the consent. */
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
        [ownRecord.proposer]: grant.proposer,
        [ownRecord.proposedOn]: dayInChina(grant.createdAt),
        [ownRecord.granter]: grant.granter,
        [ownRecord.grantedOn]: dayOrNull(grant.grantedAt),
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

  yield* badgesOwnRecord(ctx, trainee.id)
}

/** Badges, how often they were looked up, and the consent to the photo. */
async function* badgesOwnRecord(ctx: SignedCtx, traineeId: number): AsyncIterable<OwnRecordPart> {
  const { ownRecord, fields } = levelWords[ctx.language]

  const badges = await findOwnBadges(ctx.db, traineeId)
  if (badges.length > 0)
    yield {
      heading: ownRecord.badges,
      records: badges.map((badge) => ({
        [ownRecord.issuedOn]: dayInChina(badge.issuedAt),
        [ownRecord.revokedOn]: dayOrNull(badge.revokedAt),
        [fields.reason]: badge.reason,
      })),
    }

  const lookups = await findOwnLookups(ctx.db, traineeId)
  if (lookups.length > 0)
    yield {
      heading: ownRecord.lookups,
      records: lookups.map(({ day, count }) => ({
        [ownRecord.day]: day,
        [ownRecord.count]: count,
      })),
    }

  const consent = await findOwnConsent(ctx.db, traineeId)
  if (consent)
    yield {
      heading: ownRecord.photo,
      record: { [ownRecord.agreedAt]: minuteInChina(consent.agreedAt) },
    }
}
