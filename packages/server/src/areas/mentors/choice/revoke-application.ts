import { mentorApplicationFlow } from '@residency/contract/areas/mentors/choice/application.flow'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { mustBeOpenNow } from '../windows/find-window.ts'
import { lockWindow } from '../windows/window.queries.ts'
import { findOwnApplication, findOwnApplicationForUpdate } from './application.queries.ts'
import { relationsToApplication } from './choice.policy.ts'
import { lockTrainees } from './trainee.queries.ts'

/** Revokes one of the own applications in the window, before the mentor has answered. */
export const revokeApplication = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const known = found(await findOwnApplication(tx.db, tx.actor.userId, id))
    mustBeOpenNow(tx, found(await lockWindow(tx.db, known.windowId, 'share')))

    await lockTrainees(tx.db, [known.traineeId])

    const row = found(await findOwnApplicationForUpdate(tx.db, tx.actor.userId, id))
    const relations = relationsToApplication(row, tx.actor)

    await advance(tx, mentorApplicationFlow, 'revoke', { ...row, relations }, {}, (state) =>
      updateRow(tx, 'mentorApplications', row, { state }),
    )

    return null
  })
