import { leavePermissions as may } from '@residency/contract/areas/absence/leave/access'
import * as call from '@residency/contract/areas/absence/leave/leave.contract'
import { holds } from '@residency/contract/kernel'
import { type HomeSource, homeAnswer } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { getOwnLeave, listOwnBalances } from '../leave-applications/own-leave.ts'
import { countAwayToday, readAwayToday, readLeavesToDecide } from './leaves-of-today.ts'

export const absenceHome: Readonly<Record<string, HomeSource>> = {
  awayToday: { sections: ['office', 'base'], place: 2, read: countAwayToday },
  away: { sections: ['department'], place: 21, read: readAwayToday },
  toDecide: { sections: ['teacher', 'department', 'base'], place: 22, read: readLeavesToDecide },
}

const TRAINEE = 'STUDENT'

const ofOwn =
  <T>(read: (ctx: SignedCtx) => Promise<T>) =>
  async (ctx: SignedCtx) =>
    ctx.actor.roles.includes(TRAINEE) && holds(ctx.actor, may.own) ? read(ctx) : null

export const leaveAnswers = [
  homeAnswer(call.getOwnLeave, {}, ofOwn(getOwnLeave)),
  homeAnswer(call.listOwnBalances, {}, ofOwn(listOwnBalances)),
]
