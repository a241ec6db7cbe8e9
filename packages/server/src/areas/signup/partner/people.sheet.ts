import { partnerErrors } from '@residency/contract/areas/signup/partner/access'
import type { PeopleFilters } from '@residency/contract/areas/signup/partner/partner.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { errorSentence, labelIn, maskNumber, mobileNumber } from '@residency/contract/kernel'
import {
  IDENTITY_DOCUMENTS,
  readAnyDocument,
  readDocument,
} from '@residency/contract/kernel/identity-document'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import { z } from 'zod'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type {
  ProgressHandler,
  SheetInto,
  SheetPlan,
  ValidRow,
} from '../../../platform/sheets/sheet-plan.ts'
import { findOffersOf } from '../../intakes/intakes.public.ts'
import {
  type DOCUMENT_COLUMNS,
  DOCUMENT_KINDS,
  documentCells,
  documentKindNames,
} from '../registration/document-columns.ts'
import { numbersOf } from '../registration/registration-view.ts'
import { countRevealed } from './judge-card.ts'
import { judgePeople } from './judge-people.ts'
import { documentOf } from './new-registration.ts'
import {
  countPeople,
  findPartnerOf,
  findPeople,
  findSchoolIds,
  lockAdditions,
} from './partner.queries.ts'
import { offerName, plainOfferName } from './partner.rules.ts'
import { findIntakeInto, openRegistrationContext, registerPeople } from './register-people.ts'

type Column =
  | (typeof DOCUMENT_COLUMNS)[number]
  | 'realName'
  | 'mobile'
  | 'hasConsent'
  | 'school'
  | 'offer'
  | 'state'
type Filters = Omit<PeopleFilters, 'pageNum' | 'pageSize'>

/** Rows are parsed without the current date; future birth dates are checked later. */
const NO_DAY = '9999-12-31'

/** Its kind is in another cell: whether the number is one of it is judged with the row. */
const isOfAnyKind = (typed: string) =>
  IDENTITY_DOCUMENTS.some((kind) => !('fault' in readDocument(kind, typed, NO_DAY)))

const row = z.object({
  realName: cell.text(64),
  idKind: cell.choice(DOCUMENT_KINDS, null),
  idCard: cell.text(30).superRefine((typed, ctx) => {
    if (isOfAnyKind(typed)) return

    const card = readAnyDocument(typed, NO_DAY)
    if ('fault' in card) ctx.addIssue({ code: 'custom', message: `signup.card.${card.fault}` })
  }),
  mobile: cell.like(mobileNumber),
  hasConsent: cell.yesNo(false).refine(Boolean, 'signup.consent.partner'),
  school: cell.optionalText(100),
  offer: cell.optionalText(200),
})

type Item = z.output<typeof row>
const AT_ONCE = 500
const yesIn = (ctx: SignedCtx) => sheetWords[ctx.language].yes
const wordsIn = (ctx: SignedCtx) => signupWords[ctx.language]

const numberOf = (ctx: SignedCtx, person: Item) => {
  const card = documentOf(person, dayInChina(ctx.now()))
  return 'number' in card ? card.number : null
}

/** The intake its user chose: the call's query has been parsed. */
const intakeIdOf = (into: SheetInto) => (into as { intakeId?: number }).intakeId

async function judge(ctx: SignedCtx, rows: readonly ValidRow<Item>[], into: SheetInto) {
  const place = await openRegistrationContext(ctx, intakeIdOf(into))
  const { partner, intake } = place
  const offers = new Set(
    (await findOffersOf(ctx.db, intake.id)).map((offer) => plainOfferName(offerName(offer))),
  )
  const say = (def: Parameters<typeof errorSentence>[2], data?: Record<string, string>) =>
    errorSentence(ctx.words, ctx.language, def, data)
  const items = rows.map(({ item }) => item)
  const people = await judgePeople(ctx, place, items)

  await countRevealed(ctx, partner.id, people.filter(({ reveals }) => reveals).length)

  return [
    ...people.map(({ at, field, def, data }) => ({
      row: rows[at]!.row,
      column: field,
      message: say(def, data),
    })),
    ...rows
      .filter(({ item }) => item.offer !== null && !offers.has(plainOfferName(item.offer)))
      .map((row) => ({
        row: row.row,
        column: 'offer' as const,
        message: say(partnerErrors.offerNameUnknown),
      })),
    ...twice(ctx, 'signup.people', rows, 'idCard', (item) => numberOf(ctx, item)),
    ...twice(ctx, 'signup.people', rows, 'mobile', (item) => item.mobile),
  ]
}

