import { inductionErrors as errors } from '@residency/contract/areas/exams/induction/access'
import {
  cardNumber,
  type PERSON_STATUSES,
} from '@residency/contract/areas/exams/induction/person.contract'
import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import { errorSentence, mobileNumber } from '@residency/contract/kernel'
import { readAnyDocument } from '@residency/contract/kernel/identity-document'
import { z } from 'zod'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { maskedSentence, twice } from '../../../platform/sheets/judge-rows.ts'
import type { Fault, SheetInto, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { maskedNumbers, shareOfPerson } from './list-people.ts'
import { readMaskedNumbers } from './masked-numbers.ts'
import { countPeople, findPeopleBatch } from './person.queries.ts'
import { cardOf } from './person-numbers.ts'
import { findTrain, findTrainForUpdate } from './train.queries.ts'
import { writePeople } from './write-people.ts'

const COLUMNS = [
  'name',
  'mobile',
  'idCard',
  'origin',
  'share',
  'learnedAt',
  'result',
  'score',
] as const

type Column = (typeof COLUMNS)[number]

type Filters = {
  trainId?: number | undefined
  status?: (typeof PERSON_STATUSES)[number] | undefined
  listed?: '0' | '1' | undefined
  keywords?: string | null | undefined
}

const row = z.object({
  name: cell.text(60),
  mobile: cell.orMasked(mobileNumber),
  idCard: cell.orMasked(cardNumber),
})

type Item = z.output<typeof row>
const SHEET = 'learning.inductionPeople'
const BATCH_SIZE = 500

/** The train its user chose: the call's query has been parsed. */
const trainIdOf = (into: SheetInto) => (into as { trainId?: number }).trainId

async function trainOf(ctx: SignedCtx, into: SheetInto) {
  const id = trainIdOf(into)
  const train = id === undefined ? undefined : await findTrain(ctx.db, id)
  if (!train) throw fail(errors.trainUnknown)

  return train
}

async function judge(
  ctx: SignedCtx,
  rows: readonly ValidRow<Item>[],
  into: SheetInto,
): Promise<Fault<'mobile' | 'idCard'>[]> {
  const today = dayInChina(ctx.now())
  const cardWrong = errorSentence(ctx.words, ctx.language, errors.cardWrong)

  const numbersOf = await readMaskedNumbers(
    ctx,
    trainIdOf(into)!,
    rows.map(({ item }) => item),
  )

  const faultsOf = ({ row: rowNumber, item }: ValidRow<Item>): Fault<'mobile' | 'idCard'>[] => {
    const { mobile, idCard } = numbersOf(item)
    if (idCard === null) return [{ row: rowNumber, column: 'idCard', message: maskedSentence(ctx) }]
    if ('fault' in readAnyDocument(idCard, today))
      return [{ row: rowNumber, column: 'idCard', message: cardWrong }]

    return mobile === null
      ? [{ row: rowNumber, column: 'mobile', message: maskedSentence(ctx) }]
      : []
  }

  return [
    ...rows.flatMap(faultsOf),
    ...twice(ctx, SHEET, rows, 'idCard', (item) => numbersOf(item).idCard?.toUpperCase() ?? null),
  ]
}

const idOf = ({ trainId }: Filters) => trainId ?? null

/** People of a train: in by name, mobile and card, out with masked numbers and their progress. */
export const inductionPeopleSheet: SheetPlan<Column, Item, Filters> = {
  sheet: SHEET,
  maxRows: 5000,
  columns: [
    { key: 'name', required: true, width: 14 },
    { key: 'mobile', required: true, width: 16 },
    { key: 'idCard', required: true, width: 24 },
    { key: 'origin', width: 16, onlyOut: true },
    { key: 'share', width: 14, onlyOut: true },
    { key: 'learnedAt', kind: 'moment', width: 18, onlyOut: true },
    { key: 'result', width: 12, onlyOut: true },
    { key: 'score', kind: 'number', width: 10, onlyOut: true },
  ],
  into: async (ctx, into) => (await trainOf(ctx, into)).title,
  row,
  judge,
  write: async (tx, rows, onProgress, into) => {
    const { id } = await trainOf(tx, into)
    await findTrainForUpdate(tx.db, id)

    const numbersOf = await readMaskedNumbers(
      tx,
      id,
      rows.map(({ item }) => item),
    )

    const people = rows.map(({ item }) => {
      const { mobile, idCard } = numbersOf(item)
      return { name: item.name, mobile: mobile!, idCard: cardOf(tx, idCard!) }
    })

    await inBatches(people, BATCH_SIZE, onProgress, (batch) => writePeople(tx, id, batch))
  },
  count: async (ctx, filters) => {
    const trainId = idOf(filters)
    return trainId === null ? 0 : countPeople(ctx.db, { ...filters, trainId }, ctx.fields)
  },
  async *rows(ctx, filters) {
    const trainId = idOf(filters)
    if (trainId === null) return

    const { personSources, personResults } = inductionWords[ctx.language]
    const find = async (page: { pageNum: number; pageSize: number }) => ({
      rows: await findPeopleBatch(ctx.db, { ...filters, trainId }, ctx.fields, page),
    })

    for await (const person of everyRow(find))
      yield {
        name: person.name,
        ...maskedNumbers(ctx, person),
        origin: personSources[person.source],
        share: shareOfPerson(person),
        learnedAt: person.learnedAt && minuteInChina(person.learnedAt),
        result: personResults[person.result],
        score: person.score,
      }
  },
}
