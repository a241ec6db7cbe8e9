import type { MajorFilters } from '@residency/contract/areas/organisation/majors/major.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { actionsOnMajor, visibleBases } from '../organisation.policy.ts'
import {
  findMajorPage,
  findManagedMajor,
  findNationalMajors,
  type MajorRow,
} from './major.queries.ts'

type StoredMajor = NonNullable<Awaited<ReturnType<typeof findManagedMajor>>>

const presentStoredMajor = (m: StoredMajor) => ({
  ...m,
})

function presentMajor(ctx: SignedCtx, m: MajorRow) {
  const national = m.nationalId !== null && {
    id: m.nationalId,
    code: m.nationalCode!,
    name: labelIn(ctx.language, m.nationalName!, m.nationalNameEn),
    baseName: labelIn(ctx.language, m.nationalBase!, m.nationalBaseEn),
  }

  return {
    ...presentStoredMajor(m),
    baseName: labelIn(ctx.language, m.base, m.baseEn),
    national: national || null,
    own: m.own,
    actions: actionsOnMajor(ctx.actor, m.mode),
  }
}

/** Majors of the bases in the reader's scope. */
export async function listMajors(ctx: SignedCtx, filters: MajorFilters) {
  const { rows, total } = await findMajorPage(
    ctx.db,
    visibleBases(ctx.actor),
    filters,
    ctx.language,
  )

  return { list: rows.map((m) => presentMajor(ctx, m)), total }
}

/** One major as its form. */
export const getMajorForm = async (ctx: SignedCtx, { id }: { id: number }) =>
  presentStoredMajor(found(await findManagedMajor(ctx.db, visibleBases(ctx.actor), id)))

/** National majors in use as choices, base by base. */
export async function getNationalMajorOptions(ctx: SignedCtx) {
  const majors = await findNationalMajors(ctx.db)
  const bases = [...new Set(majors.map((m) => m.baseId))].map((id) =>
    majors.filter((m) => m.baseId === id),
  )

  return bases.map((group) => ({
    label: labelIn(ctx.language, group[0]!.base, group[0]!.baseEn),
    options: group.map((m) => ({
      value: m.id,
      label: `${m.code} ${labelIn(ctx.language, m.name, m.nameEn)}`,
      kind: m.kind,
    })),
  }))
}
