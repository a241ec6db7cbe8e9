import type { RegistrationConditions } from '@residency/contract/areas/signup/review/review.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { labelIn, maskNumber } from '@residency/contract/kernel'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import { minuteInChina } from '../../../platform/clock.ts'
import { countRows } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { DOCUMENT_COLUMNS, documentCells } from '../registration/document-columns.ts'
import { numbersOf } from '../registration/registration-view.ts'
import { findEducations } from '../sections/section.queries.ts'
import { readerOf } from './list-registrations.ts'
import {
  findReviewedChoices,
  findReviewedIds,
  matching,
  type ReviewRow,
  reviewPage,
} from './review.queries.ts'
import { choiceName } from './review.rules.ts'

const AT_ONCE = 500

const COLUMNS = [
  'intake',
  'realName',
  'gender',
  'birthDate',
  ...DOCUMENT_COLUMNS,
  'mobile',
  'traineeKind',
  'school',
  'education',
  'choice1',
  'choice2',
  'choice3',
  'choice4',
  'acceptsAdjustment',
  'state',
  'submittedAt',
] as const

const WIDE: ReadonlySet<string> = new Set([
  'idCard',
  'school',
  'choice1',
  'choice2',
  'choice3',
  'choice4',
])

/** What the rows of a batch need besides themselves. */
async function findNames(ctx: SignedCtx, rows: readonly ReviewRow[]) {
  const ids = rows.map((r) => r.id)

  const choices = new Map(
    (await findReviewedChoices(ctx.db, ids)).map((c) => [
      `${c.registrationId} ${c.rank}`,
      choiceName(ctx.language, c),
    ]),
  )

  // the lowest level comes first: the last one that is named is the highest
  const levels = new Map(
    (await findEducations(ctx.db, ids)).map((education) => [
      education.registrationId,
      education.level,
    ]),
  )

  return { choices, levels }
}

/** Sign-ups of the list as it is filtered, numbers masked. */
export const registrationSheet = exportPlan<(typeof COLUMNS)[number], RegistrationConditions>({
  sheet: 'signup.registration',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: WIDE.has(key) ? 28 : 16 })),
    { day: ['birthDate'], moment: ['submittedAt'] },
  ),
  count: (ctx, conditions) => countRows(matching(ctx.db, readerOf(ctx), conditions, ctx.fields)),
  async *rows(ctx, conditions) {
    const words = signupWords[ctx.language]
    const { yes, no } = sheetWords[ctx.language]
    const genders = await findDictLabels(ctx.db, 'gender', ctx.language)
    const match = matching(ctx.db, readerOf(ctx), conditions, ctx.fields)

    const { sort } = conditions
    const ids = await findReviewedIds(match, sort)

    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = match.where('registrations.id', '=', anyId(ids.slice(at, at + AT_ONCE)))
      const page = { sort, pageNum: 1, pageSize: AT_ONCE }
      const rows = await reviewPage(some, ctx.actor.userId, page).execute()

      const { choices, levels } = await findNames(ctx, rows)

      for (const row of rows) {
        const { idCard, mobile } = numbersOf(ctx, row)
        const choice = (rank: number) => choices.get(`${row.id} ${rank}`) ?? null

        yield {
          intake: labelIn(ctx.language, row.intakeName, row.intakeNameEn),
          realName: row.realName,
          gender: genders.get(String(row.gender)) ?? null,
          birthDate: row.birthDate,
          ...documentCells(ctx, row.idKind, idCard),
          mobile: maskNumber(mobile),
          traineeKind: words.traineeKinds[row.traineeKind as 'open'] ?? row.traineeKind,
          school: row.schoolName ?? row.schoolOther,
          education: words.levels[levels.get(row.id) as 'doctor'] ?? null,
          choice1: choice(1),
          choice2: choice(2),
          choice3: choice(3),
          choice4: choice(4),
          acceptsAdjustment: row.acceptsAdjustment ? yes : no,
          state: words.flows.registration.states[row.state] ?? row.state,
          submittedAt: row.submittedAt && minuteInChina(row.submittedAt),
        }
      }
    }
  },
})
