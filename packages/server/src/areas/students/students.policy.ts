/** Whose training records somebody sees. So far everybody their own; teachers, departments and the office come with the area's lists. */
export type TraineeScope = { userId: number }
export const visibleTrainees = (actor: { userId: number }): TraineeScope => ({ userId: actor.userId })
