import { settingsErrors } from '@residency/contract/areas/settings/access'
import {
  type TimeWindowFilters,
  timeWindowForm,
} from '@residency/contract/areas/settings/windows/time-window.contract'
import { errorSentence, labelIn } from '@residency/contract/kernel'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import { z } from 'zod'
import { minuteInChina } from '../../../platform/clock.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile } from '../../../platform/http/fail.ts'
import { countListed, everyRow } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import type {
  Fault,
  ProgressHandler,
  SheetPlan,
  ValidRow,
} from '../../../platform/sheets/sheet-plan.ts'
import { findAudienceRoles, findRoleNames } from '../audience.queries.ts'
import {
  areDictValues,
  findDictLabels,
  findDictOptions,
} from '../dictionaries/dictionary.queries.ts'
import { WINDOW_DICTIONARY } from './list-windows.ts'
import { instantOf, overlaps } from './sheet-window.rules.ts'
import { findWindowPage, findWindowsByName, windowSources } from './window.queries.ts'
import { stateAt } from './window.rules.ts'

const COLUMNS = [
  'name',
  'year',
  'batch',
  'roles',
  'from',
  'until',
  'message',
  'messageEn',
  'status',
  'state',
] as const

type Column = (typeof COLUMNS)[number]

const statusWord = (ctx: SignedCtx, status: number) =>
  sheetWords[ctx.language][status === 1 ? 'enabled' : 'disabled']

const { shape } = timeWindowForm

const instant = (edge: 'start' | 'end') =>
  z
    .string()
    .default('')
    .transform((text, ctx) => {
      const at = instantOf(text, edge)
      if (at) return at

      ctx.addIssue({
        code: 'custom',
        message: text.trim() ? 'settings.minute.wrong' : 'kernel.text.required',
      })

      return z.NEVER
    })

const row = z
  .object({
    name: cell.text(64),
    year: cell.integer(2000, 2100, null),
    batch: cell.optionalText(40),
    roles: cell.optionalText(500),
    from: instant('start'),
    until: instant('end'),
    message: cell.like(shape.message),
    messageEn: cell.like(shape.messageEn),
    status: cell.state(),
  })
  .refine(({ from, until }) => from < until, { path: ['until'], message: 'settings.until.early' })

type Item = z.output<typeof row>

/** Accepted names: values, Chinese and English labels. */
async function namesOf(ctx: SignedCtx) {
  const [zh, en] = await Promise.all([
    findDictOptions(ctx.db, WINDOW_DICTIONARY, 'zh-cn'),
    findDictOptions(ctx.db, WINDOW_DICTIONARY, 'en'),
  ])

  return byLabel(
    [...zh, ...en].flatMap(({ value, label }) =>
      [value, label].map((word) => [word, value] as const),
    ),
  )
}

async function rolesOf(ctx: SignedCtx) {
  const [zh, en] = await Promise.all([
    findAudienceRoles({ ...ctx, language: 'zh-cn' }),
    findAudienceRoles({ ...ctx, language: 'en' }),
  ])

  return byLabel([...zh, ...en].map(({ value, label }) => [label, value] as const))
}

const split = (roles: string | null) =>
  (roles ?? '').split(/[,，、;；]/).flatMap((name) => name.trim() || [])

/** The rows as windows; null if a name or role is unknown. */
async function windowsOf(ctx: SignedCtx, rows: readonly ValidRow<Item>[]) {
  const [names, roles] = await Promise.all([namesOf(ctx), rolesOf(ctx)])
  return rows.map(({ row: number, item }) => {
    const ids = split(item.roles).map((name) => roles.get(name))
    return {
      row: number,
      name: names.get(item.name) ?? null,
      roleIds: ids.includes(undefined) ? null : [...new Set(ids as number[])].sort((a, b) => a - b),
      year: item.year,
      batch: item.batch ?? '',
      startsAt: item.from,
      endsAt: item.until,
      message: item.message,
      messageEn: item.messageEn,
      status: item.status,
    }
  })
}

type SheetWindow = Awaited<ReturnType<typeof windowsOf>>[number]
type Whole = SheetWindow & { name: string; roleIds: number[] }
const isWhole = (window: SheetWindow): window is Whole =>
  window.name !== null && window.roleIds !== null

/**
 * What a window is known by in a sheet: a row of the same name, year, batch, roles and start
 * changes it, any other adds one.
 */
const identityOf = (window: Pick<Whole, 'name' | 'year' | 'batch' | 'roleIds' | 'startsAt'>) =>
  JSON.stringify([window.name, window.year, window.batch, window.roleIds, window.startsAt])

const byIdentity = async (ctx: SignedCtx, windows: readonly SheetWindow[]) => {
  const known = await findWindowsByName(
    ctx.db,
    windows.flatMap(({ name }) => name ?? []),
  )

  return new Map(known.map((window) => [identityOf(window), window]))
}

