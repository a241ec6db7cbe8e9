import { completionWords } from '@residency/contract/areas/students/completion/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart, TimelineEntry, TraineeRef } from '../../../platform/area.ts'
import { minuteInChina, startOfDayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnRef } from '../../trainees/trainees.public.ts'
import { findCertificatesBy, findCompletionsOf } from './completion.queries.ts'
import { findFinalScores } from './score.queries.ts'

/** The completion and the certificates of a trainee, as events. */
export async function completionTimeline(
  ctx: SignedCtx,
  { id }: TraineeRef,
): Promise<TimelineEntry[]> {
  const { completionTimeline: words } = completionWords[ctx.language]

  const [completions, certificates] = await Promise.all([
    findCompletionsOf(ctx.db, id),
    findCertificatesBy(ctx.db, 'traineeId', [id]),
  ])

  return [
    ...completions.flatMap(({ confirmedOn: day }) =>
      day ? [{ at: startOfDayInChina(day), what: words.confirmed }] : [],
    ),
    ...certificates.flatMap(({ number, createdAt, revokedOn, revocation }) => [
      { at: createdAt, what: fillSentence(words.issued, { number }) },
      ...(revokedOn
        ? [
            {
              at: startOfDayInChina(revokedOn),
              what: fillSentence(words.revoked, { number }),
              note: revocation,
            },
          ]
        : []),
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
        [fields.theory]: score.theory,
        [fields.theoryOn]: score.theoryOn,
        [fields.skill]: score.skill,
        [fields.skillOn]: score.skillOn,
      },
    }

  const completions = await findCompletionsOf(ctx.db, own.id)
  if (completions.length === 0) return

  const { states } = flows.completion

  yield {
    heading: heads.completions,
    records: completions.map((completion) => ({
      [heads.createTime]: minuteInChina(completion.createdAt),
      [fields.state]: states[completion.state],
      [heads.confirmedOn]: completion.confirmedOn,
    })),
  }

  const certificates = await findCertificatesBy(ctx.db, 'traineeId', [own.id])

  yield {
    heading: heads.certificates,
    records: certificates.map((certificate) => ({
      [heads.certificateNumber]: certificate.number,
      [fields.issuedOn]: certificate.issuedOn,
      [heads.revoked]: certificate.revokedOn,
    })),
  }
}
