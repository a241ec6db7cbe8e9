import { anyId } from '../../../platform/db/patterns.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'

const cell = (column: string, row: number) => ({ table: 'registrations', column, row })

/**
 * What sign-ups hold of their people, decrypted, for records that continue them; by registration.
 */
export async function findBasics(
  ctx: Pick<Ctx, 'db' | 'fields'>,
  registrationIds: readonly number[],
) {
  const rows = await ctx.db
    .selectFrom('registrations')
    .select([
      'id',
      'gender',
      'birthDate',
      'ethnicCode',
      'maritalStatus',
      'politicalStatus',
      'regionCode',
      'email',
    ])
    .select(['contactName', 'addressSealed', 'contactMobileSealed'])
    .where('id', '=', anyId(registrationIds))
    .execute()

  return new Map(
    rows.map(({ id, addressSealed, contactMobileSealed, ...plain }) => [
      id,
      {
        ...plain,
        address: ctx.fields.openCell(cell('address', id), addressSealed),
        contactMobile: ctx.fields.openCell(cell('contact_mobile', id), contactMobileSealed),
      },
    ]),
  )
}
