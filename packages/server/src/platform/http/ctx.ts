import type { FlowActor, Language, WordBook } from '@residency/contract/kernel'
import type { Audit } from '../audit/audit.ts'
import type { Config } from '../config/config.ts'
import type { FieldCrypto } from '../crypto/fields.ts'
import type { Keys } from '../crypto/keys.ts'
import type { Db } from '../db/connect/pool.ts'
import type { Limits } from '../limits/limits.ts'

/** The logged-in user, loaded for every request. `token` is only used to seal their answers. */
export type Actor = FlowActor & {
  userId: number

  /** Profile shown to others. */
  profile: {
    username: string
    nickname: string
    avatar: string | null
    chestArrNum: string | null
    seenTour: number
  }
  sessionId: string
  token: string
  roles: readonly string[]
  roleIds: readonly number[]
  departmentId: number | null

  /** Tree path of their department, e.g. `1/4/`. */
  treePath: string | null

  /** Data scopes of their roles (0 all … 4 own bases), combined as a union. */
  dataScopes: ReadonlySet<number>
  rightsVersion: number
  mustChangePassword: boolean
}

/**
 * `device` is the browser's device cookie (a new one if just set); `portalToken` the header
 * homePage-token; `visitorToken` what a visitor without an account shows to the public calls of one
 * area, which checks it itself.
 */
export type Client = {
  ip: string
  agent: string
  device: string | null

  /** The browser sent no device cookie and is given one now. */
  isNewDevice?: boolean
  portalToken: string | null
  visitorToken?: string | null

  /** Scheme and host by which the client reached the product. */
  origin?: string
}

/**
 * Outside systems by name; the composition root says which implementation each has. Areas extend
 * this by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: adapters declare themselves into it
export interface Services {}

/** The context of every use case. In a transaction `db` and `audit` are the transaction's. */
export type Ctx = {
  db: Db
  actor: Actor | null
  now: () => Date
  language: Language

  /** Words of all areas, for answers with labels declared by another area. */
  words: WordBook
  client: Client
  config: Config
  keys: Keys
  fields: FieldCrypto
  limits: Limits
  services: Services
  audit: Audit

  /** Inside an undoable decision: its id, and until when its notices are held. */
  undoable?: { decision: number; until: Date }
}

export type SignedCtx = Ctx & { actor: Actor }

/**
 * Runs `work` in one transaction, including its audit rows. Joins a transaction that is already
 * open.
 */
export async function inTransaction<C extends Ctx, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  return ctx.db.transaction().execute((tx) => work({ ...ctx, db: tx, audit: ctx.audit.within(tx) }))
}
