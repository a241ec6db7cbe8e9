import { kernelErrors } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { isDictValue } from '../../settings/settings.public.ts'

/**
 * Stops where a value is not in its dictionary; `at` is the path of the field in the form. Nothing
 * chosen is in order.
 */
export async function mustBeInList(
  tx: SignedCtx,
  typeCode: string,
  value: string | null | undefined,
  at: readonly PropertyKey[],
) {
  if (value && !(await isDictValue(tx.db, typeCode, value)))
    throw new Fail(kernelErrors.inputWrong, {}, [
      { path: ['body', ...at], message: 'signup.value.unknown' },
    ])
}
