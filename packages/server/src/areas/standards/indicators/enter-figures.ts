import { indicatorErrors as errors } from '@residency/contract/areas/standards/indicators/access'
import type { EnteredFigures } from '@residency/contract/areas/standards/indicators/figure.contract'
import { yearInChina } from '../../../platform/clock.ts'
import { violatedConstraint } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../../platform/http/fail.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { findIndicatorsOf } from './figure.queries.ts'
import { findBasesInScope } from './indicator.queries.ts'
import { type EnteredFigure, findStoredFigures, isSame, putFigures } from './put-figures.ts'

/**
 * Enters figures of a base and a year; those that the office has checked stay until it returns
 * them.
 */
export const enterFigures = (ctx: SignedCtx, { baseId, year, figures }: EnteredFigures) =>
  inTransaction(ctx, async (tx) => {
    found((await findBasesInScope(tx.db, visibleBases(tx.actor))).find(({ id }) => id === baseId))
    if (year > yearInChina(tx.now())) throw fail(errors.figureYearTooLate)

    const items = new Map(
      (await findIndicatorsOf(tx.db, [baseId])).map((indicator) => [indicator.id, indicator.item]),
    )
    if (figures.some(({ indicatorId }) => !items.has(indicatorId)))
      throw fail(errors.indicatorUnknown)

    const entered = figures.map(
      ({ version, ...figure }): EnteredFigure & { read: number | null } => ({
        ...figure,
        baseId,
        year,
        read: version,
      }),
    )

    const storedOf = await findStoredFigures(tx.db, entered, true)

    for (const figure of entered) {
      const before = storedOf(figure)
      if (before && isSame(figure, before)) continue
      if (before?.state === 'checked')
        throw fail(errors.figureChecked, { item: items.get(figure.indicatorId)! })
      if ((before?.version ?? null) !== figure.read) throw changedMeanwhile()
    }

    return {
      entered: await putFigures(
        tx,
        entered.map(({ read, ...figure }) => figure),
        storedOf,
      ),
    }
  }).catch((error: unknown) => {
    // another person entered one of them first
    throw violatedConstraint(error) === 'base_figures_once' ? changedMeanwhile() : error
  })
