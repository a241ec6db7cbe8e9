import { anyId } from '../../../platform/db/patterns.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'

const cell = (column: string, row: number) => ({ table: 'registrations', column, row })

/** What sign-ups hold of their people, decrypted, for records that go on from them; by registration. */
export async function findBasics(ctx: Pick<Ctx, 'db' | 'fields'>, registrationIds: readonly number[]) {
  const rows = await ctx.db
    .selectFrom('registrations')
    .select(['id', 'gender', 'birth_date', 'ethnic_code', 'marital_status', 'political_status', 'region_code', 'email'])
    .select(['contact_name', 'address_sealed', 'contact_mobile_sealed'])
    .where('id', '=', anyId(registrationIds))
    .execute()
  return new Map(
    rows.map(({ id, address_sealed, contact_mobile_sealed, ...plain }) => [
      id,
      {
        ...plain,
        address: ctx.fields.openCell(cell('address', id), address_sealed),
        contactMobile: ctx.fields.openCell(cell('contact_mobile', id), contact_mobile_sealed),
      },
    ]),
  )
}
