import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { UserForm } from '@residency/contract/areas/accounts/users/user.contract'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { createUser } from '../users/create-user.ts'

/**
 * Creates the account of a person recorded elsewhere, once: the record is locked, a second call is
 * refused. Without a record it creates an account like `addUser`: the published client knows no
 * `personId`.
 */
export async function addUserOfChange(
  ctx: SignedCtx,
  input: UserForm & { personId?: number | undefined },
) {
  const { personId, ...form } = input
  if (personId === undefined) return createUser(ctx, form)

  return inTransaction(ctx, async (tx) => {
    const person = found(
      await tx.db
        .selectFrom('recordedPeople')
        .select(['id', 'userId', 'realName'])
        .where('id', '=', personId)
        .forUpdate()
        .executeTakeFirst(),
    )

    if (person.userId !== null) throw fail(accountsErrors.personAlreadyHasAccount)

    // The account has the recorded name, also for people who use another one.
    const realName = form.realName ?? (person.realName === form.nickname ? null : person.realName)
    const created = await createUser(tx, { ...form, realName })

    await tx.db
      .updateTable('recordedPeople')
      .set({ userId: created.id })
      .where('id', '=', personId)
      .execute()

    await tx.audit({
      action: 'accounts.user.createRecorded',
      entity: 'user',
      entityId: created.id,
      detail: { personId },
    })

    return created
  })
}
