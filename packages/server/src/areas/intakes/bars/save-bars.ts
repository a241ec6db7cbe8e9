import { intakesErrors as errors } from '@residency/contract/areas/intakes/access'
import type { BarChange, BarForm } from '@residency/contract/areas/intakes/bars/bar.contract'
import { maskNumber } from '@residency/contract/kernel'
import { readAnyDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { findBarForUpdate, nextBarIds } from './bar.queries.ts'
import { cardCell, cardOf } from './list-bars.ts'

export const BAR_CONSTRAINTS = { barred_people_id_card_hash_key: errors.barTaken }

const readCard = (ctx: SignedCtx, typed: string) => {
  const card = readAnyDocument(typed, dayInChina(ctx.now()))
  if ('fault' in card) throw fail(errors.barCardWrong)

  return card.number
}

/** A number as columns; its seal is bound to the row. */
export const cardColumns = (ctx: SignedCtx, id: number, number: string) => ({
  idCardSealed: ctx.fields.sealCell(cardCell(id), number)!,
  idCardHash: ctx.fields.hashOf('idCard', number),
})

export const createBar = (ctx: SignedCtx, form: BarForm) =>
  inTransaction(ctx, async (tx) => {
    const number = readCard(tx, form.idCard)
    const [id] = (await nextBarIds(tx.db, 1)) as [number]
    const by = { createdBy: tx.actor.userId, createdAt: tx.now(), updatedAt: tx.now() }
    const plain = { realName: form.realName, reason: form.reason, until: form.until }

    await tx.db
      .insertInto('barredPeople')
      .values({ id, ...plain, ...cardColumns(tx, id, number), ...by })
      .execute()

    await tx.audit({
      action: 'recruitment.bar.create',
      entity: 'bar',
      entityId: id,
      detail: { after: { ...form, idCard: number } },
    })

    return { id }
  }).catch(constraintErrors(BAR_CONSTRAINTS))

export const updateBar = (ctx: SignedCtx, { id, version, ...form }: BarChange & { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const bar = mustMatchVersion(await findBarForUpdate(tx.db, id), version)
    const was = cardOf(tx, bar)!
    const number = form.idCard === maskNumber(was) ? was : readCard(tx, form.idCard)
    const plain = { realName: form.realName, reason: form.reason, until: form.until }
    const before = { realName: bar.realName, idCard: was, reason: bar.reason, until: bar.until }
    const detail = { before, after: { ...form, idCard: number } }

    await changeRecord(tx, 'barredPeople', bar, {
      columns: { ...plain, ...cardColumns(tx, id, number) },
      action: 'recruitment.bar.update',
      entity: 'bar',
      detail,
    })

    return null
  }).catch(constraintErrors(BAR_CONSTRAINTS))

/** Lets people register again, all or none. */
export async function deleteBars(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .deleteFrom('barredPeople')
      .where('id', 'in', ids)
      .returningAll()
      .execute()

    if (rows.length !== ids.length) throw notFound()

    for (const bar of rows) {
      const detail = {
        before: {
          realName: bar.realName,
          idCard: cardOf(tx, bar),
          reason: bar.reason,
          until: bar.until,
        },
      }
      await tx.audit({ action: 'recruitment.bar.delete', entity: 'bar', entityId: bar.id, detail })
    }

    return null
  })
}
