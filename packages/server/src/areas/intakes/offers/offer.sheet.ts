import type { OfferFilters } from '@residency/contract/areas/intakes/offers/offer.contract'
import {
  EDUCATION_LEVELS,
  TRAINEE_KINDS,
} from '@residency/contract/areas/trainees/trainee-facts.public'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { findDictLabels, findDictOptions } from '../../settings/settings.public.ts'
import { kindNames, levelName } from './condition-words.ts'
import { judgeOffers } from './judge-offers.ts'
import { CERTIFICATES, storedOffer } from './list-offers.ts'
import { countOffers, findOfferPage, findOffersForUpdate } from './offer.queries.ts'
import {
  findOfferIds,
  keyOf,
  lockOffersOfRunningIntakes,
  putOffers,
} from './offer-sheet.queries.ts'
import {
  type OFFER_COLUMNS,
  type OfferSheetRow,
  offerRow,
  SEAT_COLUMNS,
} from './offer-sheet.rules.ts'
import { columnsOfTerms } from './offer-terms.ts'
import { putPools } from './offer-write.queries.ts'
import { findCalls, isWhole, readOffers } from './read-offers.ts'

const AT_ONCE = 200
type Column = (typeof OFFER_COLUMNS)[number]

async function write(
  tx: SignedCtx,
  rows: readonly ValidRow<OfferSheetRow>[],
  onProgress: ProgressHandler,
) {
  const offers = (await readOffers(tx, rows)).filter(isWhole)
  await inBatches(offers, AT_ONCE, onProgress, async (some) => {
    const batch = some.map(({ intake, terms, pools }) => ({
      pools,
      row: { intakeId: intake.id, ...columnsOfTerms(terms) },
    }))

    const keys = batch.map((offer) => offer.row)

    const find = async () => {
      const ids = [...(await findOfferIds(tx.db, keys)).values()]
      return (await findOffersForUpdate(tx.db, ids))
        .map(storedOffer)
        .map(({ version: _, ...offer }) => offer)
    }

    await auditChanges(tx, { action: 'recruitment.offer', entity: 'offer', find }, async () => {
      const ids = await putOffers(tx, keys)
      await putPools(
        tx.db,
        batch.flatMap((offer) =>
          offer.pools.map((pool) => ({ ...pool, offerId: ids.get(keyOf(offer.row))! })),
        ),
      )
    })
  })
}

type Filters = Omit<OfferFilters, 'pageNum' | 'pageSize'>

/** Offers as the cells of their rows, each with the intake, major and unit it is known by. */
async function* offersAsCells(ctx: SignedCtx, filters: Filters) {
  const labels = await findDictLabels(ctx.db, CERTIFICATES, ctx.language)
  for await (const offer of everyRow((page) => findOfferPage(ctx, { ...filters, ...page }))) {
    const cells = {
      intake: `${offer.year}-${offer.serial}`,
      base: offer.baseCode,
      major: offer.code,
      majorName: labelIn(ctx.language, offer.major, offer.majorEn),
      unit: labelIn(ctx.language, offer.unit, offer.unitEn),
      ...Object.fromEntries(offer.pools.map((pool) => [pool.traineeKind ?? 'seats', pool.seats])),
      minEducation: offer.minEducation && levelName(ctx.language, offer.minEducation),
      maxAge: offer.maxAge,
      certificates: offer.certificates.map((value) => labels.get(value) ?? value).join(', '),
      kinds: offer.traineeKinds && kindNames(ctx.language, offer.traineeKinds),
      held: offer.pools.reduce((sum, pool) => sum + pool.held, 0),
    }
    yield [keyOf(offer), cells] as const
  }
}

/**
 * An intake and a unit have several names: which offer a row is, is found as the row itself is
 * read.
 */
async function knownOffers(ctx: SignedCtx) {
  const { intakes, majors, units } = await findCalls(ctx)

  const recordOf = ({ intake, base, major, unit }: Partial<Record<Column, string>>) => {
    const at = [
      intakes.get(intake ?? ''),
      majors.get(JSON.stringify([base?.trim(), major?.trim()])),
      units.get(unit ?? ''),
    ] as const

    return at[0] && at[1] && at[2]
      ? keyOf({ intakeId: at[0].id, majorId: at[1].id, trainingUnitId: at[2].id })
      : null
  }

  return { exported: offersAsCells(ctx, {}), recordOf }
}

/** Offers of intakes, in and out. */
export const offerSheet: SheetPlan<Column, OfferSheetRow, Filters> = {
  sheet: 'recruitment.offer',
  maxRows: 2000,
  columns: [
    { key: 'intake', required: true },
    { key: 'base', required: true, width: 12 },
    { key: 'major', required: true, width: 14 },
    { key: 'majorName', width: 24, onlyOut: true },
    { key: 'unit', required: true, width: 26 },
    ...SEAT_COLUMNS.map((key) => ({ key, kind: 'number' as const, width: 14 })),
    {
      key: 'minEducation',
      width: 14,
      choices: ({ language }) => EDUCATION_LEVELS.map((level) => levelName(language, level)),
    },
    { key: 'maxAge', kind: 'number', width: 12 },
    {
      key: 'certificates',
      width: 36,
      choices: async (ctx) =>
        (await findDictOptions(ctx.db, CERTIFICATES, ctx.language)).map((option) => option.label),
    },
    {
      key: 'kinds',
      width: 24,
      choices: ({ language }) => TRAINEE_KINDS.map((kind) => kindNames(language, [kind])),
    },
    { key: 'held', kind: 'number', width: 12, onlyOut: true },
  ],
  row: offerRow,
  known: knownOffers,
  lock: (tx) => lockOffersOfRunningIntakes(tx.db),
  judge: judgeOffers,
  write,
  count: (ctx, filters) => countOffers(ctx, { ...filters, pageNum: 1, pageSize: 1 }),
  async *rows(ctx, filters) {
    for await (const [, cells] of offersAsCells(ctx, filters)) yield cells
  },
}
