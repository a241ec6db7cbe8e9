import { signupWords } from '@residency/contract/areas/signup/text'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import {
  DEGREE_KINDS,
  type NewTraineeForm,
  type TraineeFilters,
} from '@residency/contract/areas/students/trainees/trainees.contract'
import {
  EDUCATION_LEVELS,
  TRAINEE_KINDS,
} from '@residency/contract/areas/trainees/trainee-facts.public'
import { errorSentence, maskNumber, mobileNumber } from '@residency/contract/kernel'
import { documentKindWords } from '@residency/contract/kernel/document-kinds.text'
import { foldCode } from '@residency/contract/kernel/fold'
import {
  IDENTITY_DOCUMENTS,
  type IdentityDocument,
} from '@residency/contract/kernel/identity-document'
import { z } from 'zod'
import type { Cell } from '../../../platform/excel/write-sheet.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { idsByName } from '../../../platform/ids-by-name.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell, isMasked } from '../../../platform/sheets/cells.ts'
import { maskedSentence, twice } from '../../../platform/sheets/judge-rows.ts'
import type { Fault, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { visibleTrainees } from '../students.policy.ts'
import { addTrainees } from './add-trainees.ts'
import { changeTrainees, judgeChanges, type KnownRow } from './change-trainees.ts'
import { judgeTrainees } from './judge-trainees.ts'
import { presentTrainee, traineeMatch } from './list-trainees.ts'
import {
  countTrainees,
  findMajorsInScope,
  findOpenUnits,
  findTraineeBatch,
  findUnitNames,
} from './trainees.queries.ts'

const AT_ONCE = 500
const UNKNOWN = 0

const inBoth = <V extends string>(
  values: readonly V[],
  zh: Readonly<Record<V, string>>,
  en: Readonly<Record<V, string>>,
) => new Map(values.map((value) => [value, [zh[value], en[value]]] as const))

const degreeKinds = inBoth(
  DEGREE_KINDS,
  traineesWords['zh-cn'].degreeKinds,
  traineesWords.en.degreeKinds,
)

const traineeKinds = inBoth(
  TRAINEE_KINDS,
  signupWords['zh-cn'].traineeKinds,
  signupWords.en.traineeKinds,
)

const levels = inBoth(EDUCATION_LEVELS, signupWords['zh-cn'].levels, signupWords.en.levels)

const documentKinds = inBoth(IDENTITY_DOCUMENTS, documentKindWords['zh-cn'], documentKindWords.en)

const row = z.object({
  realName: cell.text(64),
  number: cell.optionalText(40),
  mobile: cell.orMasked(mobileNumber),
  idKind: cell.choice(documentKinds, 'id_card'),
  idCard: cell.optionalText(30),
  major: cell.text(120),
  trainingUnit: cell.text(120),
  traineeKind: cell.choice(traineeKinds),
  degreeKind: cell.choice(degreeKinds, 'none'),
  education: cell.choice(levels, null),
  startsOn: cell.day(),
  lengthMonths: cell.integer(1, 120, null),
})

type Item = z.output<typeof row>
type Column = keyof Item | 'base' | 'plannedEnd' | 'status'
type Row = ValidRow<Item>
type Filters = Omit<TraineeFilters, 'pageNum' | 'pageSize'>

const COLUMN_OF: Readonly<Record<string, Column>> = {
  majorId: 'major',
  trainingUnitId: 'trainingUnit',
}

const columnOf = (field: string) => COLUMN_OF[field] ?? (field as Column)

/**
 * Rows as the form of one person; a name that nobody knows becomes an id that nobody has, which the
 * judge names.
 */
async function asForms(
  ctx: SignedCtx,
  rows: readonly Row[],
): Promise<(NewTraineeForm & { number: string | null; major: string })[]> {
  const majors = idsByName(
    (await findMajorsInScope(ctx.db, visibleTrainees(ctx.actor))).filter(
      (major) => major.status === 1,
    ),
  )

  const units = idsByName(await findUnitNames(ctx.db))
  return rows.map(
    ({ item: { major, trainingUnit, traineeKind, degreeKind, idKind, ...item } }) => ({
      ...item,
      major,
      traineeKind: traineeKind!,
      degreeKind: degreeKind ?? 'none',
      idKind: idKind ?? 'id_card',
      majorId: majors.get(major) ?? UNKNOWN,
      trainingUnitId: units.get(trainingUnit) ?? UNKNOWN,
    }),
  )
}

/** Rows of trainees who are known by their number, and rows of new people. */
const split = (rows: readonly Row[]) => ({
  known: rows.filter(({ item }) => item.number !== null),
  fresh: rows.filter(({ item }) => item.number === null),
})

const knownForms = async (ctx: SignedCtx, rows: readonly Row[]) =>
  (await asForms(ctx, rows)) as KnownRow[]

/** Faults of new people; a number with stars is none of theirs. */
async function judgeFresh(ctx: SignedCtx, rows: readonly Row[]): Promise<Fault<Column>[]> {
  const masked = rows.filter(({ item }) => isMasked(item.mobile))
  const whole = rows.filter(({ item }) => !isMasked(item.mobile))
  const faults = await judgeTrainees(ctx, await asForms(ctx, whole))

  return [
    ...masked.map(({ row: at }) => ({
      row: at,
      column: 'mobile' as const,
      message: maskedSentence(ctx),
    })),
    ...faults.map(({ at, field, def }) => ({
      row: whole[at]!.row,
      column: columnOf(field),
      message: errorSentence(ctx.words, ctx.language, def),
    })),
    ...twice<Column, Item>(ctx, 'students.trainees', whole, 'mobile', (item) => item.mobile),
    ...twice<Column, Item>(ctx, 'students.trainees', whole, 'idCard', (item) =>
      item.idCard === null ? null : foldCode(item.idCard),
    ),
  ]
}

async function judgeKnown(ctx: SignedCtx, rows: readonly Row[]): Promise<Fault<Column>[]> {
  const faults = await judgeChanges(ctx, await knownForms(ctx, rows))
  return [
    ...faults.map(({ at, def }) => ({
      row: rows[at]!.row,
      column: columnOf(def.field!),
      message: errorSentence(ctx.words, ctx.language, def),
    })),
    ...twice<Column, Item>(ctx, 'students.trainees', rows, 'number', (item) => item.number),
  ]
}

/** Trainees in the reader's scope; their numbers are masked. */
async function* exportedRows(
  ctx: SignedCtx,
  filters: Filters,
): AsyncGenerator<Partial<Record<Column, Cell>>> {
  const match = traineeMatch(ctx, filters)
  const numberOf = (column: 'mobile' | 'id_card', id: number, sealed: string | null) =>
    maskNumber(ctx.fields.openCell({ table: 'users', column, row: id }, sealed))

  for await (const row of everyRow(async (page) => ({
    rows: await findTraineeBatch(ctx.db, match, page, ctx.language),
  }))) {
    const trainee = presentTrainee(ctx, row)
    yield {
      ...trainee,
      mobile: numberOf('mobile', row.userId, row.mobileSealed),
      idKind: row.idCardSealed && documentKindWords[ctx.language][row.idKind as IdentityDocument],
      idCard: numberOf('id_card', row.userId, row.idCardSealed),
      traineeKind: signupWords[ctx.language].traineeKinds[trainee.traineeKind],
      degreeKind: traineesWords[ctx.language].degreeKinds[trainee.degreeKind],
      education: trainee.education && signupWords[ctx.language].levels[trainee.education],
      status: fileWords[ctx.language].statuses[trainee.status],
    }
  }
}

/**
 * Trainees out; in, people who are in training without a sign-up, and changes of trainees who are
 * known by their number.
 */
export const traineeSheet: SheetPlan<Column, Item, Filters> = {
  sheet: 'students.trainees',
  maxRows: 5000,
  columns: [
    { key: 'realName', required: true, width: 14 },
    { key: 'mobile', required: true },
    {
      key: 'idKind',
      width: 22,
      choices: (ctx) => Object.values(documentKindWords[ctx.language]),
    },
    { key: 'idCard', width: 22 },
    {
      key: 'major',
      required: true,
      width: 22,
      choices: async (ctx) =>
        (await findMajorsInScope(ctx.db, visibleTrainees(ctx.actor))).map((m) => m.name),
    },
    {
      key: 'trainingUnit',
      required: true,
      width: 24,
      choices: async (ctx) => (await findOpenUnits(ctx.db)).map((unit) => unit.name),
    },
    {
      key: 'traineeKind',
      required: true,
      choices: (ctx) => Object.values(signupWords[ctx.language].traineeKinds),
    },
    { key: 'degreeKind', choices: (ctx) => Object.values(traineesWords[ctx.language].degreeKinds) },
    { key: 'education', choices: (ctx) => Object.values(signupWords[ctx.language].levels) },
    { key: 'startsOn', kind: 'day', required: true },
    { key: 'lengthMonths', kind: 'number', width: 12 },
    { key: 'number' },
    { key: 'base', width: 22, onlyOut: true },
    { key: 'plannedEnd', kind: 'day', onlyOut: true },
    { key: 'status', onlyOut: true },
  ],
  row,
  async judge(ctx, rows) {
    const { known, fresh } = split(rows)
    return [...(await judgeFresh(ctx, fresh)), ...(await judgeKnown(ctx, known))]
  },
  write: (tx, rows, onProgress) =>
    inBatches(rows, AT_ONCE, onProgress, async (batch) => {
      const { known, fresh } = split(batch)
      await changeTrainees(tx, await knownForms(tx, known))
      if (fresh.length) await addTrainees(tx, await asForms(tx, fresh))
    }),
  count: (ctx, filters) => countTrainees(ctx.db, traineeMatch(ctx, filters)),
  async known(ctx) {
    const named = async function* (rows: AsyncIterable<Partial<Record<Column, Cell>>>) {
      for await (const cells of rows) yield [String(cells.number), cells] as const
    }

    return {
      exported: named(exportedRows(ctx, {})),
      recordOf: ({ number }) => number?.trim() || null,
    }
  },
  rows: exportedRows,
}
