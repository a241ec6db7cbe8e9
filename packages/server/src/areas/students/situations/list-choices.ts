import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleTrainees } from '../students.policy.ts'
import { findMajorsForTransfer, findTraineeChoices } from './trainee-choices.queries.ts'

/** Majors in use, as choices of a transfer. */
export async function listSituationMajors(ctx: SignedCtx) {
  const label = (zh: string, en: string | null) => labelIn(ctx.language, zh, en)
  return (await findMajorsForTransfer(ctx.db)).map((m) => ({
    value: m.id,
    label: label(m.name, m.nameEn),
    base: label(m.base, m.baseEn),
  }))
}

type SearchInput = { keywords?: string | undefined }

/** Trainees of the reader's bases, as choices of a record. */
export const findSituationTrainees = (ctx: SignedCtx, { keywords }: SearchInput) =>
  choicesOf(ctx, keywords, 'onBooks')

/** The same with those who have completed: everybody who has not left may leave. */
export const findDepartureTrainees = (ctx: SignedCtx, { keywords }: SearchInput) =>
  choicesOf(ctx, keywords, 'notLeft')

async function choicesOf(
  ctx: SignedCtx,
  keywords: string | undefined,
  whom: 'onBooks' | 'notLeft',
) {
  const rows = await findTraineeChoices(ctx.db, visibleTrainees(ctx.actor), keywords, whom)
  return rows.map((t) => ({
    value: t.id,
    label: t.realName,
    note: `${t.number} · ${labelIn(ctx.language, t.major, t.majorEn)}`,
  }))
}
