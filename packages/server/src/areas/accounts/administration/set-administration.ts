import type {
  changeAdministrator as change,
  setTeacherAdministration as set,
} from '@residency/contract/areas/accounts/administration/user-administration.contract'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { findUser } from '../users/user.queries.ts'
import { endAdministration, installAdministrator, mustBePlace } from './administered-places.ts'
import { findAdministrators } from './administration.queries.ts'

/** Makes a teacher administrator of a base or department, or ends the administration. */
export const setTeacherAdministration = (ctx: SignedCtx, input: InputOf<typeof set, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const place = await mustBePlace(tx, input)
    found(await findUser(tx.db, visibleUsers(tx.actor), input.id))

    if (input.status === 1) await installAdministrator(tx, place, input.id)
    else await endAdministration(tx, place, input.id)

    return null
  })

/** Replaces the administrator of a base or department. */
export const changeAdministrator = (ctx: SignedCtx, input: InputOf<typeof change, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const place = await mustBePlace(tx, input)
    const before = await findAdministrators(tx.db, place)

    await installAdministrator(tx, place, input.id)

    for (const userId of before.filter((id) => id !== input.id))
      await endAdministration(tx, place, userId)

    return null
  })
