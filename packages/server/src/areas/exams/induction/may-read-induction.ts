import { inductionPermissions as may } from '@residency/contract/areas/exams/induction/access'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * Files of trains and notices are read by the office here, and by their people through a ticket of
 * their session.
 */
export const mayReadInduction = async (ctx: SignedCtx) => holds(ctx.actor, may.manage)
