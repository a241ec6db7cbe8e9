// Steps that many flows have in common: a record is submitted by its owner and decided by a
// reviewer. Each is a line of the actions of a flow.
import type { Permission } from '../calls/endpoint.ts'

/** The reviewer passes what is submitted. */
export const passSubmitted = (permission: Permission) =>
  ({
    kind: 'forward',
    from: ['submitted'],
    to: 'passed',
    permission,
    as: ['reviewer'],
  }) as const

/** The reviewer rejects what is submitted, with a reason. */
export const rejectSubmitted = (permission: Permission) =>
  ({
    kind: 'end',
    from: ['submitted'],
    to: 'rejected',
    permission,
    as: ['reviewer'],
    needs: ['reason'],
  }) as const

/** The owner withdraws what is submitted. */
export const withdrawSubmitted = (permission: Permission) =>
  ({
    kind: 'end',
    from: ['submitted'],
    to: 'withdrawn',
    permission,
    as: ['owner'],
    ownAllowed: true,
  }) as const

/** The owner submits again what was returned. */
export const resubmitReturned = (permission: Permission) =>
  ({
    kind: 'forward',
    from: ['returned'],
    to: 'submitted',
    permission,
    as: ['owner'],
    ownAllowed: true,
  }) as const

/** The base rejects what is submitted, with a reason. */
export const rejectSubmittedAsBase = (permission: Permission) =>
  ({ ...rejectSubmitted(permission), as: ['base'] }) as const

/** The office rejects what the base has passed, with a reason. */
export const rejectBasePassed = (permission: Permission) =>
  ({
    kind: 'end',
    from: ['basePassed'],
    to: 'rejected',
    permission,
    as: ['office'],
    needs: ['reason'],
  }) as const
