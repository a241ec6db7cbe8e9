import { Readable } from 'node:stream'
import type { exportOwnRecord as call } from '@residency/contract/areas/accounts/privacy/own-record.contract'
import { type InputOf, maskNumber } from '@residency/contract/kernel'
import { everyOf, type ShowNumber } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { sealAnswer } from '../../../platform/crypto/fields.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { ownRecordWords } from './privacy.text.ts'

const NONE = new Set<string>()

const numberFormatter =
  (ctx: SignedCtx, numbers: 'masked' | 'sealed'): ShowNumber =>
  (id, field, value) => {
    if (value === null || numbers === 'masked') return maskNumber(value)

    const record = { id, [field]: value }

    sealAnswer(record, ctx.actor.token, ctx.actor.userId, NONE)

    return record
  }

const indent = (value: object, by: string) =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`)

/** Yields the file in pieces; at most one row of a long list is in memory. */
async function* textOf(ctx: SignedCtx, show: ShowNumber) {
  yield '{'

  let before = '\n'

  for (const provide of everyOf(ctx.services.areas, 'ownRecord'))
    for await (const part of provide(ctx, show)) {
      yield `${before}  ${JSON.stringify(part.heading)}: `
      before = ',\n'

      if ('record' in part) {
        yield indent(part.record, '  ')
        continue
      }

      let comma = ''

      yield '['

      for await (const row of part.records) {
        yield `${comma}\n    ${indent(row, '    ')}`
        comma = ','
      }

      yield comma ? '\n  ]' : ']'
    }

  yield '\n}\n'
}

/**
 * Exports everything the areas store about the actor as streamed JSON. The audit entry is written
 * before the first byte.
 */
export async function exportOwnRecord(
  ctx: SignedCtx,
  input: InputOf<typeof call, 'out'>,
): Promise<Binary> {
  await ctx.audit({
    action: 'accounts.ownRecord.export',
    entity: 'user',
    entityId: ctx.actor.userId,
    detail: { numbers: input.numbers },
  })
  const { filename } = ownRecordWords[ctx.language]
  return {
    filename: `${filename}-${dayInChina(ctx.now())}.json`,
    type: 'application/json; charset=utf-8',
    body: Readable.from(textOf(ctx, numberFormatter(ctx, input.numbers)), { objectMode: false }),
  }
}
