import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { mayEnterGroup } from './identity.rules.ts'

/** 1: access allowed; 0: not allowed, the client shows /sign/500. */
export const checkIdentity = async (ctx: SignedCtx, input: { ident: string }) =>
  mayEnterGroup(input.ident, ctx.actor.roles, ctx.actor.isRoot) ? 1 : 0