async function write(
  tx: SignedCtx,
  rows: readonly ValidRow<Item>[],
  onProgress: ProgressHandler,
  into: SheetInto,
) {
  const place = await openRegistrationContext(tx, intakeIdOf(into))

  const offers = new Map(
    (await findOffersOf(tx.db, place.intake.id)).map((offer) => [
      plainOfferName(offerName(offer)),
      offer.id,
    ]),
  )

  await inBatches(rows, AT_ONCE, onProgress, async (batch) => {
    const some = batch.map(({ item }) => item)
    const named = some.flatMap(({ school }) => school ?? [])
    const schools = await findSchoolIds(tx.db, named)

    const people = some.map(({ realName, idKind, idCard, mobile, school, offer }) => ({
      realName,
      idKind,
      idCard,
      mobile,
      schoolId: schools.get(school ?? '') ?? null,
      schoolOther: schools.has(school ?? '') ? null : school,
      offerId: offer === null ? null : (offers.get(plainOfferName(offer)) ?? null),
    }))

    await registerPeople(tx, place, people)
  })
}

/** People of a partner unit, in and out: every row is judged like a person added by hand. */
export const peopleSheet: SheetPlan<Column, Item, Filters> = {
  sheet: 'signup.people',
  maxRows: 5000,
  tasksAt: '/sign/cooperation/tasks',
  columns: [
    { key: 'realName', required: true, width: 14 },
    { key: 'idKind', width: 24, choices: documentKindNames },
    { key: 'idCard', required: true, width: 24 },
    { key: 'mobile', required: true, width: 16 },
    { key: 'hasConsent', required: true, width: 18, choices: (ctx) => [yesIn(ctx)] },
    { key: 'school', width: 28 },
    { key: 'offer', width: 36, choices: offersOf },
    { key: 'state', width: 16, onlyOut: true },
  ],
  into: async (ctx, into) => {
    const intake = await findIntakeInto(ctx, intakeIdOf(into))
    return intake && labelIn(ctx.language, intake.name, intake.nameEn)
  },
  row,
  judge,
  lock: async (tx) => void (await lockAdditions(tx.db)),
  write,
  count: async (ctx, filters) => countPeople(ctx.db, await partnerIdOf(ctx), filters, ctx.fields),
  async *rows(ctx, filters) {
    const partnerId = await partnerIdOf(ctx)
    const { states } = wordsIn(ctx).flows.registration
    const people = everyRow(async (page) => ({
      rows: await findPeople(ctx.db, partnerId, filters, ctx.fields, {
        page,
        language: ctx.language,
      }),
    }))

    for await (const row of people) {
      const { idCard, mobile } = numbersOf(ctx, row)
      yield {
        realName: row.realName,
        ...documentCells(ctx, row.idKind, idCard),
        mobile: maskNumber(mobile),
        hasConsent: yesIn(ctx),
        school: row.school ?? row.schoolOther,
        offer: row.firstChoice,
        state: states[row.state],
      }
    }
  },
}

const partnerIdOf = async (ctx: SignedCtx) =>
  found(await findPartnerOf(ctx.db, ctx.actor.userId)).id

/** Labels of the intake's offers; empty if no intake is open. */
async function offersOf(ctx: SignedCtx, into: SheetInto) {
  const intake = await findIntakeInto(ctx, intakeIdOf(into))
  return intake ? (await findOffersOf(ctx.db, intake.id)).map(offerName) : []
}
