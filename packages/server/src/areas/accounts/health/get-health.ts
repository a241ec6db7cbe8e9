import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import type { listUnexpectedErrors as errorsCall } from '@residency/contract/areas/accounts/health/health.contract'
import {
  OUTSIDE_SYSTEMS,
  type Outside,
  type OutsideSystem,
} from '@residency/contract/areas/accounts/health/health.contract'
import type { InputOf } from '@residency/contract/kernel'
import { permittedActions, toMoment } from '@residency/contract/kernel'
import { PRODUCT_COMMIT, PRODUCT_VERSION } from '@residency/contract/kernel/version'
import { dayInChina } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDatabaseVersion, findErrorPage, findSlowestCalls } from './health.queries.ts'
import { readFacts } from './measure-health.ts'

const VARIABLES = {
  mail: 'MAIL_PROVIDER',
  sms: 'SMS_PROVIDER',
  wechat: 'WECHAT_PROVIDER',
  sso: 'SSO_PROVIDER',
} as const satisfies Record<OutsideSystem, keyof Config>

/** Which outside system is set up, by its variable. */
export const providerOf = (config: Config, system: OutsideSystem) => config[VARIABLES[system]]

const listOutside = (ctx: SignedCtx): Outside[] =>
  OUTSIDE_SYSTEMS.map((system) => {
    const provider = providerOf(ctx.config, system)
    const isOn = provider !== 'none'

    return {
      system,
      provider,
      isOn,
      actions: permittedActions(ctx.actor, { test: isOn && may.healthTest }),
    }
  })

/** The page of the system's health. */
export async function getHealth(ctx: SignedCtx) {
  const now = ctx.now()
  const [groups, database, calls] = await Promise.all([
    readFacts(ctx),
    findDatabaseVersion(ctx.db),
    findSlowestCalls(ctx.db, dayInChina(now)),
  ])

  return {
    takenAt: toMoment(now),
    versions: {
      product: PRODUCT_VERSION,
      commit: PRODUCT_COMMIT,
      database,
      node: process.versions.node,
    },
    groups,
    outside: listOutside(ctx),
    calls: calls.map(({ totalMs, slowestAt, ...call }) => ({
      ...call,
      averageMs: Math.round(Number(totalMs) / call.calls),
      slowestAt: toMoment(slowestAt),
    })),
  }
}

/** Errors that were answered with a reference. */
export async function listUnexpectedErrors(
  ctx: SignedCtx,
  input: InputOf<typeof errorsCall, 'out'>,
) {
  const { rows, total } = await findErrorPage(ctx.db, input)

  return { list: rows.map((row) => ({ ...row, at: toMoment(row.at) })), total }
}
