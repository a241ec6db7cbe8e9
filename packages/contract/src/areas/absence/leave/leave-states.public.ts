/**
 * States of a leave that was granted: its days are taken, whether the return was reported yet or
 * not.
 */
export const GRANTED_STATES = ['approved', 'revokeRequested', 'reported', 'confirmed'] as const

/** States in which somebody was absent: granted leave, and unexcused absence that was recorded. */
export const ABSENT_STATES = [...GRANTED_STATES, 'recorded'] as const

/** States in which an absence takes no day: it was not handed in, or was refused or withdrawn. */
export const UNCOUNTED_STATES = ['draft', 'rejected', 'withdrawn', 'revoked', 'cancelled'] as const
