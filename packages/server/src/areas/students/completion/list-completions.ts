import { completionErrors as errors } from '@residency/contract/areas/students/completion/access'
import type { CompletionFilters } from '@residency/contract/areas/students/completion/completion.contract'
import { errorSentence } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findOwnRef, findTraineeOf } from '../../trainees/trainees.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { completionActions, mayCertify } from './completion.policy.ts'
import {
  type CompletionRow,
  findCertificatesBy,
  findCompletion,
  findCompletionPage,
  findCompletionsOf,
} from './completion.queries.ts'
import { completionLinesOf, presentLine } from './completion-lines.ts'
import { presentTraining, refOf } from './list-candidates.ts'
import { namesOfLines } from './propose-completions.ts'
import { newlyUnmet, type UnmetLine } from './unmet.rules.ts'

type CertificateRow = Awaited<ReturnType<typeof findCertificatesBy>>[number]

const presentRef = (it: CertificateRow) => ({
  id: it.id,
  number: it.number,
  issuedOn: it.issuedOn,
  revokedOn: it.revokedOn,
  isDrawn: it.isDrawn,
})

const presentCompletion = (
  ctx: SignedCtx,
  c: CompletionRow,
  certificate: CertificateRow | undefined,
) => ({
  ...presentTraining(ctx, c),
  id: c.id,
  traineeId: c.traineeId,
  state: c.state,
  proposedBy: c.proposer,
  createTime: minuteInChina(c.createdAt),
  reason: c.reason,
  refusal: c.refusal,
  confirmedOn: c.confirmedOn,
  unmet: (c.unmet as unknown as UnmetLine[]).map(({ label, state }) => ({ label, state })),
  certificate: certificate ? presentRef(certificate) : null,
  mayIssue: mayCertify(c, ctx.actor),
  version: c.version,
  actions: completionActions(c, ctx.actor),
})

/** Completions in scope with their latest certificate. */
export async function listCompletions(ctx: SignedCtx, filters: CompletionFilters) {
  const { rows, total } = await findCompletionPage(
    ctx.db,
    visibleTrainees(ctx.actor),
    filters,
    filters,
    { userId: ctx.actor.userId, language: ctx.language },
  )

  const ids = rows.map(({ id }) => id)

  const certificates = grouped(
    await findCertificatesBy(ctx.db, 'completionId', ids),
    (it) => it.completionId,
  )

  return { list: rows.map((c) => presentCompletion(ctx, c, certificates.get(c.id)?.[0])), total }
}

/** One completion with today's check, and the reasons against confirming it. */
export async function getCompletion(ctx: SignedCtx, { id }: { id: number }) {
  const c = found(await findCompletion(ctx.db, visibleTrainees(ctx.actor), id))
  const trainee = refOf({ ...c, id: c.traineeId })

  const [all, [certificate]] = await Promise.all([
    completionLinesOf(ctx, [trainee]),
    findCertificatesBy(ctx.db, 'completionId', [id]),
  ])

  const lines = all.get(trainee.id) ?? []
  const changed = c.state === 'proposed' ? newlyUnmet(lines, c.unmet as unknown as UnmetLine[]) : []

  const obstacle = changed.length
    ? errorSentence(ctx.words, ctx.language, errors.completionChanged, {
        lines: namesOfLines(ctx, changed),
      })
    : null

  return {
    ...presentCompletion(ctx, c, certificate),
    lines: lines.map((line) => presentLine(line, 'staff')),
    obstacle,
  }
}

/** The own way to completion. */
export async function getOwnFinish(ctx: SignedCtx) {
  const ref = await findOwnRef(ctx)
  const own = ref && (await findTraineeOf(ctx.db, ctx.actor.userId))
  if (!ref || !own) return null

  const [lines, [latest], certificates] = await Promise.all([
    completionLinesOf(ctx, [ref]),
    findCompletionsOf(ctx.db, ref.id),
    findCertificatesBy(ctx.db, 'traineeId', [ref.id]),
  ])

  return {
    startsOn: own.startsOn,
    plannedEnd: own.plannedEnd,
    state: latest?.state ?? null,
    confirmedOn: latest?.confirmedOn ?? null,
    lines: (lines.get(ref.id) ?? []).map((line) => presentLine(line, 'own')),
    certificates: certificates.map(presentRef),
  }
}
