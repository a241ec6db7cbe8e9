import type { AnyFlow } from '@residency/contract/kernel'
import type { SignedCtx } from '../http/ctx.ts'

/**
 * A record under review as the reader of a context sees it: nothing if it is outside their scope.
 */
export type ReviewedRecord = { name: string; state: string; relations: ReadonlySet<string> }

/**
 * A step that one person took although a rule asks for two: who, when, and the change of the
 * setting that allowed it.
 */
export type StepByOne = { who: string; at: Date; waiverId: number }

/**
 * A review that names who may decide each record. An area lists its reviews in its manifest.
 */
export type ReviewedFlow = {
  flow: AnyFlow

  /** The decisions that a record waits for. */
  decisions: readonly string[]

  /**
   * Relations of those who are concerned like the owner: they read who decides as the owner does.
   */
  parties?: readonly string[]

  /** The page of a record. */
  pathOf: (id: number) => string

  /** The record with the relations of the actor of this context. */
  look: (ctx: SignedCtx, id: number) => Promise<ReviewedRecord | undefined>

  /**
   * The accounts to look at, where the permission is held by so many that they are not all tried.
   */
  candidates?: (ctx: SignedCtx, id: number) => Promise<readonly number[]>

  /** Steps taken by one person, where they are not in the history of the flow. */
  stepsByOne?: (ctx: SignedCtx, id: number) => Promise<readonly StepByOne[]>
}

type NamedState = { state: string; name?: string }

type Definition<Row extends NamedState> = Omit<ReviewedFlow, 'look' | 'pathOf'> & {
  /** The page that opens a record by `?id=`. */
  page: string
  find: (ctx: SignedCtx, id: number) => Promise<Row | undefined>
  relationsTo: (ctx: SignedCtx, row: Row) => ReadonlySet<string> | Promise<ReadonlySet<string>>

  /** Rows without a name of their own. */
  nameOf?: (row: Row) => string
}

/** A review by the queries and the policy that its decisions use. */
export const reviewedFlow = <Row extends NamedState>({
  page,
  find,
  relationsTo,
  nameOf,
  ...rest
}: Definition<Row>): ReviewedFlow => ({
  ...rest,
  pathOf: (id) => `${page}?id=${id}`,
  look: async (ctx, id) => {
    const row = await find(ctx, id)
    return (
      row && {
        name: nameOf ? nameOf(row) : (row.name ?? ''),
        state: row.state,
        relations: await relationsTo(ctx, row),
      }
    )
  },
})
