import { type FlowActor, holds } from '@residency/contract/kernel'

/** What policies ask about the person who reads or acts. */
export type Reader = FlowActor & {
  userId: number
  departmentId: number | null

  /** Tree path of the own department, e.g. `1/4/`. */
  treePath: string | null
  dataScopes: ReadonlySet<number>
}

/** The numbers by which roles store whose data they reach; those of several roles add up. */
export const DATA_SCOPE = {
  all: 0,
  departmentAndBelow: 1,
  department: 2,
  oneself: 3,
  administered: 4,
} as const

/** Whether the data scope reaches everything. */
export const seesAll = (actor: Pick<Reader, 'isRoot' | 'dataScopes'>): boolean =>
  actor.isRoot || actor.dataScopes.has(DATA_SCOPE.all)

/**
 * Whether the reader belongs to the office that a permission is given to: it reaches everything and
 * holds the permission.
 */
export const isOffice = (
  actor: FlowActor & Pick<Reader, 'dataScopes'>,
  permission: string,
): boolean => seesAll(actor) && holds(actor, permission)
