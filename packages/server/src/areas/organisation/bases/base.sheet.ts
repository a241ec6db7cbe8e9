import {
  BASE_MODES,
  baseForm,
  type ManagedBaseFilters,
} from '@residency/contract/areas/organisation/bases/base.contract'
import { joinItems } from '@residency/contract/kernel'
import { z } from 'zod'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { countListed } from '../../../platform/sheets/batches.ts'
import { cell, stateIn, statesIn } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { upsertRows } from '../../../platform/sheets/upsert-rows.ts'
import { lockDepartmentTree } from '../departments/department.queries.ts'
import { mayChangeBases, visibleBases } from '../organisation.policy.ts'
import { notAllowedIn, refusalIn, several, wordIn, wordsOf } from '../sheet-choices.rules.ts'
import { findDepartmentRefs, findDepartmentsOfBases } from './base-sheet.queries.ts'
import { findBaseCodes, findBaseSnapshots, findManagedPage } from './managed-base.queries.ts'
import { BASE_CONSTRAINTS } from './write-base.ts'

type Column =
  | 'code'
  | 'name'
  | 'nameEn'
  | 'mode'
  | 'department'
  | 'departments'
  | 'sort'
  | 'status'
  | 'head'
  | 'administrators'

const form = baseForm.shape

const row = z.object({
  code: cell.like(form.code),
  name: cell.like(form.name),
  nameEn: cell.optionalText(120),
  mode: cell.choice(wordsOf('baseModes', BASE_MODES)),
  department: cell.optionalText(300),
  departments: cell.optionalText(20_000),
  sort: cell.integer(0, 99_999, 0),
  status: cell.state(),
})

type Item = z.output<typeof row>

const refsOf = (item: Item) => [
  ...(item.department === null ? [] : [item.department]),
  ...several(item.departments ?? ''),
]

/** Adds or changes bases by their codes, with the departments that belong to them. */
async function put(tx: SignedCtx, rows: readonly ValidRow<Item>[]) {
  const refs = byLabel(await findDepartmentRefs(tx.db))

  const values = rows.map(({ item }) => ({
    code: item.code,
    name: item.name,
    nameEn: item.nameEn,
    mode: item.mode!,
    departmentId: item.department === null ? null : refs.get(item.department)!.id,
    sort: item.sort ?? 0,
    status: item.status,
  }))

  const bases = await upsertRows(tx, 'bases', ['code'], values).catch(
    constraintErrors(BASE_CONSTRAINTS),
  )
  const ids = new Map(bases.map((base) => [base.code, base.id]))

  const belonging = rows.flatMap(({ item }) =>
    [...new Set(refsOf(item).map((ref) => refs.get(ref)!.id))].map((departmentId) => ({
      baseId: ids.get(item.code)!,
      departmentId,
    })),
  )

  await tx.db
    .deleteFrom('baseDepartments')
    .where('baseId', 'in', [...ids.values()])
    .execute()

  if (belonging.length) await tx.db.insertInto('baseDepartments').values(belonging).execute()
}

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  const codes = rows.map(({ item }) => item.code)
  const find = () => findBaseSnapshots(tx.db, codes)

  await auditChanges(tx, { action: 'organisation.base', entity: 'base', find }, () => put(tx, rows))
  await onProgress(rows.length)
}

/**
 * Bases in the reader's scope, in and out; people are named on the screen, where they are searched
 * for.
 */
export const baseSheet: SheetPlan<
  Column,
  Item,
  Omit<ManagedBaseFilters, 'pageNum' | 'pageSize'>
> = {
  sheet: 'organisation.base',
  maxRows: 500,
  knownBy: ['code'],
  columns: [
    { key: 'code', required: true },
    { key: 'name', required: true, width: 28 },
    { key: 'nameEn', width: 32 },
    {
      key: 'mode',
      required: true,
      choices: ({ language }) => BASE_MODES.map((mode) => wordIn(language, 'baseModes', mode)),
    },
    { key: 'department', width: 20 },
    { key: 'departments', width: 40 },
    { key: 'sort', kind: 'number', width: 10 },
    { key: 'status', width: 12, choices: ({ language }) => statesIn(language) },
    { key: 'head', onlyOut: true },
    { key: 'administrators', width: 24, onlyOut: true },
  ],
  row,
  async judge(ctx, rows) {
    const refs = byLabel(await findDepartmentRefs(ctx.db))

    const departmentIdsOf = await findDepartmentsOfBases(
      ctx.db,
      rows.map(({ item }) => item.code),
    )

    // as on the screen: what is new to a base is enabled, what belongs to it may stay
    const isTaken = (code: string) => (name: string) => {
      const ref = refs.get(name)
      return ref && (ref.isEnabled || departmentIdsOf.get(code)?.has(ref.id) === true)
    }

    const known = await findBaseCodes(ctx.db, { kind: 'all' })
    const names = new Map([...known].map(([code, base]) => [base.name, code]))
    const message = refusalIn(ctx.language, 'departmentRefWrong')
    // a reader who sees only some bases neither adds nor changes any by a sheet
    const mayAll = mayChangeBases(ctx.actor)

    return [
      ...rows.flatMap(({ row, item }) => [
        ...(mayAll ? [] : [{ row, column: 'code' as const, message: notAllowedIn(ctx.language) }]),
        ...(item.department !== null && !isTaken(item.code)(item.department)
          ? [{ row, column: 'department' as const, message }]
          : []),
        ...(several(item.departments ?? '').every(isTaken(item.code))
          ? []
          : [{ row, column: 'departments' as const, message }]),
        ...((names.get(item.name) ?? item.code) === item.code
          ? []
          : [{ row, column: 'name' as const, message: refusalIn(ctx.language, 'baseNameTaken') }]),
      ]),
      ...twice(ctx, 'organisation.base', rows, 'code', (item) => item.code),
      ...twice(ctx, 'organisation.base', rows, 'name', (item) => item.name),
    ]
  },
  lock: async (tx) => void (await lockDepartmentTree(tx.db)),
  write,
  count: (ctx, filters) =>
    countListed((page) =>
      findManagedPage(ctx.db, visibleBases(ctx.actor), { ...filters, ...page }, ctx.language),
    ),
  async *rows(ctx, filters) {
    const { rows } = await findManagedPage(
      ctx.db,
      visibleBases(ctx.actor),
      { ...filters, pageNum: 1, pageSize: 10_000 },
      ctx.language,
    )

    const refs = new Map(
      [...(await findDepartmentRefs(ctx.db))].flatMap(([name, ref]) =>
        ref ? [[ref.id, name] as const] : [],
      ),
    )

    for (const base of rows)
      yield {
        code: base.code,
        name: base.name,
        nameEn: base.nameEn,
        mode: wordIn(ctx.language, 'baseModes', base.mode),
        department: base.departmentId === null ? null : refs.get(base.departmentId),
        departments: joinItems(
          ctx.language,
          base.departmentIds.flatMap((id) => refs.get(id) ?? []),
        ),
        sort: base.sort,
        status: stateIn(ctx.language, base.status),
        head: base.head,
        administrators: joinItems(ctx.language, base.administrators),
      }
  },
}
