import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { mayEnterGroup } from './identity.rules.ts'

/** 1: go on; 0: not for this person, who is shown /sign/500. */
export const checkIdentity = async (ctx: SignedCtx, input: { ident: string }) =>
  mayEnterGroup(input.ident, ctx.actor.roles, ctx.actor.isRoot) ? 1 : 0
