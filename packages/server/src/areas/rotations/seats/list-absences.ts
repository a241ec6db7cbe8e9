import type {
  AbsenceFilters,
  findRotationTrainees as findCall,
} from '@residency/contract/areas/rotations/seats/absence.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { findTraineeChoices } from '../trainee-scope.queries.ts'
import { type AbsenceRecord, findAbsencePage } from './absence.queries.ts'
import { actionsOnAbsence } from './seats.policy.ts'

const presentAbsence = (ctx: SignedCtx, a: AbsenceRecord) => ({
  ...a,
  major: labelIn(ctx.language, a.major, a.majorEn),
  base: labelIn(ctx.language, a.base, a.baseEn),
  departments: a.departments.map((d) => labelIn(ctx.language, d.name, d.nameEn)),
  actions: actionsOnAbsence(ctx.actor, a),
})

/** Days out of rotation of the trainees of the reader's bases. */
export async function listRotationAbsences(ctx: SignedCtx, filters: AbsenceFilters) {
  const { rows, total } = await findAbsencePage(
    ctx.db,
    visibleBases(ctx.actor),
    filters,
    filters,
    ctx.language,
  )

  return { list: rows.map((row) => presentAbsence(ctx, row)), total }
}

/** Trainees of the reader's bases as choices of a form. */
export async function findRotationTrainees(
  ctx: SignedCtx,
  search: InputOf<typeof findCall, 'out'>,
) {
  const rows = await findTraineeChoices(ctx.db, visibleBases(ctx.actor), search)
  return rows.map((t) => ({
    value: t.id,
    label: t.realName,
    note: `${t.number} · ${labelIn(ctx.language, t.major, t.majorEn)}`,
  }))
}