async function judge(ctx: SignedCtx, rows: readonly ValidRow<Item>[]) {
  const windows = await windowsOf(ctx, rows)
  const say = (def: keyof typeof settingsErrors, data = {}) =>
    errorSentence(ctx.words, ctx.language, settingsErrors[def], data)
  const elsewhere = new Set(windowSources(ctx.services.areas).map(({ name }) => name))
  const stored = await byIdentity(ctx, windows)
  const changed = new Set(
    windows.flatMap((window) => (isWhole(window) && stored.get(identityOf(window))?.id) || []),
  )
  const others = [...stored.values()].filter(({ id }) => !changed.has(id))

  return windows.flatMap((window, i): Fault<Column>[] => {
    if (window.name === null)
      return [{ row: window.row, column: 'name', message: say('windowNameUnknown') }]
    if (elsewhere.has(window.name))
      return [{ row: window.row, column: 'name', message: say('windowKeptElsewhere') }]
    if (!isWhole(window)) return [{ row: window.row, column: 'roles', message: say('roleUnknown') }]

    const known = others.find((other) => overlaps(window, other))

    const dates = known && {
      from: minuteInChina(known.startsAt),
      until: minuteInChina(known.endsAt),
    }

    if (known) return [{ row: window.row, column: 'from', message: say('windowInTheWay', dates) }]

    const earlier = windows.slice(0, i).find((other) => isWhole(other) && overlaps(window, other))

    return earlier
      ? [{ row: window.row, column: 'from', message: say('windowInSheet', { row: earlier.row }) }]
      : []
  })
}

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  const windows = (await windowsOf(tx, rows)).filter(isWhole)
  const names = windows.map(({ name }) => name)
  if (!(await areDictValues(tx.db, WINDOW_DICTIONARY, names))) throw changedMeanwhile()

  const stored = await byIdentity(tx, windows)

  const changes = windows.flatMap(({ row: _, ...after }) => {
    const before = stored.get(identityOf(after))
    return before ? [{ before, after }] : []
  })

  const added = windows
    .filter((window) => !stored.has(identityOf(window)))
    .map(({ row: _, ...after }) => ({ ...after, createdAt: tx.now() }))

  for (const { before, after } of changes) {
    await changeRecord(tx, 'timeWindows', before, {
      columns: after,
      action: 'settings.timeWindow.update',
      entity: 'timeWindow',
      detail: { before, after },
    })
  }

  const made = added.length
    ? await tx.db.insertInto('timeWindows').values(added).returningAll().execute()
    : []

  for (const after of made)
    await tx.audit({
      action: 'settings.timeWindow.create',
      entity: 'timeWindow',
      entityId: after.id,
      detail: { after },
    })

  await onProgress(rows.length)
}

/** Import and export of time windows. */
export const timeWindowSheet: SheetPlan<
  Column,
  Item,
  Omit<TimeWindowFilters, 'pageNum' | 'pageSize'>
> = {
  sheet: 'settings.timeWindow',
  maxRows: 500,
  columns: [
    {
      key: 'name',
      required: true,
      width: 22,
      choices: async (ctx) =>
        (await findDictOptions(ctx.db, WINDOW_DICTIONARY, ctx.language)).map((o) => o.label),
    },
    { key: 'year', kind: 'number', width: 10 },
    { key: 'batch', width: 16 },
    {
      key: 'roles',
      width: 28,
      choices: async (ctx) => (await findAudienceRoles(ctx)).map((o) => o.label),
    },
    { key: 'from', kind: 'moment', required: true, width: 20 },
    { key: 'until', kind: 'moment', required: true, width: 20 },
    { key: 'message', width: 40 },
    { key: 'messageEn', width: 40 },
    { key: 'status', width: 10, choices: (ctx) => [statusWord(ctx, 1), statusWord(ctx, 0)] },
    { key: 'state', width: 12, onlyOut: true },
  ],
  row,
  judge,
  write,
  count: (ctx, filters) =>
    countListed((page) =>
      findWindowPage(ctx.db, ctx.services.areas, { ...filters, ...page }, ctx.now()),
    ),
  async *rows(ctx, filters) {
    const [labels, roles] = await Promise.all([
      findDictLabels(ctx.db, WINDOW_DICTIONARY, ctx.language),
      findRoleNames(ctx),
    ])

    const states = ctx.words.settings![ctx.language].windowStates as Readonly<
      Record<string, string>
    >

    for await (const window of everyRow((page) =>
      findWindowPage(ctx.db, ctx.services.areas, { ...filters, ...page }, ctx.now()),
    ))
      yield {
        name: labels.get(window.name) ?? window.name,
        year: window.year,
        batch: labelIn(ctx.language, window.batch, window.batchEn),
        roles: window.roleIds.flatMap((id) => roles.get(id) ?? []).join(', '),
        from: minuteInChina(window.startsAt),
        until: minuteInChina(window.endsAt),
        message: window.message,
        messageEn: window.messageEn,
        status: statusWord(ctx, window.status),
        state: states[stateAt(window, ctx.now())] ?? '',
      }
  },
}
