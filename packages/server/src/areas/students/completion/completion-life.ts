import { completionWords } from '@residency/contract/areas/students/completion/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart, TimelineEntry, TraineeRef } from '../../../platform/area.ts'
import { minuteInChina, startOfDayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnRef } from '../../trainees/trainees.public.ts'
import { findCertificatesBy, findCompletionsOf } from './completion.queries.ts'
import { findFinalScores } from './score.queries.ts'

/** The completion and the certificates of a trainee, as events. */
export async function completionTimeline(ctx: SignedCtx, { id }: TraineeRef): Promise<TimelineEntry[]> {
  const { completionTimeline: words } = completionWords[ctx.language]
  const [completions, certificates] = await Promise.all([findCompletionsOf(ctx.db, id), findCertificatesBy(ctx.db, 'trainee_id', [id])])
  return [
    ...completions.flatMap(({ confirmed_on: day }) => (day ? [{ at: startOfDayInChina(day), what: words.confirmed }] : [])),
    ...certificates.flatMap(({ number, created_at, revoked_on, revocation }) => [
      { at: created_at, what: fillSentence(words.issued, { number }) },
      ...(revoked_on ? [{ at: startOfDayInChina(revoked_on), what: fillSentence(words.revoked, { number }), note: revocation }] : []),
    ]),
  ]
}

/** Final scores, completions and certificates of the reader. */
export async function* completionOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, fields, flows } = completionWords[ctx.language]
  const own = await findOwnRef(ctx)
  if (!own) return
  const score = (await findFinalScores(ctx.db, [own.id])).get(own.id)
  if (score)
    yield {
      heading: heads.scores,
      record: {
        ...{ [fields.theory]: score.theory, [fields.theoryOn]: score.theory_on },
        ...{ [fields.skill]: score.skill, [fields.skillOn]: score.skill_on },
      },
    }
  const completions = await findCompletionsOf(ctx.db, own.id)
  if (completions.length === 0) return
  const { states } = flows.completion
  yield {
    heading: heads.completions,
    records: completions.map((one) => ({
      [heads.createTime]: minuteInChina(one.created_at),
      [fields.state]: states[one.state as keyof typeof states],
      [heads.confirmedOn]: one.confirmed_on,
    })),
  }
  const certificates = await findCertificatesBy(ctx.db, 'trainee_id', [own.id])
  yield {
    heading: heads.certificates,
    records: certificates.map((one) => ({
      ...{ [heads.certificateNumber]: one.number, [fields.issuedOn]: one.issued_on, [heads.revoked]: one.revoked_on },
    })),
  }
}
