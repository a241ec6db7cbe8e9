import { anyText } from '../../../platform/db/patterns.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'

/** The account that has a mobile number or an ID card already, by the number. */
export async function findTakenNumbers(
  ctx: Pick<Ctx, 'db' | 'fields'>,
  numbers: { mobiles: readonly string[]; idCards: readonly string[] },
) {
  const hashes = (kind: 'mobile' | 'idCard', all: readonly string[]) =>
    all.flatMap((value) => ctx.fields.hashesOf(kind, value).map((hash) => [hash, value] as const))
  const [mobiles, cards] = [hashes('mobile', numbers.mobiles), hashes('idCard', numbers.idCards)]

  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'mobileHash', 'idCardHash', 'idCardSeenAt'])
    .where('deletedAt', 'is', null)
    .where((e) =>
      e.or([
        e('mobileHash', '=', anyText(mobiles.map(([hash]) => hash))),
        e('idCardHash', '=', anyText(cards.map(([hash]) => hash))),
      ]),
    )
    .execute()

  const byHash = new Map([...mobiles, ...cards])

  return new Map(
    rows.flatMap((row) =>
      [row.mobileHash, row.idCardSeenAt && row.idCardHash].flatMap((hash) => {
        const number = hash ? byHash.get(hash) : undefined
        return number ? [[number, row.id] as const] : []
      }),
    ),
  )
}
